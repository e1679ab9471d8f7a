import type { SegmentKind, Tagged } from '../tagging/tagged-text.ts'

/** What people write before a colon at the head of a line, and what such a line says. */
const labels: readonly (readonly [kind: SegmentKind, words: RegExp])[] = [
  [
    'situation',
    /^(?:now|today|currently|right now|at present|status quo|problem|the problem|pains?|pain points?|why|why now|(?:the )?alternatives? (?:is|are|today|now)|(?:typical|usual|normal)\b.*\b(?:today|now)|what \p{L}+ do (?:today|now))$/u,
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
const label = /^[ \t]*(?:[-*•–][ \t]*)?\**([\p{L}][\p{L}' ’-]{1,34}?)\**[ \t]*[:=]\**[ \t]+\S/gmu
const endOfSentence = /[.!?](?=\s|$)/
/** What somebody says of results, prices and refusals stays that, also further on in such a line. */
const own: ReadonlySet<SegmentKind> = new Set(['proof', 'price', 'limit'])

/** "Now: staff write on a sheet. Weekends nobody looks.": a line with a label says that one thing; its first sentence is one statement. */
export function byLabel(text: string, segments: readonly Tagged<SegmentKind>[]): Tagged<SegmentKind>[] {
  const lines = [...text.matchAll(label)].flatMap(({ 0: whole, 1: word = '', index }) => {
    const [kind] = labels.find(([, words]) => words.test(word.toLowerCase().trim())) ?? []
    const newLine = text.indexOf('\n', index + whole.length)
    const end = newLine < 0 ? text.length : newLine
    const rest = text.slice(index + whole.length, end)
    const stop = endOfSentence.exec(rest)
    return kind ? [{ kind, start: index, first: stop ? end - rest.length + stop.index : end, end }] : []
  })
  const kept = segments.flatMap((segment) => {
    const line = lines.find(({ start, end }) => segment.start >= start && segment.start < end)
    if (!line) return [segment]
    if (line.kind === 'situation' && segment.start < line.first) return []
    return [segment.start >= line.first && own.has(segment.kind) ? segment : { ...segment, kind: line.kind }]
  })
  const statements = lines.flatMap(({ kind, start, first }) =>
    kind === 'situation' ? [{ kind, start, end: first }] : [],
  )
  return [...kept, ...statements].sort((a, b) => a.start - b.start)
}
