import type { z } from 'zod'
import type { ResultDocument } from '#shared/document/block.ts'
import { lettersOf } from '#shared/document/letters-of.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { pointerOf, withValueAt } from '#shared/json-pointer.ts'
import { bindAddresses, bindChoices, bindNumbers } from './bind-by-change.ts'
import type { BoundDocument, BoundField, Piece } from './bound-document.ts'
import { type SlotKey, slotsOf, slotsUnlessRefused } from './document-slots.ts'
import { choicesAt, type Leaf, leavesOf } from './leaves.ts'
import { type Passage, passagesOf } from './passages.ts'

export interface Bindable {
  result: object
  schema: z.ZodType
  toDocument: (result: object) => ResultDocument
}

interface Probe {
  leaf: Leaf & { value: string }
  passage: Passage
  whole: boolean
}

/** So many texts of one kind are tried before the rest is taken to be like them. */
const mostRefused = 3

/** Places of one kind differ only in their places in lists. */
const kindOf = (path: Leaf['path']) => path.filter((step) => typeof step === 'string').join('/')

/** Where each kind begins and ends among the probes, which stand in the order of their kinds. */
function groupsOf(probes: readonly Probe[]): [number, number][] {
  const groups: [number, number][] = []
  probes.forEach(({ leaf }, index) => {
    const last = groups.at(-1)
    const before = probes[index - 1]
    if (last && before && kindOf(before.leaf.path) === kindOf(leaf.path)) last[1] = index + 1
    else groups.push([index, index + 1])
  })
  return groups
}

/** Brackets that no agent writes, round digits of the private area: punctuation, so that Markdown before them ends as it did. */
const digits = (index: number) => String(index).replace(/\d/g, (digit) => String.fromCharCode(0xe1d0 + Number(digit)))
const markOf = (index: number) => `\u2045${digits(index)}\u2046`
const marks = /\u2045([\ue1d0-\ue1d9]+)\u2046/g
const indexOf = (written: string) => Number([...written].map((digit) => digit.charCodeAt(0) - 0xe1d0).join(''))

/**
 * Finds out which place of a result each shown text says: every text of the result gets a mark at its end, and the document is made of
 * that. Where a mark comes out, the text before it is the one that was marked, and where the document says anything else than without
 * marks, the agent had read the text and not only shown it: such texts are tried one by one. Numbers and words of a fixed list
 * cannot carry a mark; they are found by changing them. Nothing is bound that was not seen to come out.
 */
export function bindDocument({ result, schema, toDocument }: Bindable): BoundDocument {
  const document = toDocument(result)
  const base = slotsOf(document)
  const leaves = leavesOf(result)
  const choices = leaves.filter(({ path }) => choicesAt(schema, path) !== null)
  const isChoice = new Set(choices)
  const unordered = leaves.flatMap((leaf): Probe[] => {
    if (typeof leaf.value !== 'string' || isChoice.has(leaf)) return []
    const text = { path: leaf.path, value: leaf.value }
    const passages = passagesOf(text.value)
    return passages.map((passage) => ({ leaf: text, passage, whole: passages.length === 1 }))
  })
  const probes = [...Map.groupBy(unordered, ({ leaf }) => kindOf(leaf.path)).values()].flat()
  const found = new Map<SlotKey, Map<number, BoundField>>()
  const shown = new Map<SlotKey, string>()
  /** Whether the document of these marks says what it says without them; then what came out is collected. */
  const takes = (from: number, to: number): boolean => {
    const marked = slotsUnlessRefused(toDocument, withMarks(result, probes, from, to))
    if (!marked || !isSame(base, marked)) return false
    for (const [key, text] of marked) if (text !== base.get(key)) collect(key, text)
    return true
  }
  const halve = (from: number, to: number, group: { taken: number; refused: number }): void => {
    // Texts of one kind that are read and not shown, such as ids, need not all be tried.
    if (from >= to || (group.taken === 0 && group.refused >= mostRefused)) return
    if (takes(from, to)) group.taken += to - from
    else if (to - from === 1) group.refused += 1
    else {
      const middle = (from + to) >> 1
      halve(from, middle, group)
      halve(middle, to, group)
    }
  }
  const collect = (key: SlotKey, text: string) => {
    const fields = found.get(key) ?? new Map<number, BoundField>()
    found.set(key, fields)
    shown.set(key, base.get(key) ?? '')
    let plain = ''
    let end = 0
    for (const match of text.matchAll(marks)) {
      const piece = text.slice(end, match.index)
      end = match.index + match[0].length
      const probe = probes[indexOf(match[1] ?? '')]
      const start = plain.length
      plain += piece
      const found = probe && shownPart(piece, probe.passage.text)
      if (found) fields.set(Math.max(start, plain.length - found.length), fieldOf(probe, found))
    }
  }
  if (!takes(0, probes.length)) {
    for (const [from, to] of groupsOf(probes)) halve(from, to, { taken: 0, refused: 0 })
  }
  const slots = new Map<SlotKey, readonly Piece[]>()
  for (const [key, fields] of found) {
    const pieces = piecesOf(shown.get(key) ?? '', fields)
    if (pieces.length > 0) slots.set(key, pieces)
  }
  bindNumbers({ result, toDocument, base, slots, leaves })
  bindAddresses({ result, toDocument, base, slots, leaves })
  bindChoices({ result, toDocument, base, slots, leaves: choices, choicesOf: (path) => choicesAt(schema, path) ?? [] })
  return { document, slots }
}

