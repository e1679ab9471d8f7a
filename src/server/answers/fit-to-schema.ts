import { fitEnum } from './fit-enum.ts'
import { fitNumber } from './fit-number.ts'
import { rowsOfTable } from './fit-table.ts'
import { isList, isObject, isRequired, type JsonSchema, propertiesOf, withoutNull } from './json-schema.ts'

/**
 * What a model meant, in the shape that was asked for: case of choices, nulls, one value for a list, lists that are too long, numbers as
 * text, an answer inside another object. Nothing is made up: what is missing stays missing, and the agent's own schema has the last word.
 */
export function fitToSchema(value: unknown, schema: JsonSchema): unknown {
  return fitValue(unwrapped(value, schema), schema)
}

const dropped = Symbol('a value that an optional property is better without')
/** Levels below which a value is left as it is; the check refuses it. */
const deepest = 60

function fitValue(value: unknown, schema: JsonSchema, depth = 0): unknown {
  if (depth > deepest) return value
  const inner = withoutNull(schema)
  if (inner) return isNothing(value, inner) ? null : fitValue(value, inner, depth)
  if (isList(schema.enum)) return fitEnum(value, schema.enum)
  switch (schema.type) {
    case 'string':
      return fitText(value, schema)
    case 'number':
    case 'integer':
      return fitNumber(value, schema.type === 'integer')
    case 'boolean':
      return fitBoolean(value)
    case 'array':
      return fitList(value, schema, depth)
    case 'object':
      return fitObject(value, schema, depth)
    default:
      return value
  }
}

/** How models write that there is nothing, where no text is asked for; in a text only emptiness says so. */
function isNothing(value: unknown, schema: JsonSchema): boolean {
  if (value === null || value === undefined) return true
  if (typeof value !== 'string') return false
  const text = value.trim().toLowerCase()
  return text === '' || (schema.type !== 'string' && ['null', 'none', 'n/a', 'na', '-', 'unknown'].includes(text))
}

function fitText(value: unknown, schema: JsonSchema): unknown {
  const text = textOf(value)
  if (text === undefined) return value
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Number.POSITIVE_INFINITY
  return [...text].length > most ? shortened(text, most) : text
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (isList(value) && value.length > 0 && value.every((each) => typeof each === 'string')) return value.join('\n')
  if (!isObject(value)) return undefined
  const { text, value: inner } = value
  return typeof text === 'string' ? text : typeof inner === 'string' ? inner : undefined
}

/** Ends with a whole word. */
function shortened(text: string, most: number): string {
  const cut = [...text].slice(0, most).join('')
  const end = cut.lastIndexOf(' ')
  return (end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/u, '')
}

function fitBoolean(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim().toLowerCase()
  return ['true', 'yes'].includes(text) ? true : ['false', 'no'].includes(text) ? false : value
}

function fitList(value: unknown, schema: JsonSchema, depth: number): unknown {
  const items = isObject(schema.items) ? schema.items : {}
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Number.POSITIVE_INFINITY
  return listOf(value, items)
    .filter((item) => item !== null && item !== undefined && !isEmptyText(item, items))
    .slice(0, most)
    .map((item) => fitValue(item, items, depth + 1))
}

const isEmptyText = (value: unknown, { minLength }: JsonSchema) =>
  typeof value === 'string' && value.trim() === '' && typeof minLength === 'number' && minLength > 0

function listOf(value: unknown, items: JsonSchema): unknown[] {
  if (isList(value)) return value
  if (value === null || value === undefined) return []
  if (typeof value === 'string') {
    const text = value.trim()
    if (text === '' || /^(?:null|none|n\/a|\[\])$/i.test(text)) return []
    const rows = items.type === 'object' ? rowsOfTable(text) : null
    if (rows) return rows
    const lines = text.split(/\r?\n/).map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim())
    return items.type === 'string' && lines.length > 1 ? lines : [text]
  }
  // {"items": [...]}, {"0": ..., "1": ...}
  if (isObject(value)) {
    const inside = Object.values(value)
    const [only] = inside
    if (inside.length === 1 && isList(only)) return only
    if (Object.keys(value).every((key) => /^\d+$/.test(key))) return inside
  }
  return [value]
}

function fitObject(value: unknown, schema: JsonSchema, depth: number): unknown {
  const given = objectOf(value, schema)
  if (!given) return value
  const properties = Object.entries(propertiesOf(schema))
  const names = withForeignName(given, schema, namesIn(given, new Set(properties.map(([name]) => name))))
  const fitted: Record<string, unknown> = {}
  for (const [name, property] of properties) {
    const own = fitProperty(given[names.get(name) ?? name], property, isRequired(schema, name), depth + 1)
    if (own !== dropped) fitted[name] = own
  }
  return fitted
}

