import type { Capability } from '#knowledge/dossier/capability.ts'
import type { BriefReading, Quote } from '#shared/reading.ts'
import { asQuoted, shortQuote } from '../selecting/as-quoted.ts'
import type { MarketFacts } from '../selecting/market-facts.ts'
import { isLimit } from './brief-limits.ts'
import type { ClauseTest, ProposedAnswer } from './clause-form.ts'
import { capabilityOf } from './clause-knowledge.ts'
import { clauseGroups } from './grouped-clauses.ts'
import { isRefusal } from './is-refusal.ts'
import { kindOfReading, type OfferKind } from './kind-of-offer.ts'
import { linesOfClause } from './lines-of-clause.ts'
import { openClauses } from './open-clauses.ts'
import { boundsOf, clockBoundOf, type StatedBound } from './stated-bound.ts'

/** A feature of the brief as all planning agents write it: the user's words, and the lines that can fail. */
export interface BriefFeature {
  /** The capability's id, "own-1" for what only the user has. */
  id: string
  /** The market's knowledge of it; null for what the market does not know. */
  capability: Capability | null
  /** A heading: the capability's name, else the user's words up to a joint of the sentence. */
  name: string
  /** The user's words to stand in quotation marks; empty where an earlier feature shows the same words. */
  quotes: readonly string[]
  /** What the product does in the market's words; null where the user's words are the requirement. */
  requirement: string | null
  /** Whether it was named in so many words; else it is only read from them. */
  isClaimed: boolean
  /** Whether the user's own clause adds lines to what the market knows. */
  addsToMarket: boolean
  /** Lines that can fail: those of the user's own clause first. */
  fails: readonly string[]
  /** Those of the user's own clause first; a string where the market's test has no three parts. */
  tests: readonly (ClauseTest | string)[]
  edge: { wrong: string; answer: string } | null
  questions: readonly ProposedAnswer[]
  effort: 'S' | 'M' | 'L' | null
  /** Bounds that its words state, with the values beside them. */
  bounds: readonly StatedBound[]
  /** The people in its words, as typed. */
  people: readonly string[]
}

const longestName = 14
/** Named ones are at most as many as a market has; a brief that lists more of its own is cut. */
const mostFeatures = 30

/** What was named and what is only the user's, in the order of the words; refusals and limits of the whole product stand apart. */
export function briefFeatures(facts: Pick<MarketFacts, 'named' | 'reading'>): BriefFeature[] {
  const { reading } = facts
  const kind = kindOfReading(reading)
  const shown = new Set<string>()
  const fresh = (quotes: readonly Quote[]) =>
    quotes.filter(({ field, start }) => !shown.has(`${field}${start}`) && Boolean(shown.add(`${field}${start}`)))
  const named = facts.named
    .filter(({ quotes }) => !quotes.every(isRefusal))
    .map(({ quotes, ...each }) => ({ ...each, quotes: quotes.filter((quote) => !isRefusal(quote)) }))
  const own = clauseGroups(reading)
    .filter((group) => isFeature(group, reading))
    .map((quotes) => ({ capability: null, quotes, isClaimed: true }))
  const features = [...named, ...own]
    .slice(0, mostFeatures)
    .sort((a, b) => placeOf(a.quotes[0]) - placeOf(b.quotes[0]))
    .map(({ capability, quotes, isClaimed }, index) => ({
      ...featureOf(capability, fresh(quotes), reading, { id: `own-${index + 1}`, kind }),
      isClaimed,
    }))
  return withoutRepeats(features)
}

/** Two clauses of one form have the same lines: each is said once while a feature has another. */
function withoutRepeats(features: readonly BriefFeature[]): BriefFeature[] {
  const seen = new Set<string>()
  const isFresh = (text: string) => !seen.has(text) && Boolean(seen.add(text))
  const fresh = <Line>(lines: readonly Line[], text: (line: Line) => string): readonly Line[] =>
    lines.filter((line) => isFresh(text(line)))
  return features.map((feature) => ({
    ...feature,
    fails: fresh(feature.fails, (line) => line),
    tests: fresh(feature.tests, testLine),
    questions: feature.questions.filter(({ ask }) => isFresh(ask)),
  }))
}

/** A group that begins with an own clause of the description and is no condition of the whole product; two words say too little. */
function isFeature(group: readonly Quote[], { own }: BriefReading): boolean {
  const [first] = group
  const words = group.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  return (
    first !== undefined &&
    words > 2 &&
    !isLimit(first) &&
    own.some(({ field, start }) => field === first.field && start === first.start)
  )
}

