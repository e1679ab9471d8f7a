import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { Rival } from '#knowledge/dossier/rival.ts'
import type { Archetype } from '#knowledge/outside/archetype.ts'
import type { SumPart } from '#knowledge/outside/sizing-sum.ts'
import { statisticsAsOf } from '#knowledge/statistics-offices.ts'
import type { BriefSource } from '#shared/brief.ts'
import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { OwnFact } from '#shared/own-fact.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { Source } from '#shared/source.ts'
import { problemAccount } from '../own/brief-account.ts'
import type { HandedKnowledge } from '../own/handed-knowledge.ts'
import { isRefusal } from '../own/is-refusal.ts'
import { kindOfOffer, type OfferKind } from '../own/kind-of-offer.ts'
import { openClauses } from '../own/open-clauses.ts'
import { type OwnKnowledge, ownKnowledge, withOwnPrice, withOwnPrices } from '../own/own-knowledge.ts'
import { isLive, strongestFirst } from '../reading/find-proof.ts'
import { type Citations, citationsOf } from '../selecting/citations.ts'
import { appliesIn, likelyRegions, situationOf } from '../selecting/holds.ts'
import { type NamedRival, namedRivals } from '../selecting/named-rivals.ts'
import { settledReading } from '../selecting/settled-reading.ts'
import { type Advice, advise, signalsIn } from './advise.ts'
import { archetypeOf } from './archetype-of.ts'
import { type OutsidePost, postOf } from './post.ts'
import { type OutsideQuestion, questionsOf } from './questions.ts'
import { type OutsideRow, rowsOf } from './rows.ts'
import { sideLines, sizingParts } from './side-lines.ts'

/** What a thin dossier holds that can be cited: names, rules and usual features, never its prose. */
export interface ThinMarket extends Pick<Citations, 'cite' | 'number' | 'entry' | 'rests'> {
  name: string
  /** The whole of it: dated changes with what they rest on, and roles, whose texts are usual of a trade and not collected. */
  dossier: MarketDossier
  rivals: readonly Rival[]
  rules: MarketDossier['rules']
  /** What products of this market usually do and the user did not name, each with its line that can fail. */
  usual: readonly { name: string; line: string }[]
  substitutes: readonly string[]
}

/**
 * What an agent writes from where no written dossier holds: the user's own clauses with lines that can fail, what a colleague would point
 * out, questions with our answers, and what a thin dossier has with its source. The same words give the same facts.
 */
export interface OutsideFacts {
  reading: BriefReading
  /** The product's name, else what it is in the user's words, short enough for a heading. */
  title: string
  name: string | null
  /** What it is: the clause that says so, else how the description begins. */
  offer: string
  rows: readonly OutsideRow[]
  /** What of them has no line that can fail yet, as one list; '' where all have. */
  open: string
  /** What the user will not do, as typed, where nothing more can be tested of it. */
  outOfScope: readonly string[]
  /** A program, work that people do, or a thing. */
  kind: OfferKind
  /** What holds for products of its shape in any trade; null where the shape is not sure. */
  shape: Archetype | null
  /** At most three; without what stops the page. */
  advice: readonly Advice[]
  /** Somebody could be hurt: said first, and nothing that sells is written before it is answered. */
  stop: Advice | null
  /** Open questions with our answers, the one that changes most first; without those of `advice` and `stop`. */
  questions: readonly OutsideQuestion[]
  /** '' where none is known: what can be tried by hand before it is built is a program. */
  firstStep: string
  people: readonly string[]
  /** Who else gets it done today, in general words. */
  rivalLines: readonly string[]
  /** Searches made of the user's own words. */
  searches: readonly string[]
  /** The sum that sizes it. */
  sizing: readonly SumPart[]
  post: OutsidePost
  /** How things are today and what hurts, in the user's words. */
  story: readonly string[]
  /** Companies that the brief compares the product with. */
  compared: readonly NamedRival[]
  market: ThinMarket | null
  /** What the user states of results, customers, reviews, certificates and origin, as typed, the strongest first. */
  proof: readonly string[]
  /** Whether the product runs already: nothing of it is tried by hand or asked before it is built. */
  isLive: boolean
  /** What the user knows of the product beside the form: it outranks the thin market. */
  yours: OwnKnowledge
  /** The number of a figure or an office that is listed for all markets. */
  figure: Citations['figure']
  readonly sources: readonly Source[]
}

