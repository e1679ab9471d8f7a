import { z } from 'zod'

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = Record<string, unknown>

const schemas = new WeakMap<z.ZodType, JsonSchema>()

/**
 * The JSON Schema of what a parse by this schema returns. Of that side every object is closed, so that a vendor can enforce it; of the
 * input side none is. The same object for each call.
 */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema)
  if (known) return known
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io: 'output' }) as JsonSchema
  schemas.set(schema, made)
  return made
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** The properties of an object's schema by name. */
export function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return isObject(schema.properties) ? (schema.properties as Record<string, JsonSchema>) : {}
}

export function isRequired(schema: JsonSchema, name: string): boolean {
  return isList(schema.required) && schema.required.includes(name)
}

/** What a value that may be null is when it is not; null where the schema is no such pair. */
export function withoutNull(schema: JsonSchema): JsonSchema | null {
  if (isList(schema.anyOf)) {
    const others = schema.anyOf.filter((each): each is JsonSchema => isObject(each) && each.type !== 'null')
    return others.length === schema.anyOf.length - 1 && others.length === 1 ? (others[0] ?? null) : null
  }
  if (!isList(schema.type) || !schema.type.includes('null')) return null
  const types = schema.type.filter((type) => type !== 'null')
  return types.length === 1 ? { ...schema, type: types[0] } : null
}

/** The part of an object's schema that holds these properties, in their order. */
export function onlyProperties(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const properties = propertiesOf(schema)
  return {
    type: 'object',
    properties: Object.fromEntries(names.flatMap((name) => (properties[name] ? [[name, properties[name]]] : []))),
    required: names.filter((name) => isRequired(schema, name)),
    additionalProperties: false,
  }
}

/** The schema of the value at a path; null where the schema says nothing of it. */
export function schemaAt(schema: JsonSchema, path: readonly (string | number)[]): JsonSchema | null {
  let at: JsonSchema = schema
  for (const step of path) {
    const here: JsonSchema = withoutNull(at) ?? at
    const next = typeof step === 'number' || here.type === 'array' ? here.items : propertiesOf(here)[step]
    if (!isObject(next)) return null
    at = next
  }
  return at
}
