import type { Capability } from '#knowledge/dossier/capability.ts'
import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import { regionGroups } from '#knowledge/dossier/region-id.ts'
import type { Rival } from '#knowledge/dossier/rival.ts'
import type { Role } from '#knowledge/dossier/role.ts'
import { withoutLeadIn } from '#shared/lead-in.ts'
import type { OwnFact } from '#shared/own-fact.ts'
import type { BriefReading, FoundCapability, Quote } from '#shared/reading.ts'
import { type Judgement, judgementsOf } from '../judgement/judgements.ts'
import type { HandedKnowledge } from '../own/handed-knowledge.ts'
import {
  countsOfFacts,
  type OwnKnowledge,
  ownKnowledge,
  priceWithFact,
  withOwnPrice,
  withOwnPrices,
  withOwnRivals,
} from '../own/own-knowledge.ts'
import { isLive, strongestFirst } from '../reading/find-proof.ts'
import { applicable } from './applicable.ts'
import { shortQuote } from './as-quoted.ts'
import { buildOrder } from './build-order.ts'
import { type Citations, citationsOf } from './citations.ts'
import { contentStems } from './content-stems.ts'
import { chooseSum, type SumChoice } from './fitting-sum.ts'
import { appliesIn, everywhere, lawRegions, likelyRegions, type Situation, situationOf } from './holds.ts'
import { type NamedPeople, namedPeople } from './named-people.ts'
import { type NamedRival, namedRivals } from './named-rivals.ts'
import { aboutOthers } from './other-kinds.ts'
import { type OwnCount, ownCounts } from './own-counts.ts'
import type { OwnPrice } from './own-price.ts'
import { isSoldHere, isWorkedWith, rankedRivals, withoutAbsent } from './ranked-rivals.ts'
import { rankedRoles } from './ranked-roles.ts'
import { settledReading } from './settled-reading.ts'
import { slotsOf } from './slots.ts'
import { speaksOfBrief } from './speaks-of-brief.ts'

/** A capability that the user named, with the words in which it was named. */
export interface NamedCapability {
  capability: Capability
  /** The words in which it was named first. */
  quote: Quote
  /** All words in which it was named, each once. */
  quotes: readonly Quote[]
  /** Whether it was named in so many words; else the words only mean it, and copy does not claim it. */
  isClaimed: boolean
}

/**
 * What an agent writes from: the dossier of the market as it applies to one reading, in the order of weight. Agents choose and set
 * beside each other; they build no sentences. The same reading gives the same facts, so that all agents of a product agree.
 */
export interface MarketFacts extends Citations {
  reading: BriefReading
  /** Conditions applied, slots filled, lists ordered by fit. */
  dossier: MarketDossier
  /** The product's name as typed, else null. */
  name: string | null
  /** The name, else what it is in the user's words, short enough for a heading. */
  title: string
  /** What the user named and the market knows, in the user's order. */
  named: readonly NamedCapability[]
  /** What products of this market do and the user neither named nor refused, what everybody expects first. */
  usual: readonly Capability[]
  /** What products of this market do and the user refuses, with the words: out of scope, never proposed. */
  refused: readonly NamedCapability[]
  /** The user's own features that the market does not know, as typed. */
  own: readonly Quote[]
  /** Share of the user's features that the market knows, 0 to 1: below a half, scenes of the market are about another product. */
  known: number
  /** Roles that the named capabilities and people touch, who pays first. */
  roles: readonly Role[]
  payer: Role | null
  /** Whom the brief names, in the user's order; the audience of the form first. */
  people: readonly NamedPeople[]
  /** The price as the user states it. */
  price: OwnPrice | null
  /** What the user knows of the product beside the form: it outranks the dossier. */
  yours: OwnKnowledge
  /** What the user states of results, customers, reviews, certificates and origin, as typed, the strongest first. */
  proof: readonly string[]
  /** Whether the product runs already: nothing of it is tried by hand or asked before it is built. */
  isLive: boolean
  /** Counts that the user states: of the form first, then of the facts. */
  counts: readonly OwnCount[]
  /** Companies that the user's facts or the brief compare the product with, also those that the market does not know. */
  compared: readonly NamedRival[]
  /** The dossier without conditions on capabilities, and on regions while none was named: what holds for the market as a whole. */
  market: MarketDossier
  /** The sum that counts these people here, and the nearest other one. */
  sums: SumChoice
  /** Rivals that are not sold in the region that was named; empty while none was. */
  elsewhere: readonly Rival[]
  /** Dated changes: those that bear on what was named first, then the others of the market here. */
  changes: MarketDossier['whyNow']
  /** Rivals by how close they come: named by the user, direct, of this submarket and region. */
  rivals: readonly Rival[]
  mainRival: Rival | null
  /** Capabilities that are built in this order: those others need first. */
  order: readonly NamedCapability[]
  judgements: readonly Judgement[]
}

