import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fitToSchema } from './fit-to-schema.ts'
import { jsonSchemaOf } from './json-schema.ts'

const schema = z.object({
  title: z.string().min(1),
  rank: z.enum(['Must', 'Should', 'Could']),
  count: z.int(),
  share: z.number().nullable(),
  tags: z.array(z.string().min(1)).max(3),
  rows: z.array(z.object({ text: z.string(), check: z.string().nullable() })).max(2),
  age: z.int().optional(),
  note: z.string().min(1).optional(),
  done: z.boolean(),
  short: z.string().max(12),
})
const good = {
  title: 'T',
  rank: 'Must',
  count: 3,
  share: null,
  tags: ['a'],
  rows: [{ text: 'r', check: null }],
  done: true,
  short: 'short',
}
const fitOf = (value: unknown) => schema.parse(fitToSchema(value, jsonSchemaOf(schema)))

describe('fitToSchema', () => {
  test('leaves what fits', () => {
    expect(fitOf(good)).toEqual(good)
  })

  test.each([
    ['a choice in another case', { rank: 'must' }, {}],
    ['a choice with more words', { rank: 'Must have' }, {}],
    ['a priority for the first choice', { rank: 'P0' }, {}],
    ['a priority behind the last choice', { rank: 'P3' }, { rank: 'Could' }],
    ['a number as text', { count: '3' }, {}],
    ['a number with a comma', { count: '12,000' }, { count: 12_000 }],
    ['a percentage as text', { share: '12.5 %' }, { share: 12.5 }],
    ['a price', { count: '1,200 €' }, { count: 1200 }],
    ['a price as Germans write it', { share: '1.200,50 €' }, { share: 1200.5 }],
    ['a price with its currency before it', { count: 'EUR 1.200' }, { count: 1200 }],
    ['thousands as Swiss write them', { count: "1'200" }, { count: 1200 }],
    ['a decimal comma', { share: '12,5 %' }, { share: 12.5 }],
    ['a decimal point', { share: '1.250' }, { share: 1.25 }],
    ['Arabic digits', { count: '١٢٣' }, { count: 123 }],
    ['a sign', { share: '−4 %' }, { share: -4 }],
    ['a choice in German', { rank: 'Muss' }, {}],
    ['a choice in Arabic', { rank: 'مستحسن' }, { rank: 'Should' }],
    [
      'a table for a list',
      { rows: '| Text | Check |\n|---|:--|\n| r | |\n| a \\| b | ask |' },
      {
        rows: [
          { text: 'r', check: null },
          { text: 'a | b', check: 'ask' },
        ],
      },
    ],
    ['nothing as a word', { share: 'n/a' }, {}],
    ['a missing key that may be null', { share: undefined, rows: [{ text: 'r' }] }, {}],
    ['null for a list', { tags: null }, { tags: [] }],
    ['a missing list', { tags: undefined }, { tags: [] }],
    ['one value for a list', { tags: 'a' }, {}],
    ['lines for a list', { tags: '- a\n- b' }, { tags: ['a', 'b'] }],
    ['a list that is too long', { tags: ['a', 'b', 'c', 'd'] }, { tags: ['a', 'b', 'c'] }],
    ['empty items', { tags: ['a', '', null] }, {}],
    ['a list inside an object', { tags: { items: ['a'] } }, {}],
    ['a text for an object', { rows: ['r'] }, {}],
    ['one object for a list', { rows: { text: 'r', check: null } }, {}],
    ['null for what may be missing', { age: null, note: null }, {}],
    ['nothing for what may be missing', { age: 'unknown', note: '' }, {}],
    ['a truth as text', { done: 'yes' }, {}],
    ['a number for a text', { title: 7 }, { title: '7' }],
    ['a text that is too long', { short: 'a text too long' }, { short: 'a text too' }],
  ])('%s', (_what, change, expected) => {
    expect(fitOf({ ...good, ...change })).toEqual({ ...good, ...expected })
  })

  test('names spelled otherwise', () => {
    const { title: _, ...rest } = good
    expect(fitOf({ ...rest, Title: 'T' })).toEqual(good)
  })

  test('names with a number before them', () => {
    expect(fitOf(Object.fromEntries(Object.entries(good).map(([name, value]) => [`1. ${name}`, value])))).toEqual(good)
  })

  test('one name in another language, where one is missing', () => {
    const { tags, ...rest } = good
    expect(fitOf({ ...rest, Schlagworte: tags })).toEqual(good)
    expect(fitOf({ ...rest, tags: undefined, Notiz: 'of another kind' })).toEqual({ ...good, tags: [] })
  })

  test.each([
    ['a list of properties', Object.entries(good).map(([name, value]) => ({ [name]: value }))],
    ['a list of names and values', Object.entries(good).map(([key, value]) => ({ key, value }))],
    ['another object', { answer: good }],
    ["a tool call's arguments", { name: 'answer', arguments: JSON.stringify(good) }],
    ['a list of one', [good]],
    ['an object with more in it', { thought: 'hm', result: good }],
  ])('an answer inside %s', (_what, value) => {
    expect(fitOf(value)).toEqual(good)
  })

  test.each([
    ['a word for a number', { count: 'a few' }],
    ['a range for a number', { count: '10-20' }],
    ['a number with its unit', { count: '2 million' }],
    ['a choice that is none', { rank: 'Perhaps' }],
    ['a missing text', { title: undefined }],
  ])('makes nothing up: %s', (_what, change) => {
    expect(schema.safeParse(fitToSchema({ ...good, ...change }, jsonSchemaOf(schema))).success).toBe(false)
  })
})
