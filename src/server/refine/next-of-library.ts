import type { ExplainedReading } from '#drafting/index.ts'
import { type Redraft, type RedraftTools, redrafted } from '#server/runs/redraft.ts'
import type { DocumentChange, DocumentContent, TouchedPlace } from '#shared/api/documents.ts'
import type { ProposedChange } from '#shared/api/refine.ts'
import { type Path, pointerOf, valueAt } from '#shared/json-pointer.ts'
import type { OwnFact } from '#shared/own-fact.ts'
import { shortened } from '#shared/shortened.ts'
import type { Source } from '#shared/source.ts'
import { stringsIn } from '#shared/strings-in.ts'
import { citedIn } from './check-words.ts'
import { bare, nameOf, saysTyped } from './item-name.ts'
import { listsAround } from './leave-out.ts'
import { rebindCitations } from './rebind-citations.ts'
import { isTouched, itemAround, type RefinePlace } from './refine-places.ts'

type JsonValue = Extract<DocumentChange, { op: 'set' }>['value']

export interface LibraryTask {
  redraft: Redraft
  explained: ExplainedReading
  content: DocumentContent
  touched: readonly TouchedPlace[]
  places: readonly RefinePlace[]
  /** Of the run, in the order of their numbers. */
  sources: readonly Source[]
  words: string
  /** Of the product, where they are what is asked about. */
  presentFacts?: readonly OwnFact[]
  /** All that the user typed, bare. */
  typed: string
  /** Whether the agent takes the document with these changes. */
  takes: (changes: readonly DocumentChange[]) => boolean
}

const mostLists = 8
const mostItems = 3

/** Shorter texts stand in many statements by chance. */
const telling = 20

/** Whether an entry of a dossier is what these texts say. */
function isSaid(entry: unknown, names: ReadonlySet<string>, said: string): boolean {
  const texts =
    typeof entry === 'string' ? [entry] : Object.values(entry as object).filter((each) => typeof each === 'string')
  return texts.some((text) => {
    const words = bare(text)
    return (typeof entry !== 'string' && names.has(words)) || (words.length >= telling && said.includes(words))
  })
}

/** The same knowledge without the entries that these items were written from. */
function withoutItems<Value>(value: Value, names: ReadonlySet<string>, said: string): Value {
  if (Array.isArray(value)) {
    return value
      .filter((entry) => entry === null || typeof entry === 'number' || !isSaid(entry, names, said))
      .map((entry) => withoutItems(entry, names, said)) as Value
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutItems(each, names, said)])) as Value
}

/** What the built-in writer would write had these items not been in the library. Null where nothing can be written without them. */
function writtenWithout(items: readonly unknown[], { redraft, explained }: LibraryTask, tools: RedraftTools) {
  const names = new Set(items.map((item) => bare(nameOf(item))).filter((name) => name.length > 2))
  const said = bare(items.flatMap(stringsIn).join(' '))
  if (!explained.dossier) return null
  try {
    const dossier = { ...explained.dossier, ...withoutItems(contentOf(explained.dossier), names, said) }
    return redrafted(redraft, { ...explained, dossier }, tools)
  } catch {
    // The market cannot be written without them.
    return null
  }
}

/** The parts of a dossier that statements are selected from; how it is placed and what its slots are stays. */
function contentOf<Dossier extends object>(dossier: Dossier): Partial<Dossier> {
  const kept = new Set([
    'schema',
    'id',
    'name',
    'sector',
    'asOf',
    'origin',
    'passed',
    'formerIds',
    'placing',
    'sources',
    'submarkets',
    'regions',
  ])
  return Object.fromEntries(Object.entries(dossier).filter(([key]) => !kept.has(key))) as Partial<Dossier>
}

/** What the user named is not the library's to replace. */
function isTheUsers(item: unknown, { explained, typed }: LibraryTask): boolean {
  const { capabilities, own, rivals, people } = explained.reading
  const name = bare(nameOf(item))
  const said = bare(stringsIn(item).join(' '))
  return (
    saysTyped(item, typed) ||
    [...capabilities, ...own, ...rivals, ...people].some(({ text }) => bare(text) === name) ||
    [...capabilities, ...own].some(({ text }) => bare(text).length >= telling && said.includes(bare(text)))
  )
}

/** The first item of the new list that the document has not, with its citations as this document counts them. */
function nextOf(list: readonly unknown[], fresh: unknown, from: readonly Source[], to: readonly Source[]): unknown {
  if (!Array.isArray(fresh)) return undefined
  const known = new Set(list.map((item) => bare(nameOf(item))))
  const next = fresh.find((item) => !known.has(bare(nameOf(item))))
  return next === undefined ? undefined : rebindCitations(next, from, to)
}

