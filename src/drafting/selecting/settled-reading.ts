import type { BriefReading, Quote } from '#shared/reading.ts'
import { isNote } from '../own/is-note.ts'
import { isReached } from './copy/customer-words.ts'
import { isInstead, tellsToday } from './today-clause.ts'

/** Whoever speaks of the product speaks of us, of it or of you. */
const ofProduct =
  /^(?:and |but |so )?(?:we|our|it|you|your|the (?:app|product|tool|software|platform|service|system))\b/i
/** What people feel, fear or object to, and what is hard about selling it. */
const pain =
  /\b(?:is|are|feels?|felt) (?:often |really |very |too )?(?:the ones?|worried|afraid|scared|tired|awkward|annoyed|frustrated|sick of|the hardest|used to|overwhelmed|sceptical|skeptical)\b|^(?:the |our |their |a )?(?:hardest|biggest|main|worst|most common) (?:step|part|objection|problem|pain|worry|fear|complaint|barrier|risk)\b|\b(?:fears?|worr(?:y|ies)|hates?|dislikes?|complains?) (?:it|that|about|to|the|being|of|\p{Ll}+ing)\b|\bblocks? the (?:purchase|deal|decision)\b|^(?:nobody|no ?one) (?!(?:else )?(?:can|may|must|needs?|has to|sees?|pays)\b)/iu

const overlaps = (a: Quote, b: Quote) => a.field === b.field && a.start < b.end && b.start < a.end
const isSame = (a: Quote, b: Quote) => a.field === b.field && a.start === b.start && a.end === b.end

/** A clause of how it goes now, by its words or because it holds a tool of today. */
function isToday(quote: Quote, { today }: BriefReading): boolean {
  if (ofProduct.test(quote.text) || isInstead.test(quote.text)) return false
  const first = quote.text.split(/\s+/).slice(0, 4).join(' ')
  return tellsToday.test(first) || today.some((tool) => overlaps(tool, quote))
}

/** "Chefs don't do desk work" says how people are. */
function isOfPeople({ text, field, start }: Quote, { people }: BriefReading): boolean {
  const behind = people.find((each) => each.field === field && each.start === start)
  const rest = behind
    ? text.slice(behind.text.length)
    : /^\p{Lu}?\p{Ll}+s\b/u.test(text)
      ? text.replace(/^\S+/, '')
      : ''
  return /^\s(?:sometimes |often |usually |mostly )?(?:don['’]?t|do not) (?!have to|need to)\p{Ll}/iu.test(rest)
}

/**
 * The reading as documents are written from it: what tells of today, of a feeling, an objection or a result is no feature, wherever it
 * was found, and stands with the account of how things are. A feature that only such words name was not named.
 */
export function settledReading(reading: BriefReading): BriefReading {
  const known = settled.get(reading)
  if (known) return known
  const isPain = (quote: Quote) => !ofProduct.test(quote.text) && (pain.test(quote.text) || isOfPeople(quote, reading))
  const tellsSo = (quote: Quote) => isToday(quote, reading) || isPain(quote)
  const isOffer = (quote: Quote) => reading.offer !== null && isSame(quote, reading.offer)
  const reached = reading.own.filter(({ text, field }) => field === 'description' && isReached(text))
  // What a rival takes or has proves nothing of ours.
  const rivals = reading.rivals.filter(({ text }) => !reading.connected?.some((each) => each.text === text))
  const isOfRival = (quote: Quote) => rivals.some((rival) => overlaps(rival, quote))
  const proof = [...reading.proof, ...reached].filter((each) => !isOfRival(each))
  const proves = (quote: Quote) => proof.some((each) => isSame(each, quote))
  const clauses = [...reading.own, ...reading.capabilities, ...reading.limits].filter(
    (each) => reading.offer === null || !overlaps(reading.offer, each),
  )
  const told = clauses.filter(tellsSo)
  // "Teams look at the dashboard today and find out a day later": the end of a sentence tells of what its beginning does.
  for (const quote of [...told, ...reading.background.filter(tellsSo)])
    for (const next of clauses)
      if (!told.includes(next) && goesOn(quote, next) && !ofProduct.test(next.text)) told.push(next)
  const isTold = (quote: Quote) => told.some((each) => overlaps(each, quote))
  const isFeature = (quote: Quote) => !isTold(quote) && !proves(quote) && !isNote(quote)
  const ofRivals = reading.proof.filter(isOfRival)
  const heard = [...told, ...ofRivals].filter(
    (each, at) =>
      !reading.background.some((other) => overlaps(other, each)) &&
      [...told, ...ofRivals].findIndex((other) => isSame(other, each)) === at,
  )
  const made: BriefReading = {
    ...reading,
    proof,
    own: reading.own.filter(isFeature),
    limits: reading.limits.filter((each) => !isTold(each) && !isNote(each)),
    capabilities: reading.capabilities.filter((each) => isOffer(each) || isFeature(each)),
    background: [
      ...reading.background,
      ...heard.map(({ text, field, start, end }) => ({ text, field, start, end })),
    ].sort((a, b) => b.field.localeCompare(a.field) || a.start - b.start),
  }
  settled.set(reading, made)
  return made
}

/** Between two clauses of one sentence stand a mark and a small word. */
const widestGap = 6
const goesOn = (quote: Quote, next: Quote) =>
  quote.field === next.field &&
  next.start > quote.end &&
  next.start - quote.end <= widestGap &&
  /^\p{Ll}/u.test(next.text)

/** One object a reading, so that what is remembered for it is found again. */
const settled = new WeakMap<BriefReading, BriefReading>()
