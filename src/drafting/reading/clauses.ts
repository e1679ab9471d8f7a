import type { BriefField, BriefSource } from '#shared/brief.ts'
import { longestText } from '#shared/language/tokens.ts'
import { withoutLeadIn } from '#shared/lead-in.ts'
import type { Quote } from '#shared/reading.ts'
import type { SegmentKind, Tagged, TaggedText } from '../tagging/tagged-text.ts'
import { exclusionEnd, isDenied, isOwnRefusal } from './is-denied.ts'
import { privateRanges } from './private-ranges.ts'
import { nowadays, type Range, segmentsByRules } from './segment-rules.ts'

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

const ofTeam =
  /^(?:(?:we|i) (?:(?:have|need) to )?(?:decide|choose)|(?:the |our )?(?:launch|release|go-live|deadline|budget|board|decision|runway|investors?)\b)|\b(?:founders?|(?:no|small|our) (?:sales|marketing|support|development) team|\d+ (?:engineers?|developers?|designers?)|investors?|runway|budget (?:of|is)|deadline|decides? (?:in|by|on|whether|about)|approval takes|(?:in|by|until|before) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|q[1-4]))\b/i
const sentenceEnd =
  /[!?](?=\s|$)|(?<!\b(?:e\.g|i\.e|approx|incl|excl|vs|z\.B|d\.h|p\. ?ej|ca))\.(?=\s|$)|\n+|[;✓✔☑•●▪►➤]/g
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
  const sentences = sentencesBetween(text, ends)
  const read = segmentsByRules(text, sentences, { segments, entities })
  for (const { kind, start, end } of withJoints(read, text.length).slice(0, mostClauses)) {
    const whole = trimmed(field, text, start, end)
    const quote = whole && kind === 'offer' ? fromOffer(withKind(whole, text)) : whole
    if (!quote) continue
    while (sentence < ends.length && (ends[sentence] ?? 0) < quote.start) sentence += 1
    const denies = isDenied(quote.text)
    const isHidden = hidden.some(([from, to]) => quote.start < to && quote.end > from)
    const isToday = kind === 'feature' && nowadays.test(quote.text)
    // A form's other fields say when and by whom it is made: no customer reads that.
    const isOfTeam = field === 'context' && !denies && kind !== 'limit' && kind !== 'price' && ofTeam.test(quote.text)
    const isRefusal =
      kind === 'situation' || kind === 'plan'
        ? isOwnRefusal(quote.text) || exclusionEnd.test(quote.text)
        : denies && (kind === 'feature' || kind === 'offer')
    clauses.push({
      ...quote,
      kind: isHidden || isOfTeam ? 'plan' : isRefusal ? 'limit' : isToday ? 'situation' : kind,
      sentence,
      leads: kind !== 'joint' && sentence !== before,
      denies,
    })
    if (kind !== 'joint') before = sentence
  }
  return clauses
}

function sentencesBetween(text: string, ends: readonly number[]): Range[] {
  const borders = [...ends.map((end) => end + 1), text.length]
  return borders.map((end, index) => [index === 0 ? 0 : (borders[index - 1] ?? 0), end])
}

const kindBefore =
  /(?:^|[\s:])((?:an?|the)\s+(?:[\p{L}\p{N}-]+\s+){0,4}?(?:app|platform|tool|software|service|system|website|site|marketplace|product|assistant|plugin|extension)\s+(?:that|which|where|to)\s+)$/iu
const longestKind = 80

/** "An app that | lets nurses swap shifts": the kind of thing belongs to what it is. */
function withKind(quote: Quote, text: string): Quote {
  const before = text.slice(Math.max(0, quote.start - longestKind), quote.start)
  const [, kind = ''] = kindBefore.exec(before) ?? []
  const start = quote.start - kind.length
  return kind === '' ? quote : { ...quote, text: text.slice(start, quote.end), start }
}

/** "We're building a marketplace": it is a marketplace. */
function fromOffer(quote: Quote): Quote {
  const bare = withoutLeadIn(quote.text)
  const start = quote.end - bare.length
  return start > quote.start && quote.text.toLowerCase().endsWith(bare.toLowerCase())
    ? { ...quote, text: quote.text.slice(start - quote.start), start }
    : quote
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