/** Where people use it already, they know more than any trial. */
const liveFirstStep =
  'Ask five current users what they did before and what they would miss, and ask five who left or declined what they do instead.'

const mostStory = 2
const mostAdvice = 3
const mostOfThing = 2
const mostRivals = 5
const mostRules = 3

/** `dossier` where the market was found for sure and is thin; null outside all markets. */
export function outsideFacts(
  source: BriefSource,
  read: BriefReading,
  library: MarketDossier | null,
  ownFacts: readonly OwnFact[] = [],
  handed?: HandedKnowledge,
): OutsideFacts {
  const yours = ownKnowledge(ownFacts, handed)
  const dossier = library && { ...library, rivals: withOwnPrices(yours, library.rivals) }
  const reading = settledReading(withOwnPrice(yours, read, library?.rivals ?? []))
  const words = [source.description, source.audience, source.market, source.context].filter(Boolean).join('\n')
  // Neither the audience nor the goals: what these people work with says nothing of what is sold.
  const about = [source.description, source.market].filter(Boolean).join('\n')
  const found = signalsIn(words, { about: coreOf(source, reading), price: reading.price?.text ?? '' })
  const all = advise(found)
  const stop = all.find(({ stops }) => stops) ?? null
  // Where the market is known, and where it is no software, a general word is used only where two signals called for it.
  const kind = kindOfOffer(about)
  const isSoftware = kind === 'software'
  const advice = all
    .filter((each) => !each.stops && ((!dossier && isSoftware) || each.all.length > 1))
    .slice(0, (isSoftware ? mostAdvice : mostOfThing) - (stop ? 1 : 0))
  const rows = rowsOf(reading, dossier, words, kind)
  const shape = archetypeOf(source.description, dossier?.id ?? null)
  const live = isLive(reading)
  const compared = namedRivals(reading, library?.rivals ?? [])
  const citations = citationsOf(dossier ?? { sources: {}, asOf: statisticsAsOf })
  const offer = offerOf(source.description, reading)
  const [first = ''] = sideLines('first', found)
  return {
    reading,
    title: reading.name?.text ?? shortTitle(offer),
    name: reading.name?.text ?? null,
    offer,
    rows,
    open: openClauses(bareQuotes(rows)),
    outOfScope: rows
      .filter(({ limit, lines, quote }) => limit && lines.length === 0 && isRefusal({ text: quote }))
      .map(({ quote }) => quote),
    kind,
    shape,
    advice,
    stop,
    questions: questionsOf(reading, rows, shape),
    firstStep: stop
      ? `Do not test with people until this is answered: ${stop.question.ask}`
      : live
        ? liveFirstStep
        : shape
          ? firstTest(shape)
          : isSoftware || !first.includes('{quote}')
            ? first.replace('{quote}', shortTitle(offer))
            : '',
    people: distinctPeople(reading).slice(0, 4),
    rivalLines: shape ? shape.rivals.map(rivalLine) : sideLines('rival', found).slice(0, 3),
    searches: searchesOf(reading, offer, rows),
    sizing: sizingParts(found),
    post: withClaims(postOf(source, reading, found, stop?.question.ask ?? null), shape),
    story: problemAccount(
      reading,
      compared.map(({ name }) => name),
    )
      .slice(0, mostStory)
      .map(({ text }) => text),
    compared,
    market: dossier ? thinMarket(dossier, citations, reading) : null,
    proof: strongestFirst(reading.proof.map(({ text }) => text)),
    isLive: live,
    yours,
    figure: citations.figure,
    get sources() {
      return citations.sources
    },
  }
}

/** The cheapest test of what is most uncertain for products of a shape. */
function firstTest({ bets: [first] }: Archetype): string {
  return first ? `${first.test} ${first.goOn}` : ''
}

const mostClaims = 2

