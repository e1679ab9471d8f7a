import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fitStrictSchema } from './strict-schema.ts'

const strict = (schema: Record<string, unknown>) =>
  fitStrictSchema('openai')(schema).providerOptions?.openai?.strictJsonSchema

describe('fitStrictSchema', () => {
  test('is strict for a closed object, also where its parts are', () => {
    const schema = z.toJSONSchema(
      z.strictObject({ a: z.string().min(3), b: z.array(z.strictObject({ c: z.number().nullable() })) }),
    )
    expect(strict(schema)).toBe(true)
  })

  test('an optional property is required and may be null', () => {
    const schema = z.toJSONSchema(
      z.object({
        a: z.string().describe('A').optional(),
        b: z.object({ c: z.number().nullable().optional(), d: z.enum(['x']).optional() }),
      }),
    )
    expect(strict(schema)).toBe(true)
    expect(fitStrictSchema('openai')(schema).schema).toEqual({
      type: 'object',
      properties: {
        a: { description: 'A', type: ['string', 'null'] },
        b: {
          type: 'object',
          properties: {
            c: { type: ['number', 'null'] },
            d: { anyOf: [{ type: 'string', enum: ['x'] }, { type: 'null' }] },
          },
          required: ['c', 'd'],
          additionalProperties: false,
        },
      },
      required: ['a', 'b'],
      additionalProperties: false,
    })
  })

  test('is not strict with an open object or a map, anywhere', () => {
    expect(strict(z.toJSONSchema(z.strictObject({ a: z.array(z.looseObject({ b: z.string() })) })))).toBe(false)
    expect(strict(z.toJSONSchema(z.strictObject({ a: z.record(z.string(), z.number()) })))).toBe(false)
    expect(strict({ type: 'array', items: { type: 'string' } })).toBe(false)
  })

  test('drops only keywords, never a property of that name', () => {
    const schema = z.toJSONSchema(
      z.strictObject({ title: z.string().min(2), default: z.string(), list: z.array(z.string().max(9)).min(1) }),
    )
    expect(fitStrictSchema('openai')(schema).schema).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string' },
        default: { type: 'string' },
        list: { type: 'array', items: { type: 'string' }, minItems: 1 },
      },
      required: ['title', 'default', 'list'],
      additionalProperties: false,
    })
  })
})
