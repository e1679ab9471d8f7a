import { wordsOf } from '#server/evidence/words.ts'
import type { DocumentChange, DocumentContent, TouchedPlace } from '#shared/api/documents.ts'
import type { ProposedChange } from '#shared/api/refine.ts'
import { valueAt } from '#shared/json-pointer.ts'
import { shortened } from '#shared/shortened.ts'
import { stringsIn } from '#shared/strings-in.ts'
import { type CheckedWords, checkWords, citedIn, type Grounds } from './check-words.ts'
import { type ModelPatch, targetOf } from './read-patch.ts'
import { isTouched, itemAround, listPathOf, type RefinePlace } from './refine-places.ts'

type JsonValue = Extract<DocumentChange, { op: 'set' }>['value']

interface Asked {
  content: DocumentContent
  touched: readonly TouchedPlace[]
  /** What was asked about. */
  places: readonly RefinePlace[]
  /** All that the document has. */
  all: readonly RefinePlace[]
}

/** The changes of a model's patch, each checked against the sources, with what it says now and would say. */
export function proposePatch(
  patch: ModelPatch,
  { content, touched, places, all }: Asked,
  grounds: Grounds,
): ProposedChange[] {
  const taken = new Set<string>()
  return patch.changes.flatMap(({ place: id, action, text, why }, index): ProposedChange[] => {
    const target = targetOf(id, places, all)
    if (!target || taken.has(id)) return []
    taken.add(id)
    const common = { id: String(index + 1), why: shortened(why, 160) }
    if ('item' in target) return action === 'remove' ? withoutItem(target.item, content, touched, common) : []
    const { place } = target
    if (action === 'remove') return withoutPlace(place, content, touched, common)
    const checked = checkWords(place.text, place.at === null ? text.trim() : text.replace(/\s+/g, ' ').trim(), grounds)
    if (checked.text === '' || checked.text === place.text) return []
    return [
      {
        ...common,
        changes: [saying(place, checked.text), ...basisAfter(place, content, checked, grounds.language)],
        lines: [{ before: place.text, after: checked.text }],
        touched: isTouched(touched, place),
        notes: checked.notes,
      },
    ]
  })
}

type Common = Pick<ProposedChange, 'id' | 'why'>

const saying = ({ pointer, at, text: was }: RefinePlace, value: string): DocumentChange =>
  at === null ? { op: 'set', pointer, was, value } : { op: 'text', pointer, at, was, value }

/** A claim that was a fact by a source that it cites no more is one no longer. */
function basisAfter(
  { path, at }: RefinePlace,
  content: DocumentContent,
  { text, uncited }: CheckedWords,
  language: string,
): DocumentChange[] {
  const owner = valueAt(content, path.slice(0, -1))
  if (at !== null || path.at(-1) !== 'text' || uncited.length === 0 || citedIn(text).size > 0) return []
  if (typeof owner !== 'object' || owner === null || !('basis' in owner) || owner.basis !== 'fact') return []
  const { check, noSource } = wordsOf(language)
  const pointer = (key: string) => `/${[...path.slice(0, -1), key].join('/')}`
  return [
    { op: 'set', pointer: pointer('basis'), was: 'fact', value: 'assumption' },
    ...('check' in owner
      ? [{ op: 'set' as const, pointer: pointer('check'), was: owner.check as JsonValue, value: check(noSource) }]
      : []),
  ]
}

/** An item of a list goes as a whole. */
export function withoutItem(
  pointer: string,
  content: DocumentContent,
  touched: readonly TouchedPlace[],
  common: Common,
): ProposedChange[] {
  const was = valueAt(content, listPathOf(pointer))
  if (was === undefined) return []
  const texts = stringsIn(was)
  const cited = [...new Set(texts.flatMap((text) => [...citedIn(text)]))]
  return [
    {
      ...common,
      changes: [{ op: 'remove', pointer, was: was as JsonValue }],
      lines: [{ before: shortened(texts.join(' · '), 1_000), after: '' }],
      touched: isTouched(touched, { pointer }),
      notes: cited.length > 0 ? [`What it cited goes with it: ${cited.map((number) => `[${number}]`).join(' ')}.`] : [],
    },
  ]
}

/** A text that is an item goes with its place, a line of a longer text with the line; what stands alone cannot go. */
function withoutPlace(
  place: RefinePlace,
  content: DocumentContent,
  touched: readonly TouchedPlace[],
  common: Common,
): ProposedChange[] {
  const { pointer, path, at, text } = place
  if (at === null) return itemAround(path)?.length === path.length ? withoutItem(pointer, content, touched, common) : []
  const whole = valueAt(content, path)
  if (typeof whole !== 'string') return []
  const start = whole.lastIndexOf('\n', at - 1) + 1
  const next = whole.indexOf('\n', at)
  const end = next === -1 ? whole.length : next + 1
  const was = whole.slice(start, end)
  // A cell of a table has neighbours in its line.
  if (/^\s*\|/.test(was) || was === whole) return []
  return [
    {
      ...common,
      changes: [{ op: 'text', pointer, at: start, was, value: '' }],
      lines: [{ before: text, after: '' }],
      touched: isTouched(touched, place),
      notes:
        citedIn(text).size > 0
          ? [`What it cited goes with it: ${[...citedIn(text)].map((n) => `[${n}]`).join(' ')}.`]
          : [],
    },
  ]
}
