import type { SegmentKind, Tagged } from '../tagging/tagged-text.ts'

/** What people write before a colon at the head of a line, and what such a line says. */
const labels: readonly (readonly [kind: SegmentKind, words: RegExp])[] = [
  [
    'situation',
    /^(?:now|today|currently|right now|at present|status quo|problem|the problem|pains?|pain points?|why|why now)$/,
  ],
  ['situation', /^(?:competitors?|competition|rivals?|alternatives|main competitors?)$/],
  ['price', /^(?:price|prices|pricing|cost|business model|revenue model|revenue|monetisation|monetization)$/],
  [
    'limit',
    /^(?:not doing|we don['’]t do|what we don['’]t do|out of scope|not in scope|exclusions?|non-?goals?|limits?|constraints?)$/,
  ],
  ['proof', /^(?:beta|pilot|pilots|results?|traction|proof|so far|customers so far|tested)$/],
  ['plan', /^(?:team|timeline|next|next steps|later|roadmap|plans?|questions?|open questions?|notes?|deadline)$/],
]
const label = /^[ \t]*(?:[-*•–][ \t]*)?\**([\p{L}][\p{L}' ’-]{1,24}?)\**[ \t]*:\**[ \t]+\S/gmu

/** "Now: staff write on a sheet. Weekends nobody looks.": a line with a label says that one thing up to its end. */
export function byLabel(text: string, segments: readonly Tagged<SegmentKind>[]): Tagged<SegmentKind>[] {
  const lines = [...text.matchAll(label)].flatMap(({ 0: whole, 1: word = '', index }) => {
    const [kind] = labels.find(([, words]) => words.test(word.toLowerCase().trim())) ?? []
    const end = text.indexOf('\n', index + whole.length)
    return kind ? [{ kind, start: index, end: end < 0 ? text.length : end }] : []
  })
  if (lines.length === 0) return [...segments]
  return segments.map((segment) => {
    const line = lines.find(({ start, end }) => segment.start >= start && segment.start < end)
    return line ? { ...segment, kind: line.kind } : segment
  })
}
