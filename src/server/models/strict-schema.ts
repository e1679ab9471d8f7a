import type { FittedSchema } from './ai-sdk-client.ts'
import { isRecord } from './model-failure.ts'

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

const fitted = new WeakMap<object, { schema: Record<string, unknown>; strict: boolean }>()

/**
 * Fits a JSON Schema to OpenAI's structured outputs. Strict only where every object is closed and requires all of its
 * properties: the vendor answers 400 to anything else. `namespace` is the SDK's name for the provider's options.
 */
export function fitStrictSchema(namespace: string, more: Record<string, string | boolean> = {}) {
  return (schema: Record<string, unknown>): FittedSchema => {
    let known = fitted.get(schema)
    if (!known) {
      known = { schema: withoutKeywords(schema), strict: schema.type === 'object' && isStrict(schema) }
      fitted.set(schema, known)
    }
    return { schema: known.schema, providerOptions: { [namespace]: { ...more, strictJsonSchema: known.strict } } }
  }
}

/** `names` is true while `node` maps property names to schemas, where a key is a name and not a keyword. */
function withoutKeywords(node: Record<string, unknown>, names = false): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node)) {
    if (!names && removed.has(key)) continue
    const inner = !names && (key === 'properties' || key === '$defs' || key === 'definitions')
    if (!names && (key === 'enum' || key === 'const' || key === 'required')) out[key] = value
    else if (Array.isArray(value)) out[key] = value.map((item) => (isRecord(item) ? withoutKeywords(item) : item))
    else out[key] = isRecord(value) ? withoutKeywords(value, inner) : value
  }
  return out
}

function isStrict(node: unknown): boolean {
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