export function marketFacts(
  library: MarketDossier,
  read: BriefReading,
  ownFacts: readonly OwnFact[] = [],
  handed?: HandedKnowledge,
): MarketFacts {
  const yours = ownKnowledge(ownFacts, handed)
  const source = yours.prices.length > 0 ? { ...library, rivals: withOwnPrices(yours, library.rivals) } : library
  const reading = settledReading(withOwnPrice(yours, read, library.rivals))
  const situation = situationOf(reading)
  const slots = slotsOf(reading)
  const compared = withOwnRivals(yours, namedRivals(reading, source.rivals), source.rivals)
  const typed = compared.flatMap(({ rival }) => rival?.name ?? [])
  const elsewhere = source.rivals.filter((rival) => !isSoldHere(rival, situation, typed))
  const isAboutOthers = aboutOthers(
    source,
    reading,
    situation.regions.size > 0 ? situation.regions : likelyRegions(reading),
  )
  const filters = { isAboutOthers, speaksOfBrief: speaksOfBrief(source, reading) }
  const dossier = withoutContradiction(
    withoutAbsent(inRegion(applicable(source, situation, slots, filters), situation, lawRegions(reading)), [
      ...elsewhere,
      ...source.rivals.filter((rival) => isWorkedWith(rival, reading, typed)),
    ]),
    reading,
  )
  const named = capabilitiesOf(dossier, reading.capabilities)
  const refused = capabilitiesOf(dossier, reading.refused)
  const own = reading.own.filter(({ text }) => contentStems(text).length >= 2)
  const said = new Set(
    [reading.offer, ...reading.own, ...reading.background, ...reading.limits, ...reading.capabilities].flatMap(
      (each) => (each ? contentStems(each.text) : []),
    ),
  )
  const kano = { basic: 0, performance: 1, delighter: 2 }
  const usual = dossier.capabilities
    .filter(({ id, name }) => !situation.capabilities.has(id) && !contentStems(name).some((stem) => said.has(stem)))
    .filter(({ id }) => !refused.some(({ capability }) => capability.id === id))
    .sort((a, b) => kano[a.kano] - kano[b.kano])
  const roles = rankedRoles(dossier, reading, named)
  const { rivals, main } = rankedRivals(dossier, reading, situation, typed)
  const citations = citationsOf(dossier)
  let whole: MarketDossier | undefined
  const people = namedPeople(reading, dossier.roles)
  return {
    reading,
    dossier,
    name: reading.name?.text ?? null,
    title: reading.name?.text ?? shortTitle(reading.offer?.text ?? dossier.name),
    named,
    usual,
    refused,
    own,
    known: named.length / Math.max(1, named.length + own.length),
    roles,
    payer: roles.find(({ parts }) => parts.includes('buyer')) ?? null,
    people,
    price: priceWithFact(yours, reading),
    yours,
    proof: strongestFirst(reading.proof.filter(isReached).map(({ text }) => text)),
    isLive: isLive({ ...reading, proof: reading.proof.filter(isReached) }),
    counts: [...ownCounts(reading), ...countsOfFacts(yours, reading)],
    compared,
    get market() {
      whole ??= applicable(source, everywhere(situation, source.capabilities), slots, {
        isAboutOthers,
        speaksOfBrief: () => true,
      })
      return whole
    },
    get changes() {
      const weight = ({ when = [] }: { when?: readonly string[] | undefined }) =>
        when.length === 0 ? 1 : when.some((id) => situation.capabilities.has(id)) ? 0 : 2
      return [...this.market.whyNow].sort((a, b) => weight(a) - weight(b))
    },
    sums: chooseSum(source.money.sizing, people, reading, situation),
    elsewhere,
    rivals,
    mainRival: main,
    order: buildOrder(named),
    judgements: judgementsOf(dossier, reading),
    get sources() {
      return citations.sources
    },
    cite: citations.cite,
    rests: citations.rests,
    number: citations.number,
    entry: citations.entry,
    figure: citations.figure,
  }
}