const lengths = new WeakMap<BoundField, number>()

function fieldOf({ leaf, passage, whole }: Probe, { from, length }: ShownPart): BoundField {
  const part = { at: passage.at + from, text: passage.text.slice(from) }
  const field: BoundField = {
    kind: 'text',
    pointer: pointerOf(leaf.path),
    value: leaf.value,
    ...((!whole || from > 0) && { passage: part }),
  }
  lengths.set(field, length)
  return field
}

function piecesOf(text: string, fields: ReadonlyMap<number, BoundField>): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const [start, field] of [...fields].sort(([a], [b]) => a - b)) {
    if (start < end) continue
    if (start > end) pieces.push(text.slice(end, start))
    pieces.push(field)
    end = start + (lengths.get(field) ?? 0)
  }
  if (pieces.length > 0 && end < text.length) pieces.push(text.slice(end))
  return pieces
}

function withMarks(result: object, probes: readonly Probe[], from: number, to: number): object {
  const texts = new Map<Leaf, string>()
  let marked: object = result
  // From the end, so that the places before it still hold.
  for (let index = to - 1; index >= from; index -= 1) {
    const probe = probes[index]
    if (!probe) continue
    const { leaf, passage } = probe
    const text = texts.get(leaf) ?? leaf.value
    const end = passage.at + passage.text.length
    const next = text.slice(0, end) + markOf(index) + text.slice(end)
    texts.set(leaf, next)
    // A place of an object stays one.
    marked = withValueAt(marked, leaf.path, next) as object
  }
  return marked
}

function isSame(base: ReadonlyMap<SlotKey, string>, marked: ReadonlyMap<SlotKey, string>): boolean {
  if (base.size !== marked.size) return false
  for (const [key, text] of marked) {
    if (text.includes('\u2045') ? text.replace(marks, '').trim() !== base.get(key) : text !== base.get(key))
      return false
  }
  return true
}

interface ShownPart {
  /** Where in the passage it begins; behind a label that the agent shows by itself ("Who: people with a dog"). */
  from: number
  /** Of the shown text. */
  length: number
}

const label = /^[^:\n]{1,40}: +(?=\S)/

/** How much of a shown piece says the passage that ends there; null when that is unknown. */
function shownPart(piece: string, passage: string): ShownPart | null {
  const plain = plainText(passage)
  if (plain !== '' && piece.endsWith(plain)) return { from: 0, length: plain.length }
  if (piece !== '' && lettersOf(piece) === lettersOf(passage)) return { from: 0, length: piece.length }
  const from = label.exec(passage)?.[0].length ?? 0
  return from > 0 && piece === plainText(passage.slice(from)) ? { from, length: piece.length } : null
}
