import fc from 'fast-check'
import { z } from 'zod'

type Schema = Readonly<Record<string, unknown>>

/** Texts that break naive writers: markup, control characters, half pairs, other scripts, formulas, links, white space. */
const nasty = [
  '',
  ' ',
  '\u0000\u0007\u001b\ufffe',
  '\ud800x\udc00',
  '👩‍👩‍👧‍👦 🚀',
  'مرحبا שלום 日本語 ไทย हिन्दी',
  '<script>alert(1)</script> &amp; ]]> <!--',
  '**b** _i_ `c` [x](javascript:y) | a | b |\n| --- |\n# h\n- l\n> q\n~~~',
  '=1+1',
  '{{a.b}} %s \\u0000 \\',
  'line\nline\r\nline\ttab\u2028end',
  'https://example.com/a(b)?c=d&e="f"',
  'w'.repeat(300),
  '[3] [12] [999]',
  '-5%',
  '\u202eabc\u200b',
]

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  { weight: 3, arbitrary: fc.lorem({ maxCount: 6 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30, unit: 'binary' }) },
)

/** Values of the shape of a schema, bounds included; what a schema checks beyond its shape is for its parser to say. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  const definitions = (root.$defs ?? {}) as Record<string, Schema>
  return of(root, definitions, 0)
}

function of(schema: Schema, definitions: Record<string, Schema>, depth: number): fc.Arbitrary<unknown> {
  const inner = (each: unknown) => of((each ?? {}) as Schema, definitions, depth + 1)
  if (depth > 12) return fc.constant(null)
  if (typeof schema.$ref === 'string') return inner(definitions[schema.$ref.split('/').at(-1) ?? ''])
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return fc.oneof(...choices.map(inner))
  if (Array.isArray(schema.allOf)) return inner(Object.assign({}, ...schema.allOf))
  const number = (name: string, otherwise: number) => (typeof schema[name] === 'number' ? schema[name] : otherwise)
  switch (schema.type) {
    case 'object': {
      const required = new Set(schema.required as string[] | undefined)
      const fields = Object.entries((schema.properties ?? {}) as Record<string, unknown>)
      if (fields.length === 0 && typeof schema.additionalProperties === 'object') {
        return fc.dictionary(fc.constantFrom('a', 'b', 'c'), inner(schema.additionalProperties), { maxKeys: 3 })
      }
      return fc.record(Object.fromEntries(fields.map(([name, value]) => [name, inner(value)])), {
        requiredKeys: fields.map(([name]) => name).filter((name) => required.has(name)),
      })
    }
    case 'array': {
      const least = number('minItems', 0)
      if (Array.isArray(schema.prefixItems)) return fc.tuple(...schema.prefixItems.map(inner))
      const most = Math.max(least, Math.min(number('maxItems', 3), least + 2, 8))
      return fc.array(inner(schema.items), { minLength: least, maxLength: most })
    }
    case 'integer': {
      const low = Math.max(number('minimum', -1000), -1e9)
      return fc.integer({ min: low, max: Math.min(Math.max(number('maximum', 100_000), low), 1e9) })
    }
    case 'number': {
      const low = Math.max(number('minimum', -1e6), -1e12)
      return fc.double({ min: low, max: Math.min(Math.max(number('maximum', 1e9), low), 1e12), noNaN: true })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string': {
      if (schema.format === 'date-time') return fc.constant('2026-11-21T09:00:00.000Z')
      if (schema.format === 'date') return fc.constant('2026-11-21')
      if (schema.format === 'uri') return fc.constantFrom('https://example.com/a?b=c', 'https://example.com/')
      const least = number('minLength', 0)
      return text.map((value) => value.padEnd(least, 'x').slice(0, number('maxLength', 100_000)))
    }
    default:
      return fc.constantFrom(null, 'anything', 1)
  }
}