/** The one property that is missing has the one name that is unknown, where it is of its kind: a translated name. */
function withForeignName(
  given: Record<string, unknown>,
  schema: JsonSchema,
  names: Map<string, string>,
): Map<string, string> {
  const properties = propertiesOf(schema)
  const missing = Object.keys(properties).filter((name) => !Object.hasOwn(given, name) && !names.has(name))
  const spelled = new Set(names.values())
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(properties, key) && !spelled.has(key))
  const [name = '', ...others] = missing.filter((each) => isRequired(schema, each))
  const [key = '', ...more] = unknown
  const property = properties[name]
  if (!property || key === '' || others.length > 0 || more.length > 0) return names
  return isOfType(given[key], property) && given[key] !== null ? new Map(names).set(name, key) : names
}

function fitProperty(value: unknown, schema: JsonSchema, required: boolean, depth: number): unknown {
  if (!required) {
    if (value === undefined || (value === null && withoutNull(schema) === null)) return dropped
    const fitted = fitValue(value, schema, depth)
    return isEmptyText(fitted, schema) || !isOfType(fitted, schema) ? dropped : fitted
  }
  if (value === undefined) {
    if (withoutNull(schema)) return null
    return schema.type === 'array' && !schema.minItems ? [] : dropped
  }
  return fitValue(value, schema, depth)
}

function isOfType(value: unknown, schema: JsonSchema): boolean {
  const inner = withoutNull(schema)
  if (inner) return value === null || isOfType(value, inner)
  if (isList(schema.enum)) return schema.enum.includes(value)
  if (schema.type === 'number' || schema.type === 'integer') return typeof value === 'number'
  if (schema.type === 'array') return isList(value)
  if (schema.type === 'object') return isObject(value)
  return schema.type === undefined || typeof value === schema.type
}

/** A text where an object is asked for: JSON in a string, or the one thing that the object is about. */
function objectOf(value: unknown, schema: JsonSchema): Record<string, unknown> | null {
  if (isObject(value)) return value
  if (isList(value) && value.length === 1) return objectOf(value[0], schema)
  if (typeof value !== 'string') return null
  const inside = objectIn(value)
  if (inside) return inside
  const properties = propertiesOf(schema)
  const name = ['text', 'question', 'name', 'title'].find((each) => properties[each]?.type === 'string')
  return name ? { [name]: value } : null
}

/** How the answer spells each property that it does not spell as the schema does: "positioning_statement". */
function namesIn(given: Record<string, unknown>, known: ReadonlySet<string>): Map<string, string> {
  const spelled = new Map<string, string>()
  for (const key of Object.keys(given)) if (!known.has(key)) spelled.set(bareName(key), key)
  if (spelled.size === 0) return spelled
  const names = new Map<string, string>()
  for (const name of known) {
    const key = Object.hasOwn(given, name) ? undefined : spelled.get(bareName(name))
    if (key !== undefined) names.set(name, key)
  }
  return names
}

const bareName = (name: string) =>
  name
    .toLowerCase()
    .replace(/^\s*\d+[.)]\s*/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The object that has most of the schema's properties: the value itself, one level inside (`{"answer": {...}}`, a tool call's arguments),
 * or what a list of properties makes (`[{"title": ...}, {"items": ...}]`, `[{"key": "title", "value": ...}]`).
 */
export function unwrapped(value: unknown, schema: JsonSchema): unknown {
  const known = new Set(Object.keys(propertiesOf(schema)))
  if (known.size === 0) return value
  const outer = isList(value) ? (value.length === 1 ? value[0] : mergedProperties(value)) : value
  if (!isObject(outer)) return outer
  const held = (object: Record<string, unknown>) =>
    Object.keys(object).filter((key) => known.has(key)).length + namesIn(object, known).size
  let best = outer
  for (const inner of Object.values(outer)) {
    const object = isObject(inner) ? inner : typeof inner === 'string' ? objectIn(inner) : null
    if (object && held(object) > held(best)) best = object
  }
  return best
}

function mergedProperties(list: readonly unknown[]): unknown {
  if (!list.every(isObject)) return list
  const entries = list.flatMap((each) => {
    const name = each.key ?? each.name ?? each.property
    return typeof name === 'string' && 'value' in each ? [[name, each.value] as const] : Object.entries(each)
  })
  return Object.fromEntries(entries)
}

function objectIn(text: string): Record<string, unknown> | null {
  if (!/^\s*\{/.test(text)) return null
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}
