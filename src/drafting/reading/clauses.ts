import type { BriefField, BriefSource } from '#shared/brief.ts'
import { longestText } from '#shared/language/tokens.ts'
import type { Quote } from '#shared/reading.ts'
import type { SegmentKind, Tagged, TaggedText } from '../tagging/tagged-text.ts'
import { isDenied, isOwnRefusal, refusalAt } from './is-denied.ts'
import { privateRanges } from './private-ranges.ts'

/** A stretch of a text that says one thing, as typed. */
export interface Clause extends Quote {
  /** What it is; `joint` is what stands between statements and joins them. */
  kind: SegmentKind | 'joint'
  /** Number of the sentence that it begins in. */
  sentence: number
  /** True for the first clause of its sentence. */
  leads: boolean
  /** Whether it refuses something as a whole: "no chat", "we do not hold deposits". */
  denies: boolean
}

const nowadays =
  /^(?:today|currently|right now|at the moment|nowadays|so far|until now|heute|bisher|derzeit|aujourd['’]hui|actuellement|hoy|actualmente)\b/i
const sentenceEnd = /[!?](?=\s|$)|\.(?=\s|$)|\n+|[;✓✔☑•●▪►➤]/g
/** A text of ten thousand characters that means something has some three hundred. */
const mostClauses = 500

/** The fields of a form that hold the user's words, with their names. */
export function fieldsOf(source: BriefSource): [BriefField, string][] {
  const fields: [BriefField, string | undefined][] = [
    ['description', source.description],
    ['audience', source.audience],
    ['market', source.market],
    ['context', source.context],
  ]
  return fields.flatMap(([field, text]) => (text?.trim() ? [[field, text.slice(0, longestText)]] : []))
}

/** The clauses of a field by what the tagger found in it, joints included, in order. */
export function clausesOf(field: BriefField, text: string, { segments, entities }: TaggedText): Clause[] {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index)
  const hidden = privateRanges(text)
  const clauses: Clause[] = []
  let sentence = 0
  let before = -1
  for (const { kind, start, end } of withJoints(
    withRefusals(text, bySubject(text, withReasons(text, segments), entities)),
    text.length,
  ).slice(0, mostClauses)) {
    const quote = trimmed(field, text, start, end)
    if (!quote) continue
    while (sentence < ends.length && (ends[sentence] ?? 0) < quote.start) sentence += 1
    const denies = isDenied(quote.text)
    const isHidden = hidden.some(([from, to]) => quote.start < to && quote.end > from)
    const isToday = kind === 'feature' && nowadays.test(quote.text)
    const isRefusal =
      kind === 'situation' ? isOwnRefusal(quote.text) : denies && (kind === 'feature' || kind === 'offer')
    clauses.push({
      ...quote,
      kind: isHidden ? 'plan' : isRefusal ? 'limit' : isToday ? 'situation' : kind,
      sentence,
      leads: kind !== 'joint' && sentence !== before,
      denies,
    })
    if (kind !== 'joint') before = sentence
  }
  return clauses
}

const doing: ReadonlySet<SegmentKind> = new Set(['feature', 'offer', 'limit', 'proof'])

const reason = /^(?:so|because|since|damit|weil|pour que|parce que|porque|para que)\b/i

const condition = /^(?:when|if|once|as soon as|wenn|falls|sobald|quand|lorsque|si|cuando)\b/i
const longestCondition = 12

/** "When a table is cancelled": half a sentence, up to its comma. */
const isCondition = (words: string) =>
  condition.test(words.trimStart()) && !words.includes(',') && words.split(/\s+/).length <= longestCondition

/** "One calendar so nobody books twice": what something is good for belongs to it. */
function withReasons(text: string, segments: readonly Tagged<SegmentKind>[]): Tagged<SegmentKind>[] {
  const whole: Tagged<SegmentKind>[] = []
  for (const segment of segments) {
    const before = whole.at(-1)
    const isReason = segment.kind === 'situation' && reason.test(text.slice(segment.start, segment.end).trimStart())
    const between = before ? text.slice(before.end, segment.start).trim() : ''
    if (isReason && before && between === '') before.end = segment.end
    else if (before && between === ',' && isCondition(text.slice(before.start, before.end)))
      whole[whole.length - 1] = { ...segment, start: before.start }
    else whole.push({ ...segment })
  }
  return whole
}

/** What begins with a rival's name is about the rival; what begins with the product's own name is about the product. */
function bySubject(
  text: string,
  segments: readonly Tagged<SegmentKind>[],
  entities: TaggedText['entities'],
): Tagged<SegmentKind>[] {
  return segments.map((segment) => {
    const subject = entities.find(
      ({ start, end }) => start >= segment.start && start <= segment.start + 1 && end < segment.end,
    )
    if (subject?.kind === 'rival' && doing.has(segment.kind)) return { ...segment, kind: 'situation' }
    if (segment.kind !== 'situation') return segment
    if (subject?.kind !== 'name') return segment
    return {
      ...segment,
      kind: /^\s+(?:is|are|ist|est|es)\s/.test(text.slice(subject.end, segment.end)) ? 'offer' : 'feature',
    }
  })
}

/** "It reads dates and there is no e-signature": what is refused behind a feature is a limit of its own. */
function withRefusals(text: string, segments: readonly Tagged<SegmentKind>[]): Tagged<SegmentKind>[] {
  return segments.flatMap((segment) => {
    const { kind, start, end } = segment
    const at = kind === 'feature' || kind === 'limit' ? refusalAt(text.slice(start, end)) : -1
    if (at < 0) return [segment]
    const border = start + at
    return [
      { kind: isDenied(text.slice(start, border)) ? 'limit' : 'feature', start, end: border },
      { kind: 'limit', start: border, end: segment.end },
    ]
  })
}

function withJoints(segments: readonly Tagged<SegmentKind>[], length: number): Tagged<Clause['kind']>[] {
  const all: Tagged<Clause['kind']>[] = []
  let from = 0
  for (const segment of segments) {
    if (segment.start > from) all.push({ kind: 'joint', start: from, end: segment.start })
    all.push(segment)
    from = segment.end
  }
  if (from < length) all.push({ kind: 'joint', start: from, end: length })
  return all
}

const leading = /^(?:[\s,.;:!?)\]•●▪►➤✓✔*–—-]+|(?:and|or|plus|also|then|but|und|oder|aber|et|ou|mais|y|o|pero)\s)*/iu
const endsWithMark = /[\s,.;:!?([{–—-]$/
const endsJoining = /\s(?:and|or|plus|und|et|y)$/i

const nearBracket = 6

/** With the bracket that closes one within: "(cot, dog, etc" and then ".)". */
function closed(text: string, start: number, end: number): number {
  const inside = text.slice(start, end)
  if (inside.lastIndexOf('(') <= inside.lastIndexOf(')')) return end
  const at = text.slice(end, end + nearBracket).indexOf(')')
  return at < 0 ? end : end + at + 1
}

/** Without the marks and joining words at its ends; null where no letter or number is left. */
function trimmed(field: BriefField, text: string, from: number, to: number): Quote | null {
  const start = from + (leading.exec(text.slice(from, to))?.[0].length ?? 0)
  let end = to
  while (end > start && endsWithMark.test(text[end - 1] ?? '')) end -= 1
  const joining = endsJoining.exec(text.slice(Math.max(start, end - 8), end))
  if (joining) end -= joining[0].length
  end = closed(text, start, end)
  return end > start && /[\p{L}\p{N}]/u.test(text.slice(start, end))
    ? { text: text.slice(start, end), field, start, end }
    : null
}
