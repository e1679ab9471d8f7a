import type { Piece } from './pieces.ts'
import type { SegmentKind, Tagged } from './tagged-text.ts'

type Segment = Tagged<SegmentKind>
/** Whether a stretch of the text has a verb of a clause. */
type HasVerb = (from: number, to: number) => boolean

const between = /^\s*(?:,\s*(?:and|or|plus)?|(?:and|or|plus))\s*$/i
const joining = /\b(?:and|or|plus)\b/i
/** Words that lead to what stands behind the border: they belong to it. */
const dangling =
  /(?:[,\s]+(?:and|or|but|so|then))?[,\s]+(?:our|the|a|an|we|it|they|you|its|your|their|to|of|with|for|and|or|but|which|that)$/i
/** "What each feature", "how much the mason": a question whose verb is still to come. */
const openQuestion = /\b(?:what|which|how (?:many|much)|whether|who|where|why)\s(?:\S+\s){0,3}\S+$/i
/** "500 | to 10,000 orders", "at 6 | , 14 and 22 h": a count goes on. */
const endsInNumber = /\d[\d.,]*\s*$/
const goesOnCounting = /^\s*,?\s*(?:(?:to|and|or|-|–)\s+)?\d/i
const countBridge = /^,? ?(?:to|and|or|-|–)?$/i
/** What a colon leads to: examples of what stands before it, unless that only counts or names a list. */
const colon = /^\s*:\s*$/
const namesList =
  /\b(?:\d+|two|three|four|five|six|seven|several|following|includes?|including|offers?|has|have|features?|modules?|parts?|steps?|things?|functions?|does|do|can)\b[^:]*$/i
const fewestBeforeColon = 5
/** "The photo that team leads send": what stands behind it says more of the noun. */
const subordinate = /\s(?:that|which|who|where|when|if|so|because|until|while)\s/i
const condition = /^(?:when|if|once|as soon as|whenever)\s/i
/** Characters of what happens on one condition; more is told in statements of its own. */
const longestOfCondition = 220
const mostObjects = 3
const longestInBrackets = 120
const joinable: ReadonlySet<SegmentKind> = new Set(['feature', 'offer', 'limit'])

/**
 * Statements put right by how English joins words: what is only a noun behind a statement with a verb is one more object of that verb ("drafts the
 * note, the mail and a list of actions"), what happens on one condition is one statement ("when a payment fails it retries and texts a link"), nothing ends
 * within brackets or a count, and a small word that leads on stands with what it leads to. In a list without a verb each noun stays a statement. `verbs`
 * marks the pieces that are verbs of a clause.
 */
export function joinedLists(
  text: string,
  segments: readonly Segment[],
  pieces: readonly Piece[],
  verbs: Uint8Array,
): Segment[] {
  const verbAt = pieces.flatMap(({ start }, index) => (verbs[index] ? [start] : []))
  const hasVerb: HasVerb = (from, to) => verbAt.some((at) => at >= from && at < to)
  const joined: Segment[] = []
  segments.forEach((each, index) => {
    const before = joined.at(-1)
    const next = { ...each }
    if (before) moveDangling(text, before, next)
    if (before && goesOn(text, before, next, segments.slice(index), hasVerb)) before.end = next.end
    else joined.push(next)
  })
  // "Event ticketing with fair resale": a text that opens with a thing says what it is.
  const [first] = joined
  if (first?.kind === 'situation' && text.slice(0, first.start).trim() === '' && !hasVerb(first.start, first.end))
    joined[0] = { ...first, kind: 'offer' }
  return joined
}

/** "The house and our | tool measures": the words that lead on. At the end of a sentence or before a comma they lead nowhere. */
function moveDangling(text: string, before: Segment, next: Segment): void {
  const bridge = text.slice(before.end, next.start)
  const lead = /[^\s\p{L}]/u.test(bridge) ? null : dangling.exec(text.slice(before.start, before.end).trimEnd())
  if (!lead || lead.index === 0) return
  // Behind words that only join, the end of the one before is one of them.
  if (bridge.trim() === '') next.start = before.start + lead.index
  before.end = before.start + lead.index
}

function goesOn(
  text: string,
  before: Segment,
  next: Segment,
  following: readonly Segment[],
  hasVerb: HasVerb,
): boolean {
  const words = text.slice(before.start, before.end)
  const bridge = text.slice(before.end, next.start)
  if (isOpen(words) && closesWithin(text.slice(before.end), bridge.length)) return true
  if (bridge.trim() === '' && /^\s*\(/.test(text.slice(next.start, next.end))) return true
  if (
    endsInNumber.test(words) &&
    countBridge.test(bridge.replace(/\s+/g, ' ').trim()) &&
    goesOnCounting.test(text.slice(before.end, next.end))
  )
    return true
  if (before.kind !== next.kind || !joinable.has(next.kind)) return false
  if (colon.test(bridge))
    return (
      hasVerb(before.start, before.end) &&
      words.split(/\s+/).length >= fewestBeforeColon &&
      !namesList.test(words) &&
      !hasVerb(next.start, next.end)
    )
  if (!between.test(bridge)) return false
  const added = text.slice(next.start, next.end)
  const opensWithVerb = hasVerb(next.start, next.start + added.search(/\s|$/))
  if (!opensWithVerb && isOpenQuestion(words, before, hasVerb)) return true
  if (!hasVerb(before.start, before.end)) return false
  if (!hasMainVerb(text, next, hasVerb)) return isLastOfList(text, before.end, following, hasVerb)
  return opensWithVerb && condition.test(words) && next.end - before.start <= longestOfCondition
}

/** Whether the nouns from here on end as a list of objects does, with "and": "the mail and a list". A row of notes has commas alone. */
function isLastOfList(text: string, from: number, following: readonly Segment[], hasVerb: HasVerb): boolean {
  let at = from
  for (const each of following.slice(0, mostObjects)) {
    const bridge = text.slice(at, each.start)
    if (!between.test(bridge) || hasMainVerb(text, each, hasVerb)) return false
    if (joining.test(bridge) || joining.test(text.slice(each.start, each.end))) return true
    at = each.end
  }
  return false
}

/** Whether it has a verb before its first subordinate clause. */
function hasMainVerb(text: string, { start, end }: Segment, hasVerb: HasVerb): boolean {
  const at = text.slice(start, end).search(subordinate)
  return hasVerb(start, at < 0 ? end : start + at)
}

/** Whether a bracket is still open at its end. */
const isOpen = (words: string) => words.lastIndexOf('(') > words.lastIndexOf(')')
/** Whether the bracket closes in what follows, and not before it. */
const closesWithin = (rest: string, from: number) => {
  const at = rest.search(/[)\n]/)
  return at >= from && at <= longestInBrackets && rest[at] === ')'
}

/** Whether it ends in a question without its verb; "who goes where" and "what sold" are whole. */
function isOpenQuestion(words: string, { start, end }: Segment, hasVerb: HasVerb): boolean {
  const question = openQuestion.exec(words)
  return question !== null && !hasVerb(start + question.index, end)
}