/** Words of the description come before those of other fields. */
function placeOf(quote: Quote | undefined): number {
  return quote ? (quote.field === 'description' ? 0 : 1_000_000) + quote.start : 0
}

function featureOf(
  capability: Capability | null,
  quotes: readonly Quote[],
  reading: BriefReading,
  { id, kind }: { id: string; kind: OfferKind },
): Omit<BriefFeature, 'isClaimed'> {
  const people = peopleIn(quotes, reading)
  const lines = quotes.map((quote) => linesOfClause(quote, people[0] ?? null, capability !== null, kind))
  const fails = [...new Set(lines.flatMap((each) => each.fails))]
  const tests = lines.flatMap((each) => each.tests)
  const questions = lines.flatMap((each) => each.questions)
  const words = quotes.map(({ text }) => asQuoted(text))
  const bounds = quotes.flatMap((quote) => [
    ...boundsOf(quote),
    ...[clockBoundOf(quote)].filter((each) => each !== null),
  ])
  if (capability)
    return {
      id: capability.id,
      capability,
      name: capability.name,
      quotes: words,
      requirement: capability.requirement,
      addsToMarket: fails.length > 0,
      fails: [...fails, ...capability.acceptance],
      tests: [...tests, ...capability.tests.map((each) => partsOfTest(each) ?? each)],
      edge: capability.edge ? { wrong: capability.edge.wrong, answer: capability.edge.answer } : null,
      questions,
      effort: capability.build?.effort ?? null,
      bounds,
      people,
    }
  const effort = lines.some((each) => each.effort === 'M') ? 'M' : lines.some((each) => each.effort) ? 'S' : null
  const theirs = {
    id,
    capability: null,
    name: nameOf(words),
    quotes: words,
    requirement: null,
    addsToMarket: false,
    people,
    effort,
    bounds,
  } as const
  if (fails.length > 0) return { ...theirs, fails, tests, edge: null, questions }
  const elsewhere = kind === 'software' ? capabilityOf(words.join(', '), said(reading))?.capability : undefined
  if (elsewhere)
    return {
      ...theirs,
      fails: elsewhere.acceptance.filter(isWhole),
      tests: elsewhere.tests.filter(isWhole).map((each) => partsOfTest(each) ?? each),
      edge: elsewhere.edge,
      questions: [elsewhere.question].filter(({ propose }) => isWhole(propose)),
    }
  return { ...theirs, fails: [], tests: [], edge: null, questions: [] }
}

/** What the brief says of the product. */
const said = ({ offer, own, capabilities }: BriefReading) =>
  [...(offer ? [offer] : []), ...own, ...capabilities].map(({ text }) => text).join('\n')

/** A line with a blank to fill in is no line that can fail yet. */
const isWhole = (line: string) => !line.includes('___')

const nameOf = (words: readonly string[]): string => {
  const name = shortQuote(words.find((each) => each.split(/\s+/).length > 3) ?? words[0] ?? '', longestName)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

const fewest = 3

/** Features with lines that can fail, the others, and these as one list: a section without a line says nothing. */
export function provable(features: readonly BriefFeature[]): {
  features: readonly BriefFeature[]
  bare: readonly BriefFeature[]
  open: string
} {
  const bareOnes = features.filter(({ fails, capability }) => fails.length === 0 && capability === null)
  // A plan of nothing is none: then those stand that the user wrote first.
  const bare = bareOnes.length < features.length ? bareOnes : bareOnes.slice(fewest)
  return {
    features: features.filter((each) => !bare.includes(each)),
    bare,
    open: openClauses(bare.map(({ quotes, name }) => quotes.join(', ') || name)),
  }
}

/** People named within the quotes, each once, as typed. */
export function peopleIn(quotes: readonly Quote[], { people }: BriefReading): string[] {
  const found = people.filter((person) =>
    quotes.some((quote) => quote.field === person.field && quote.start <= person.start && person.end <= quote.end),
  )
  const named = found.map(({ text }) => text.replace(/['’]s$/, ''))
  return [...new Map(named.map((text) => [text.toLowerCase().replace(/s$/, ''), text])).values()]
}

/** The three parts of a dossier's test, whose form its schema fixes: "Given ..., when ..., then ...". */
export function partsOfTest(text: string): ClauseTest | null {
  const [, given, when, outcome] = /^Given (.+?), when (.+?), then (.+?)\.?$/s.exec(text) ?? []
  return given && when && outcome ? { given, when, outcome } : null
}

/** A test as one line. */
export const testLine = (test: ClauseTest | string): string =>
  typeof test === 'string' ? test : `Given ${test.given}, when ${test.when}, then ${test.outcome}.`
