import type { FittedSchema } from './model-call-options.ts'
import { isRecord } from './model-failure.ts'

type Schema = Record<string, unknown>

/** Keywords that OpenAI's strict mode rejects; the run checks the answer against the full schema anyway. */
const removed = new Set(['$schema', '$id', 'default', 'minLength', 'maxLength', 'uniqueItems', 'examples', 'title'])
/** Keywords that it cannot enforce at all: with one of them the schema is sent as a guide only. */
const loose = [
  'allOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'patternProperties',
  'prefixItems',
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedProperties',
  'minProperties',
  'maxProperties',
  'contains',
]

/**
 * Fits a JSON Schema to OpenAI's structured outputs: an optional property is required and may be null, which reading an answer takes for
 * absent. Strict only where every object is closed then: the vendor answers 400 to anything else. `namespace` is the SDK's name for the
 * provider's options.
 */
export function fitStrictSchema(namespace: string, more: Record<string, string | boolean> = {}) {
  return (schema: Schema): FittedSchema => {
    const required = withNullsForOptional(withoutKeywords(schema))
    const strictJsonSchema = schema.type === 'object' && isStrict(required)
    return {
      schema: strictJsonSchema ? required : withoutKeywords(schema),
      providerOptions: { [namespace]: { ...more, strictJsonSchema } },
    }
  }
}

/** With more of them Anthropic's API gives up compiling the schema, and the SDK falls back to a tool. */
export const mostOptional = 10

/** Fits a JSON Schema to Anthropic's structured outputs: optional properties up to a number, the rest as nulls. */
export function fitFewOptional(schema: Schema): Schema {
  let left = mostOptional
  return withNullsForOptional(schema, () => {
    left -= 1
    return left >= 0
  })
}

/** `names` is true while `node` maps property names to schemas, where a key is a name and not a keyword. */
function withoutKeywords(node: Schema, names = false): Schema {
  const out: Schema = {}
  for (const [key, value] of Object.entries(node)) {
    if (!names && (removed.has(key) || (key === 'pattern' && 'format' in node))) continue
    const inner = !names && (key === 'properties' || key === '$defs' || key === 'definitions')
    if (!names && (key === 'enum' || key === 'const' || key === 'required')) out[key] = value
    else if (Array.isArray(value)) out[key] = value.map((item) => (isRecord(item) ? withoutKeywords(item) : item))
    else out[key] = isRecord(value) ? withoutKeywords(value, inner) : value
  }
  return out
}

/** Every property that is not required becomes so and may be null, unless `keep` leaves it as it is. */
function withNullsForOptional(node: Schema, keep: () => boolean = () => false): Schema {
  const out: Schema = { ...node }
  for (const key of ['anyOf', 'allOf', 'oneOf', 'prefixItems']) {
    const list = node[key]
    if (Array.isArray(list)) out[key] = list.map((each) => (isRecord(each) ? withNullsForOptional(each, keep) : each))
  }
  if (isRecord(node.items)) out.items = withNullsForOptional(node.items, keep)
  if (!isRecord(node.properties)) return out
  const required = new Set(Array.isArray(node.required) ? node.required : [])
  out.properties = Object.fromEntries(
    Object.entries(node.properties).map(([name, given]) => {
      if (!isRecord(given)) return [name, given]
      const inner = withNullsForOptional(given, keep)
      if (required.has(name) || keep()) return [name, inner]
      required.add(name)
      return [name, orNull(inner)]
    }),
  )
  out.required = Object.keys(node.properties).filter((name) => required.has(name))
  return out
}

function orNull(schema: Schema): Schema {
  if (schema.type === 'null' || (Array.isArray(schema.type) && schema.type.includes('null'))) return schema
  const isPlain = ['string', 'number', 'integer', 'boolean'].includes(String(schema.type)) && !('enum' in schema)
  if (isPlain) return { ...schema, type: [schema.type, 'null'] }
  const { description, ...rest } = schema
  const own = description === undefined ? {} : { description }
  if (Array.isArray(schema.anyOf)) {
    const hasNull = schema.anyOf.some((each) => isRecord(each) && each.type === 'null')
    return hasNull ? schema : { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] }
  }
  return { ...own, anyOf: [rest, { type: 'null' }] }
}

export function isStrict(node: unknown): boolean {
  if (!isRecord(node)) return node !== true
  if (loose.some((keyword) => keyword in node)) return false
  if (node.type === 'object' || 'properties' in node) {
    const names = isRecord(node.properties) ? Object.keys(node.properties) : []
    const required = Array.isArray(node.required) ? node.required : []
    if (node.additionalProperties !== false || !names.every((name) => required.includes(name))) return false
  }
  const inner = [
    ...['properties', '$defs', 'definitions'].flatMap((key) => (isRecord(node[key]) ? Object.values(node[key]) : [])),
    ...(Array.isArray(node.anyOf) ? node.anyOf : []),
    ...('items' in node ? [node.items] : []),
  ]
  return inner.every(isStrict)
}
