import { diffArrays, diffWordsWithSpace } from 'diff'
import { slotsOf } from '#agents/_kit/binding/document-slots.ts'
import type { ResultDocument } from '#shared/document/block.ts'

export interface DiffPart {
  text: string
  /** Absent where both versions say it. */
  side?: 'before' | 'after'
}

/** A text of the document in both versions; '' where one does not have it. */
export interface ComparedLine {
  before: string
  after: string
  parts: readonly DiffPart[]
  /** The heading that it stands under. */
  under: string
}

/** A comparison of two long texts stops after so many milliseconds and shows them as a whole. */
const longest = 500

export interface Line {
  text: string
  under: string
}

/** Every text of a document with the heading that it stands under. */
export function linesOf(document: ResultDocument): Line[] {
  let under = ''
  const headings = new Map(
    document.blocks.flatMap((block, index) => (block.type === 'heading' ? [[`blocks.${index}.text`, block.text]] : [])),
  )
  return [...slotsOf(document)].flatMap(([key, text]) => {
    under = headings.get(key) ?? under
    return text === '' ? [] : [{ text, under }]
  })
}

/** Of two texts that have less in common than this, single words that both happen to say would only be in the way. */
const leastCommon = 0.3

/** Two texts word by word; as a whole where they have little in common. */
export function wordParts(one: string, two: string): DiffPart[] {
  const words = one === '' || two === '' ? undefined : diffWordsWithSpace(one, two, { timeout: longest })
  if (!words) return whole(one, two)
  const parts: DiffPart[] = words.map(({ value, added, removed }) => ({
    text: value,
    ...(added && { side: 'after' as const }),
    ...(removed && { side: 'before' as const }),
  }))
  const common = parts.reduce((sum, { text, side }) => sum + (side ? 0 : text.trim().length), 0)
  return common < leastCommon * Math.min(one.length, two.length) ? whole(one, two) : inRuns(parts)
}

const whole = (before: string, after: string): DiffPart[] =>
  [
    { text: before, side: 'before' as const },
    { text: after, side: 'after' as const },
  ].filter(({ text }) => text !== '')

/** Words that changed in a row as one part: the space between them is no word that both say. */
function inRuns(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = []
  let [before, after] = ['', '']
  const close = () => {
    runs.push(...whole(before, after))
    before = ''
    after = ''
  }
  for (const [index, part] of parts.entries()) {
    const isBetween = part.text.trim() === '' && parts[index - 1]?.side && parts[index + 1]?.side
    if (!part.side && !isBetween) {
      close()
      runs.push(part)
      continue
    }
    if (part.side !== 'after') before += part.text
    if (part.side !== 'before') after += part.text
  }
  close()
  return runs
}

function lineOf(before: Line | undefined, after: Line | undefined): ComparedLine {
  const [one, two] = [before?.text ?? '', after?.text ?? '']
  return { before: one, after: two, parts: wordParts(one, two), under: after?.under ?? before?.under ?? '' }
}

/** What two versions of a document say differently, in reading order: what both say is left out. */
export function comparedLines(before: ResultDocument, after: ResultDocument): ComparedLine[] {
  const [one, two] = [linesOf(before), linesOf(after)]
  const changes = diffArrays(
    one.map(({ text }) => text),
    two.map(({ text }) => text),
    { timeout: longest },
  )
  if (!changes) return Array.from({ length: Math.max(one.length, two.length) }, (_, at) => lineOf(one[at], two[at]))
  const lines: ComparedLine[] = []
  let [left, right] = [0, 0]
  let gone: Line[] = []
  const close = (come: readonly Line[]) => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1) lines.push(lineOf(gone[at], come[at]))
    gone = []
  }
  for (const { added, removed, value } of changes) {
    if (removed) {
      gone.push(...one.slice(left, left + value.length))
      left += value.length
    } else if (added) {
      close(two.slice(right, right + value.length))
      right += value.length
    } else {
      close([])
      left += value.length
      right += value.length
    }
  }
  close([])
  return lines
}
