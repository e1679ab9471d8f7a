import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { SegmentKind, Tagged } from './tagged-text.ts'

/** Words that only lead to a statement. */
const leads =
  /^(?:apps?|application|tools?|product|platform|software|system|service|website|idea|startup|users?|customers?|people|everyone|want|need|build|building|built|make|making|create|called|named|name|introducing|meet|features?|includes?|including|offers?|lets?|allows?|helps?|gives?|provides?|works?|basically|simply|also|plus|new|version|thing|something)$/
/** "2,800" and "9:30" are one word. */
const separator = /(?:(?<!\d)[,.:]|[,.:](?!\d))|[;!?()\n•●▪►➤✓✔]|\s[–—-]\s/g
/** So many meaningful words that nobody tagged are a statement of their own. */
const leastWords = 2

interface Part {
  start: number
  end: number
  words: number
  /** Whether no mark stands between it and the segment before or behind. */
  joinsBefore: boolean
  joinsNext: boolean
}

/**
 * Segments without what was left between them: words beside a segment that no mark parts from it belong to it, the rest is a statement of the
 * kind of the one before. `known` are the stretches of names, which say nothing. Nothing that means something is lost.
 */
export function fillGaps(
  text: string,
  segments: readonly Tagged<SegmentKind>[],
  known: readonly { start: number; end: number }[],
): Tagged<SegmentKind>[] {
  const filled: Tagged<SegmentKind>[] = segments.map((segment) => ({ ...segment }))
  const added: Tagged<SegmentKind>[] = []
  for (let index = 0; index <= segments.length; index += 1) {
    const [before, next] = [filled[index - 1], filled[index]]
    for (const part of partsOf(text, segments[index - 1]?.end ?? 0, segments[index]?.start ?? text.length, known)) {
      if (part.words === 0) continue
      if (part.joinsNext && next) next.start = Math.min(next.start, part.start)
      else if (part.joinsBefore && before) before.end = Math.max(before.end, part.end)
      else if (part.words >= leastWords)
        added.push({ kind: before?.kind ?? 'feature', start: part.start, end: part.end })
    }
  }
  return [...filled, ...added].sort((a, b) => a.start - b.start)
}

function partsOf(text: string, from: number, to: number, known: readonly { start: number; end: number }[]): Part[] {
  const gap = text.slice(from, to)
  const borders = [
    0,
    ...[...gap.matchAll(separator)].flatMap(({ index, 0: mark }) => [index, index + mark.length]),
    gap.length,
  ]
  const parts: Part[] = []
  for (let at = 0; at + 1 < borders.length; at += 2) {
    const [first = 0, last = 0] = [borders[at], borders[at + 1]]
    const meaningful = tokens(gap.slice(first, last)).filter(
      ({ word, start, end }) =>
        !smallWords.has(word) &&
        !leads.test(word) &&
        !known.some((name) => name.start < from + first + end && from + first + start < name.end),
    )
    parts.push({
      start: from + first,
      end: from + last,
      words: meaningful.length,
      joinsBefore: first === 0 && from > 0,
      joinsNext: last === gap.length && to < text.length,
    })
  }
  return parts
}
