import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { CrossCapability, ProposedQuestion } from '#knowledge/outside/cross-capability.ts'
import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { BriefReading, Quote } from '#shared/reading.ts'
import { capabilityOf, limitsOf } from '../own/clause-knowledge.ts'
import type { OfferKind } from '../own/kind-of-offer.ts'
import { linesOfClause, linesOfWords } from '../own/lines-of-clause.ts'
import { startsWithVerb } from '../reading/cues.ts'

/** A clause of the user with what it would mean that it failed. */
export interface OutsideRow {
  /** As typed. */
  quote: string
  capability: CrossCapability | null
  /** Lines that can fail, complete sentences without blanks; empty where nothing can be said without the user. */
  lines: string[]
  /** Whether the user set it as a limit. */
  limit: boolean
  question: ProposedQuestion | null
  /** What work of that form usually costs; null where its form is not known. */
  effort: 'S' | 'M' | null
}

/** A clause of which nothing else is known. */
export const bareRow = (quote: string, limit = false): OutsideRow => ({
  quote,
  capability: null,
  lines: [],
  limit,
  question: null,
  effort: null,
})

const mostRows = 8
/** A dictated clause goes on and on; it is cut at its joints, and each part stays as typed. */
const longestClause = 34
const joint = /\s+(?:and then|and if|and also|and it|but also|then it|so that|and|, then)\s+(?=\S+\s+\S+\s+\S+)/gi
const leastWords = 3
/** "Self storage software" names a kind of thing. */
const longestLabel = 5

/** The user's clauses in their order, each with lines that can fail. */
export function rowsOf(
  reading: BriefReading,
  dossier: MarketDossier | null,
  brief: string,
  kind: OfferKind,
): OutsideRow[] {
  const { offer, own, capabilities, limits, price } = reading
  const background = new Set(reading.background.map(({ start }) => start))
  const isLimit = new Set(limits.map(({ start }) => start))
  const quotes = [...(offer ? [offer] : []), ...own, ...capabilities, ...limits]
    .filter(({ field, start }) => field === 'description' && !background.has(start) && start !== price?.start)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const rows = withoutRepeats(quotes)
    .flatMap((quote) =>
      partsOf(quote.text).map((text) =>
        kind === 'software'
          ? rowOf(text, isLimit.has(quote.start), lineOfMarket(quote, reading, dossier), brief)
          : rowOfThing(text, isLimit.has(quote.start), kind),
      ),
    )
    .filter((row) => isWorthARow(row, reading))
    .filter(({ quote }, index, all) => all.findIndex((other) => isSameText(other.quote, quote)) === index)
  // What it is says nothing that can fail where other clauses say what it does.
  const isCore = offer !== null && isCoreAct(offer, own)
  const does = rows.filter(({ quote, lines }) => isCore || quote !== offer?.text || lines.length > 0)
  return withoutRepeatedLines(does.length > 1 ? does : rows).slice(0, mostRows)
}

/** "Lets volunteers photograph each piece": the first thing that it does is a feature, also where it stands for what it is. */
const isCoreAct = (offer: Quote, own: readonly Quote[]): boolean =>
  startsWithVerb.test(offer.text) &&
  own.some(({ field, start, end }) => field === offer.field && start < offer.end && offer.start < end)

const isSameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** What the market's own dossier has for a clause, where it knows the clause; it outranks what holds in any trade. */
function lineOfMarket({ start }: Quote, { capabilities }: BriefReading, dossier: MarketDossier | null): string | null {
  const found = capabilities.find((each) => each.field === 'description' && each.start === start)
  const capability = dossier?.capabilities.find(({ id }) => id === found?.capability)
  return capability?.acceptance[0] ?? null
}

function rowOf(quote: string, limit: boolean, ofMarket: string | null, brief: string): OutsideRow {
  const known = capabilityOf(quote, brief)
  const limits = limitsOf(quote)
  const [question = null] = limits.flatMap((each) => each.question ?? [])
  const ofForm = linesOfClause({ text: quote, field: 'description', start: 0, end: quote.length }, null, known !== null)
  const [acceptance] = (known?.capability.acceptance ?? []).filter(isWhole)
  const failing = limits.map(({ line }) => `It has failed if ${line}.`).filter(isWhole)
  const [asked] = ofForm.questions
  return {
    quote,
    capability: known?.capability ?? null,
    lines: [
      ...new Set([...(ofMarket ? [ofMarket] : []), ...(acceptance ? [acceptance] : []), ...ofForm.fails, ...failing]),
    ].slice(0, mostLines),
    limit,
    question: known?.capability.question ?? asked ?? question,
    effort: linesOfWords(quote).effort,
  }
}

/** Of work and things only the forms of such a clause are known; else the user's own words stand alone. */
function rowOfThing(quote: string, limit: boolean, kind: OfferKind): OutsideRow {
  const { fails, questions } = linesOfWords(quote, kind)
  return { ...bareRow(quote, limit), lines: fails.slice(0, mostLines), question: questions[0] ?? null }
}

const mostLines = 2
/** A line with a blank in it is none yet. */
const isWhole = (line: string) => !line.includes('___')

/** Two clauses of one kind have the same capability and the same line: each is said at the first. */
function withoutRepeatedLines(rows: readonly OutsideRow[]): OutsideRow[] {
  const seen = new Set<string>()
  const isFresh = (text: string) => !seen.has(text) && Boolean(seen.add(text))
  return rows.map((row) => ({
    ...row,
    capability: row.capability && isFresh(`capability ${row.capability.id}`) ? row.capability : null,
    lines: row.lines.filter(isFresh),
    question: row.question && isFresh(row.question.ask) ? row.question : null,
  }))
}

/** A clause that another one holds stands once. */
function withoutRepeats(quotes: readonly Quote[]): Quote[] {
  return quotes.filter(
    (quote, index) => !quotes.slice(0, index).some(({ start, end }) => quote.start >= start && quote.end <= end),
  )
}

function partsOf(text: string): string[] {
  if (text.split(/\s+/).length <= longestClause) return [text]
  const parts = text
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.flatMap((part) => part.replace(/^(?:and|so|but|then|also)\s+/i, ''))
}

/** Names of places and people alone say nothing that can fail; nor does a story. */
function isWorthARow({ quote, lines }: OutsideRow, { places, name, price, offer }: BriefReading): boolean {
  if (lines.length > 0) return true
  if (narration.test(quote) || label.test(quote) || quote === price?.text) return false
  if (quote === offer?.text && quote.split(/\s+/).length <= longestLabel) return false
  const named = new Set(
    [...places, ...(name ? [name] : [])].flatMap(({ text }) => tokens(text).map(({ stem }) => stem)),
  )
  const content = tokens(quote).filter(({ word, stem }) => !smallWords.has(word) && !named.has(stem))
  return content.length >= leastWords
}

/** "An app for separated parents" says for whom and nothing that can fail. */
const label =
  /^(?:an?|the)?\s*(?:\S+\s){0,4}(?:app|tool|platform|service|software|system|marketplace|website)\s+(?:for|that)\s+(?:\S+\s?){1,4}$/i

/** What happened once is evidence, not a feature. */
export const narration =
  /^(?:um\b|(?:last (?:year|summer|winter|week)|twice|once)\b|(?:we|i) (?:did|tried|built|made|ran|run|are|have|had|want|think|believe)\b|called\b|.{0,40}\b(?:have|has) (?:lost|been|had|tried)\b|the (?:name|idea)\b|for (?:a|my|our)\b|because\b)/i
