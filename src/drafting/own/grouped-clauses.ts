import type { BriefReading, Quote } from '#shared/reading.ts'
import { offerHead } from '../reading/cues.ts'
import { exclusionHead } from '../reading/is-denied.ts'
import { isNote } from './is-note.ts'
import { isRefusal } from './is-refusal.ts'

/** Clauses of one sentence that belong together come to at most so many words. */
const longestGroup = 45
/** More of a kind is no brief that anybody wrote. */
const mostRead = 40
/** Between two clauses of one sentence stand a mark or a small word. */
const widestGap = 6

/** In lower case: a capital begins a sentence of its own. */
const leaning =
  /^(?:if|then|only|otherwise|so|but|it|he|she|they|a reason|not|never|after that|unless|who|which|that)\b|^\d+\s?%|^\p{Ll}+ never \p{Ll}+ (?:that|it|this)$/u
/** Behind a refusal only what speaks of the same thing belongs to it. */
const pronoun = /^(?:it|they|he|she|that)\b/
const isFragment = ({ text }: Quote) => text.trim().split(/\s+/).length <= 3
/** "Entrapment = someone stuck in a lift" says what a word of the next clause means. */
const defines = ({ text }: Quote) => /\s=\s/.test(text)
const wordsOf = (quotes: readonly Quote[]) => quotes.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
const overlaps = (a: Quote, b: Quote) => a.field === b.field && a.start < b.end && b.start < a.end

/**
 * The user's own features and limits in their order. What is no sentence alone ("guests with dogs", "but not the recording", "if he doesn't
 * answer ...") stands with the clause that it belongs to; what names a capability of the market stands with that, unless it only refuses.
 */
export function clauseGroups(reading: BriefReading): readonly (readonly Quote[])[] {
  const known = grouping.get(reading)
  if (known) return known
  const made = groupsOf(reading)
  grouping.set(reading, made)
  return made
}

/** Several parts of one result ask for the groups of one reading. */
const grouping = new WeakMap<BriefReading, Quote[][]>()

/** "A booking page for restaurants" is a thing and no act. */
const thing = /^(?:an?|the|our|it['’]?s|this)\b/i

function groupsOf({ own, limits, background, capabilities, offer }: BriefReading): Quote[][] {
  // The first thing that it does is its core, also where it stands for what it is.
  const isCore =
    offer !== null &&
    !offerHead.test(offer.text) &&
    !thing.test(offer.text) &&
    own.some((each) => overlaps(each, offer))
  const isTaken = (quote: Quote) =>
    (offer && !isCore && overlaps(offer, quote)) ||
    (!isRefusal(quote) && capabilities.some((each) => overlaps(each, quote)))
  const clauses: Quote[] = []
  const typed = background.filter(({ field }) => field === 'context')
  const said = own.filter(({ text }) => text.length > 2)
  for (const quote of [said, limits, typed].flatMap((each) => each.slice(0, mostRead)))
    if (!isNote(quote) && !isTaken(quote) && !clauses.some((each) => overlaps(each, quote))) clauses.push(quote)
  const inOrder = clauses.sort((a, b) => b.field.localeCompare(a.field) || a.start - b.start)
  return grouped(inOrder)
}

function grouped(clauses: readonly Quote[]): Quote[][] {
  const groups: Quote[][] = []
  for (const quote of clauses) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    const isNext =
      before !== undefined &&
      before.field === quote.field &&
      quote.start > before.end &&
      quote.start - before.end <= widestGap
    const isSame = /^(?:not|never)\b/.test(quote.text) && !exclusionHead.test(quote.text)
    if (last && isNext && isSame && !isRefusal(before)) {
      last[last.length - 1] = joined(before, quote)
      continue
    }
    const leans =
      (before !== undefined && isRefusal(before) ? pronoun : leaning).test(quote.text) ||
      (before !== undefined && !isRefusal(before) && !isRefusal(quote) && (isFragment(before) || defines(before)))
    if (last && isNext && leans && wordsOf([...last, quote]) <= longestGroup) last.push(quote)
    else groups.push([quote])
  }
  return groups
}

/** "Owners can block weeks" and "not in July": between them stood a comma, or a "but" where there was room for one. */
function joined(before: Quote, after: Quote): Quote {
  const between = after.start - before.end >= ' but '.length ? ' but ' : ', '
  return { ...before, text: `${before.text}${between}${after.text}`, end: after.end }
}