function capabilitiesOf(dossier: MarketDossier, found: readonly FoundCapability[]): NamedCapability[] {
  const quotes = new Map<string, Quote[]>()
  for (const { capability, text, field, start, end } of found)
    quotes.set(capability, [...(quotes.get(capability) ?? []), { text, field, start, end }])
  return [...quotes].flatMap(([id, all]) => {
    const capability = dossier.capabilities.find((each) => each.id === id)
    const [quote] = all
    const isClaimed = found.some((each) => each.capability === id && !each.meant)
    return capability && quote ? [{ capability, quote, quotes: all, isClaimed }] : []
  })
}

/** What the user says of price and payer stands: advice of the market beside it would contradict it. */
function withoutContradiction(dossier: MarketDossier, { price, payer }: BriefReading): MarketDossier {
  const { recommend, sales } = dossier
  const { pricingTalk: _pricingTalk, ...rest } = sales
  return {
    ...dossier,
    recommend: { ...recommend, price: price ? [] : recommend.price, payer: payer ? [] : recommend.payer },
    sales: price ? rest : sales,
  }
}

/** Rules and sums of the regions that were named; all of them, each with its region, while none was. */
function inRegion(dossier: MarketDossier, situation: Situation, likely: ReadonlySet<string>): MarketDossier {
  if (situation.regions.size === 0) {
    if (likely.size === 0) return dossier
    return { ...dossier, rules: dossier.rules.filter(({ where }) => appliesIn([where], { regions: likely })) }
  }
  const rules = dossier.rules.filter(({ where }) => appliesIn([where], situation))
  const sizing = dossier.money.sizing.filter(({ region }) => appliesIn([region], situation))
  return {
    ...dossier,
    rules,
    money: { ...dossier.money, sizing: sizing.length > 0 ? sizing : nearby(dossier.money.sizing, situation) },
  }
}

/** A count of a country of the same group stands in; one of another continent does not. */
function nearby(sizing: MarketDossier['money']['sizing'], { regions }: Situation): MarketDossier['money']['sizing'] {
  return sizing.filter(({ region }) =>
    (regionGroups[region] ?? []).some((group) => group !== 'eu' && regions.has(group)),
  )
}

/** "1000 paying users in 12 months" beside the description is what somebody wants, not what they have. */
const isReached = ({ text, field }: Quote) =>
  field !== 'context' || !/\b(?:with)?in (?:the next )?\d+ (?:days|weeks|months|years)\b/i.test(text)

const longestTitle = 10

/** The offer as a heading: without what people write before it and without brackets, ended at a joint of the sentence. */
function shortTitle(offer: string): string {
  const short = shortQuote(withoutLeadIn(offer), longestTitle).replace(/\s…$/, '')
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}`
}
