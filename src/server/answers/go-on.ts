import { findJson } from './find-json.ts'
import { unwrapped } from './fit-to-schema.ts'
import { heldText, isClosed } from './held-text.ts'
import { isList, isObject, isRequired, type JsonSchema, propertiesOf } from './json-schema.ts'

/** Where an answer that ended too early goes on. */
export interface CutAnswer {
  /** What stands, as a value and as the beginning of the joined text, which ends inside the object or inside the open list. */
  held: Record<string, unknown>
  before: string
  /** The properties that are missing, the open list first. */
  missing: readonly string[]
  open: { name: string; items: number } | null
}

/** Null where nothing of the answer is whole, so that it has to be written anew. */
export function cutAnswer(text: string, schema: JsonSchema): CutAnswer | null {
  return cutObject(text, schema) ?? cutInside(text, schema)
}

/** Whether a text breaks off in the middle, with properties missing that every answer has: however its sender ended it, it is not whole. */
export function breaksOff(text: string, schema: JsonSchema): boolean {
  if (isClosed(text)) return false
  const missing = cutAnswer(text, schema)?.missing ?? []
  const begun = findJson(text)
  return missing.some((name) => isRequired(schema, name) && isObject(begun) && !Object.hasOwn(begun, name))
}

/** The same without the list that is being written: one that never ends is long enough. */
export function withoutOpenList(cut: CutAnswer): CutAnswer {
  const { open, held, missing } = cut
  return open ? { held, before: JSON.stringify(held).slice(0, -1), missing: missing.slice(1), open: null } : cut
}

/** An answer that stands inside another object. Its last property may be broken off, and is asked for again. */
function cutInside(text: string, schema: JsonSchema): CutAnswer | null {
  const known = Object.keys(propertiesOf(schema))
  const inner = unwrapped(findJson(text), schema)
  const entries = isObject(inner) ? Object.entries(inner).filter(([name]) => known.includes(name)) : []
  const held = Object.fromEntries(entries.slice(0, -1))
  if (entries.length < 2) return null
  const missing = known.filter((name) => !Object.hasOwn(held, name))
  return { held, before: JSON.stringify(held).slice(0, -1), missing, open: null }
}

function cutObject(text: string, schema: JsonSchema): CutAnswer | null {
  const kept = heldText(text)
  if (!kept) return null
  const held = objectOf(`${kept.members}}`)
  const items = kept.open ? listOf(`${kept.open.items}]`) : null
  if (!held || (kept.open && !items)) return null
  const known = Object.keys(propertiesOf(schema))
  const open = kept.open && items && known.includes(kept.open.name) ? kept.open : null
  if (Object.keys(held).length === 0 && !open) return null
  const others = known.filter((name) => !Object.hasOwn(held, name) && name !== open?.name)
  const comma = Object.keys(held).length > 0 ? ',' : ''
  return {
    held: open && items ? { ...held, [open.name]: items } : held,
    before: open ? `${kept.members}${comma}${JSON.stringify(open.name)}:${open.items}` : kept.members,
    missing: open ? [open.name, ...others] : others,
    open: open && items ? { name: open.name, items: items.length } : null,
  }
}

/**
 * Joins what a model writes of the rest to what stood, as it comes: the joined text can be shown while it is written. A rest that does
 * not begin as it was asked for is joined at the end by its values.
 */
export function createJoin({ held, before, open }: CutAnswer) {
  const opening = open
    ? new RegExp(`^[^{]{0,2000}\\{\\s*${escaped(JSON.stringify(open.name))}\\s*:\\s*\\[`)
    : /^[^{]{0,2000}\{/
  let rest = ''
  let joined = false
  const head = (behind: string) => {
    const isEmpty = /^\s*[\]}]/.test(behind)
    const first = open ? open.items === 0 : Object.keys(held).length === 0
    return `${before}${isEmpty || first ? '' : ','}${behind}`
  }
  return {
    /** What can be shown more: the whole joined text the first time, null while the beginning is not there. */
    add(piece: string): string | null {
      rest += piece
      if (joined) return piece
      const begun = opening.exec(rest)
      const behind = begun ? rest.slice(begun[0].length) : ''
      if (!/\S/.test(behind)) return null
      joined = true
      return head(behind)
    },
    /** The joined text, and whether it is what `add` has returned so far. */
    end(): { text: string; shown: boolean } {
      const begun = joined ? opening.exec(rest) : null
      if (begun) return { text: head(rest.slice(begun[0].length)), shown: true }
      const value = findJson(rest)
      const more = isObject(value) ? value : {}
      const items = open ? held[open.name] : undefined
      const further = open ? more[open.name] : undefined
      const list = open && isList(items) ? { [open.name]: [...items, ...(isList(further) ? further : [])] } : {}
      return { text: JSON.stringify({ ...more, ...held, ...list }), shown: false }
    },
  }
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

function objectOf(json: string): Record<string, unknown> | null {
  const value = findJson(json)
  return isObject(value) ? value : null
}

function listOf(json: string): unknown[] | null {
  const value = findJson(json)
  return isList(value) ? value : null
}
