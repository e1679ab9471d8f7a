import type { ResultDocument } from '#shared/document/block.ts'
import { type Path, pointerOf, withValueAt } from '#shared/json-pointer.ts'
import type { Piece } from './bound-document.ts'
import { type SlotKey, slotsUnlessRefused } from './document-slots.ts'
import type { Leaf } from './leaves.ts'

interface Searched {
  result: object
  toDocument: (result: object) => ResultDocument
  base: ReadonlyMap<SlotKey, string>
  slots: Map<SlotKey, readonly Piece[]>
  leaves: readonly Leaf[]
}

/** A number as documents write it: digits, with a sign, separators of thousands and a fraction. */
const numbers = /-?\d[\d,]*(?:\.\d+)?/g
const amountOf = (written: string) => Number(written.replaceAll(',', ''))

/** Texts that stand where they stood and say something else. */
function changedSlots(base: ReadonlyMap<SlotKey, string>, changed: ReadonlyMap<SlotKey, string>): SlotKey[] {
  return [...base.keys()].filter((key) => changed.has(key) && changed.get(key) !== base.get(key))
}

/** Steps so small that they change no order, and such as fit whole numbers and scales of ten. */
const steps = [1, -1, 2, -2]

interface Place {
  at: number
  length: number
}

interface Change {
  /** Every text that says something else. */
  changed: readonly SlotKey[]
  /** Those of them in which the number's own digits followed. */
  follows: ReadonlyMap<SlotKey, Place>
  /** A row went elsewhere, so that texts changed which do not say the number. */
  moved: boolean
}

/**
 * A number is bound where its own digits stand and follow when it changes, and where no other number changes them: a sum or a product may
 * have the same digits.
 */
export function bindNumbers({ result, toDocument, base, slots, leaves }: Searched): void {
  const isText = new Set(slots.keys())
  const places = new Map<SlotKey, { leaf: Leaf; place: Place }[]>()
  const changedBy = new Map<SlotKey, Set<Leaf>>()
  for (const leaf of leaves) {
    if (typeof leaf.value !== 'number') continue
    const { value } = leaf
    if (!base.values().some((text) => [...text.matchAll(numbers)].some(([token]) => amountOf(token) === value)))
      continue
    const tries = steps.values().flatMap((step) => {
      const made = changeBy({ result, toDocument, base, isText, leaf, value, next: value + step })
      return made && made.follows.size > 0 ? [made] : []
    })
    // Where a step moves a row, another may not.
    const first = tries.next().value
    const change = first?.moved ? (tries.find(({ moved }) => !moved) ?? first) : first
    for (const [key, place] of change?.follows ?? []) {
      places.set(key, [...(places.get(key) ?? []), { leaf, place }])
    }
    if (change?.moved) continue
    for (const key of change?.changed ?? []) changedBy.set(key, (changedBy.get(key) ?? new Set()).add(leaf))
  }
  for (const [key, found] of places) {
    const own = new Set(found.map(({ leaf }) => leaf))
    if (isText.has(key) || changedBy.get(key)?.difference(own).size || isAmbiguous(found)) continue
    slots.set(key, numberPieces(base.get(key) ?? '', found))
  }
}

/** Two numbers whose digits stand in one place: what is shown is calculated from both. */
const isAmbiguous = (found: readonly { place: Place }[]) =>
  new Set(found.map(({ place }) => place.at)).size < found.length

function numberPieces(text: string, found: readonly { leaf: Leaf; place: Place }[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { leaf, place } of found.toSorted((a, b) => a.place.at - b.place.at)) {
    if (place.at > end) pieces.push(text.slice(end, place.at))
    pieces.push({ kind: 'number', pointer: pointerOf(leaf.path), value: leaf.value })
    end = place.at + place.length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

function changeBy(
  search: Pick<Searched, 'result' | 'toDocument' | 'base'> & {
    isText: ReadonlySet<SlotKey>
    leaf: Leaf
    value: number
    next: number
  },
): Change | null {
  const { result, toDocument, base, isText, leaf, value, next } = search
  const after = slotsUnlessRefused(toDocument, withValueAt(result, leaf.path, next) as object)
  if (after?.size !== base.size) return null
  const changed = changedSlots(base, after)
  const follows = new Map<SlotKey, Place>()
  for (const key of changed) {
    const before = [...(base.get(key) ?? '').matchAll(numbers)]
    const now = [...(after.get(key) ?? '').matchAll(numbers)]
    if (before.length !== now.length) continue
    const place = before.findIndex(
      ([token], index) => amountOf(token) === value && amountOf(now[index]?.[0] ?? '') === next,
    )
    const match = before[place]
    if (match) follows.set(key, { at: match.index, length: match[0].length })
  }
  return { changed, follows, moved: changed.some((key) => isText.has(key)) }
}

/** A word of a fixed list is bound where exactly its own text changes with every other word of the list. */
export function bindChoices(search: Searched & { choicesOf: (path: Path) => readonly string[] }): void {
  const { result, toDocument, base, slots, leaves, choicesOf } = search
  for (const leaf of leaves) {
    const options = choicesOf(leaf.path)
    const tries = options.map((option) =>
      slotsUnlessRefused(toDocument, withValueAt(result, leaf.path, option) as object),
    )
    const [key] = [...base.keys()].filter((each) => {
      const texts = new Set(tries.map((slotTexts) => slotTexts?.get(each)))
      return !slots.has(each) && texts.size === options.length && !texts.has(undefined) && !texts.has('')
    })
    if (!key || options.length < 2) continue
    const choices = options.map((value, index) => ({ value, label: tries[index]?.get(key) ?? value }))
    slots.set(key, [{ kind: 'choice', pointer: pointerOf(leaf.path), value: leaf.value, choices }])
  }
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\/\S+$/i.test(value)
const otherAddress = 'https://elsewhere.invalid/'

/**
 * An address that is compared with another one carries no mark, since what is shown beside it follows from that; it is bound where it
 * stands alone and another one takes its place.
 */
export function bindAddresses({ result, toDocument, base, slots, leaves }: Searched): void {
  for (const leaf of leaves) {
    const { value } = leaf
    if (!isAddress(value)) continue
    const after = slotsUnlessRefused(toDocument, withValueAt(result, leaf.path, otherAddress) as object)
    for (const key of after ? changedSlots(base, after) : []) {
      if (slots.has(key) || base.get(key) !== value || after?.get(key) !== otherAddress) continue
      slots.set(key, [{ kind: 'text', pointer: pointerOf(leaf.path), value }])
    }
  }
}
