import type { LiveAgent } from '#agents/registry-server.ts'
import { findJson } from '#server/answers/find-json.ts'
import { fitToSchema } from '#server/answers/fit-to-schema.ts'
import { isList, isObject, jsonSchemaOf, schemaAt } from '#server/answers/json-schema.ts'
import { pathOf, pointerOf, valueAt, withValueAt } from '#shared/json-pointer.ts'
import type { Ask, Part } from './ask.ts'
import type { Fault } from './check-output.ts'

type Patch = Extract<Ask, { kind: 'parts' | 'changes' }>

/** What to ask for so that an answer fits: its failing parts by their places, or changes where only the rule is known. */
export function patchFor(agent: LiveAgent, answer: object, faults: readonly Fault[]): Patch {
  const schema = jsonSchemaOf(agent.outputSchema)
  const parts: Part[] = []
  for (const { path, message } of faults) {
    const place = path && path.length > 0 ? schemaAt(schema, path) : null
    if (!path || !place) return { kind: 'changes', answer, problems: faults.map(problemOf) }
    // A part inside one that is asked for anyway comes with it.
    const pointer = pointerOf(path)
    if (parts.some((part) => pointer.startsWith(`${part.pointer}/`) || pointer === part.pointer)) continue
    parts.push({ key: `part${parts.length + 1}`, pointer, message, now: valueAt(answer, path), schema: place })
  }
  return { kind: 'parts', answer, parts }
}

export const problemOf = ({ path, message }: Fault) =>
  path && path.length > 0 ? `${pointerOf(path)}: ${message}` : message

/** The answer with what the repair brought; places that it does not name stay as they are. */
export function patched(ask: Patch, repair: unknown): object {
  const changed =
    ask.kind === 'parts'
      ? ask.parts.reduce<unknown>((answer, part) => withPart(answer, part, repair), ask.answer)
      : changesIn(repair).reduce<unknown>((answer, { path, value }) => withValueAt(answer, path, value), ask.answer)
  return isObject(changed) ? changed : ask.answer
}

function withPart(answer: unknown, { key, pointer, schema }: Part, repair: unknown): unknown {
  const path = pathOf(pointer)
  const given = isObject(repair) ? (repair[key] ?? repair[pointer]) : undefined
  if (!path || given === undefined) return answer
  const fitted = fitToSchema({ value: given }, { type: 'object', properties: { value: schema }, required: ['value'] })
  return withValueAt(answer, path, isObject(fitted) ? fitted.value : given)
}

interface Change {
  path: string[]
  value: unknown
}

function changesIn(repair: unknown): Change[] {
  const list = isObject(repair) ? repair.changes : repair
  if (!isList(list)) return []
  return list.flatMap((each): Change[] => {
    if (!isObject(each) || typeof each.pointer !== 'string') return []
    const path = pathOf(each.pointer)
    const value = 'value' in each ? each.value : each.json
    return path && path.length > 0 ? [{ path, value: typeof value === 'string' ? valueIn(value) : value }] : []
  })
}

/** Models leave out the quotation marks of a text. */
function valueIn(json: string): unknown {
  const text = json.trim()
  try {
    return JSON.parse(text)
  } catch {
    return /^[{[]/.test(text) ? (findJson(text) ?? json) : json
  }
}

/**
 * The answer without what does not fit, where a list item or an optional property is wrong and nothing else: the rest was paid for and
 * is right. Null where more than that is wrong.
 */
export function withoutFaults(agent: LiveAgent, answer: object, faults: readonly Fault[]): object | null {
  const schema = jsonSchemaOf(agent.outputSchema)
  let kept: unknown = answer
  // From behind, so that the places of a list stay true while its items go.
  const paths = faults.map(({ path }) => path).sort((one, other) => comparePaths(other, one))
  for (const path of paths) {
    const without = path ? withoutPart(kept, path, schema) : undefined
    if (without === undefined) return null
    kept = without
  }
  return isObject(kept) ? kept : null
}

function comparePaths(one: readonly string[] | null, other: readonly string[] | null): number {
  for (let at = 0; at < Math.max(one?.length ?? 0, other?.length ?? 0); at += 1) {
    const [left = '', right = ''] = [one?.[at], other?.[at]]
    if (left !== right) return left.localeCompare(right, 'en', { numeric: true })
  }
  return 0
}

/** The nearest list item or optional property around the place goes. */
function withoutPart(answer: unknown, path: readonly string[], schema: Parameters<typeof schemaAt>[0]): unknown {
  for (let length = path.length; length > 0; length -= 1) {
    const around = path.slice(0, length - 1)
    const step = path[length - 1] ?? ''
    const holder = valueAt(answer, around)
    if (isList(holder)) return withValueAt(answer, around, holder.toSpliced(Number(step), 1))
    const place = schemaAt(schema, around)
    if (isObject(holder) && place && isList(place.required) && !place.required.includes(step)) {
      const { [step]: _, ...rest } = holder
      return withValueAt(answer, around, rest)
    }
  }
  return undefined
}