/** Where an agent wants no number of a source, it is left out instead of being null. */
function fittingValue(value: unknown, isTaken: (value: unknown) => boolean): unknown {
  if (isTaken(value) || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null))
}

/** For the page: the sources that go with what is replaced. */
export function goneWith(was: unknown, value: unknown): string[] {
  const [before, after] = [was, value].map((each) => new Set(stringsIn(each).flatMap((text) => [...citedIn(text)])))
  const gone = [...(before ?? [])].filter((number) => !after?.has(number))
  return gone.length === 0 ? [] : [`What it cited goes with it: ${gone.map((number) => `[${number}]`).join(' ')}.`]
}

const inResult = (path: Path) => path.slice(1)
export const textsOf = (value: unknown) => shortened(stringsIn(value).join(' · '), 1_000)

/** The chosen items, each with the next best of the library in its place. */
export function nextBest(task: LibraryTask, tools: RedraftTools): ProposedChange[] {
  const { content, touched, places, sources } = task
  const items = new Map(
    places.flatMap(({ path }) => {
      const item = itemAround(path)
      return item ? [[pointerOf(item), item] as const] : []
    }),
  )
  const outer = outermost([...items.values()], content, places)
  return outer.slice(0, mostItems).flatMap((path, index): ProposedChange[] => {
    const was = valueAt(content, path)
    const list = valueAt(content, path.slice(0, -1))
    if (!Array.isArray(list) || isTheUsers(was, task)) return []
    const made = writtenWithout([was], task, tools)
    const next = made && nextOf(list, valueAt(made.result, inResult(path.slice(0, -1))), made.sources, sources)
    if (next === undefined || next === null) return []
    const pointer = pointerOf(path)
    const changeTo = (value: unknown): DocumentChange => ({
      op: 'set',
      pointer,
      was: was as JsonValue,
      value: value as JsonValue,
    })
    const value = fittingValue(sameId(was, next), (each) => task.takes([changeTo(each)]))
    return [
      {
        id: String(index + 1),
        changes: [changeTo(value)],
        lines: [{ before: textsOf(was), after: textsOf(value) }],
        touched: isTouched(touched, { pointer }),
        why: 'The library ranks it next.',
        notes: goneWith(was, value),
      },
    ]
  })
}

/** Where all of an item was asked about, the item; else the innermost one. */
function outermost(items: readonly Path[], content: DocumentContent, places: readonly RefinePlace[]): Path[] {
  const chosen = new Map<string, Path>()
  const asked = new Set(places.map(({ pointer }) => pointer))
  for (const item of items) {
    let path = item
    for (let around = itemAround(path.slice(0, -1)); around; around = itemAround(around.slice(0, -1))) {
      const below = leafPointers(valueAt(content, around), around)
      if (!below.every((pointer) => asked.has(pointer))) break
      path = around
    }
    chosen.set(pointerOf(path), path)
  }
  return [...chosen.values()]
}

function leafPointers(value: unknown, path: Path): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [pointerOf(path)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    leafPointers(each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Others know an item by its id. */
function sameId(was: unknown, next: unknown): unknown {
  const isItem = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  return isItem(was) && isItem(next) && 'id' in was ? { ...next, id: was.id } : next
}

/** Each list that was asked about with one more item: the best of the library that it has not. */
export function addNext(task: LibraryTask, tools: RedraftTools): ProposedChange[] {
  const { content, places, sources } = task
  return listsAround(content, places)
    .slice(0, mostLists)
    .flatMap((path, index): ProposedChange[] => {
      const list = valueAt(content, path)
      if (!Array.isArray(list) || list.length === 0) return []
      const made = writtenWithout(
        list.filter((item) => !isTheUsers(item, task)),
        task,
        tools,
      )
      const next = made && nextOf(list, valueAt(made.result, inResult(path)), made.sources, sources)
      if (next === undefined || next === null) return []
      const pointer = pointerOf([...path, list.length])
      const changeTo = (value: unknown): DocumentChange => ({ op: 'insert', pointer, value: value as JsonValue })
      const value = fittingValue(withNextId(list, next), (each) => task.takes([changeTo(each)]))
      return [
        {
          id: String(index + 1),
          changes: [changeTo(value)],
          lines: [{ before: '', after: textsOf(value) }],
          touched: false,
          why: 'The library ranks it next.',
          notes: [],
        },
      ]
    })
}

function withNextId(list: readonly unknown[], next: unknown): unknown {
  if (typeof next !== 'object' || next === null || !('id' in next)) return next
  const [, letters = ''] = /^(\D*)\d+$/.exec(String(next.id)) ?? []
  const numbers = list.map((item) => Number(/\d+$/.exec(String((item as { id?: unknown }).id ?? ''))?.[0] ?? 0))
  return { ...next, id: `${letters}${Math.max(0, ...numbers) + 1}` }
}