/** With what copy about products of this shape must not claim. */
function withClaims(post: OutsidePost, shape: Archetype | null): OutsidePost {
  return { ...post, checks: [...post.checks, ...(shape?.never.slice(0, mostClaims) ?? [])] }
}

/** A kind of alternative, why people choose it and what answers it. */
const rivalLine = ({ kind, chosenFor, answer }: Archetype['rivals'][number]): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}. ${chosenFor} ${answer}`

/** What it is and whom it is for: the head of the offer and the audience. */
function coreOf({ audience, market }: BriefSource, { offer, name }: BriefReading): string {
  const head = (offer?.text ?? '').split(/\s+/).slice(0, longestHead).join(' ')
  return [head, name?.text, audience, market].filter(Boolean).join('\n')
}

const longestHead = 10

/** Each group once: "teachers" and "teacher" are the same, and a word within the audience is no group of its own. */
function distinctPeople({ people }: BriefReading): string[] {
  const kept: string[] = []
  const ordered = [
    ...people.filter(({ field }) => field === 'audience'),
    ...people.filter(({ field }) => field !== 'audience'),
  ]
  for (const { text } of ordered) {
    const plain = text.toLowerCase().replace(/['’]?s$/, '')
    if (!kept.some((each) => each.toLowerCase().includes(plain))) kept.push(text.replace(/^(?:and|or)\s+/i, ''))
  }
  return kept
}

/** The clauses of which nothing can be said without their people. */
const bareQuotes = (rows: readonly OutsideRow[]): string[] =>
  rows.filter(({ lines, quote }) => lines.length === 0 && !isRefusal({ text: quote })).map(({ quote }) => quote)

/** Each made of the user's words alone: a search in our words finds our guesses. */
function searchesOf({ places }: BriefReading, offer: string, rows: readonly OutsideRow[]): string[] {
  const place = places[0]?.text ?? ''
  const texts = [...new Set([offer, ...rows.map(({ quote }) => quote)])]
  return texts.slice(0, 3).map((text) => [...contentWords(text).slice(0, 6), place].filter(Boolean).join(' '))
}

/** A rule of another country than those that the brief names, or that its price says, is about somebody else. */
function bindsIn(where: MarketDossier['rules'][number]['where'], reading: BriefReading): boolean {
  const named = situationOf(reading).regions
  const regions = named.size > 0 ? named : likelyRegions(reading)
  return where === 'world' || regions.size === 0 || appliesIn([where], { regions })
}

function thinMarket(
  dossier: MarketDossier,
  { cite, number, entry, rests }: Citations,
  reading: BriefReading,
): ThinMarket {
  const named = new Set(reading.capabilities.map(({ capability }) => capability))
  return {
    name: dossier.name,
    dossier,
    rivals: dossier.rivals.filter(({ url }) => url !== null).slice(0, mostRivals),
    rules: dossier.rules.filter(({ where }) => bindsIn(where, reading)).slice(0, mostRules),
    usual: dossier.capabilities
      .filter(({ id }) => !named.has(id))
      .flatMap(({ name, acceptance: [line] }) => (line ? [{ name, line }] : []))
      .slice(0, 4),
    substitutes: dossier.substitutes.map(({ what }) => what).slice(0, 2),
    cite,
    number,
    entry,
    rests,
  }
}

const longestTitle = 60

function shortTitle(text: string): string {
  const upper = text.charAt(0).toUpperCase() + text.slice(1)
  if (upper.length <= longestTitle) return upper
  return `${upper.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`
}

const shortestOffer = 5
const longestOffer = 160

/** A short clause late in the text says something beside it; then the first sentence says best what it is. */
function offerOf(description: string, { offer }: BriefReading): string {
  const isAside = offer && offer.start > description.length / 3 && offer.text.split(/\s+/).length < shortestOffer
  if (offer && !isAside) return offer.text
  const [first = ''] = description.trim().split(/(?<=[.!?])\s|\n/)
  const plain = first.replace(/[.!?]$/, '')
  return plain.length <= longestOffer ? plain : `${plain.slice(0, longestOffer).replace(/\s+\S*$/, '')}…`
}

function contentWords(text: string): string[] {
  return tokens(text)
    .filter(({ word }) => !smallWords.has(word))
    .map((token) => token.text)
}
