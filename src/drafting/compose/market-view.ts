import type { Market, MarketRole } from '#knowledge/market.ts'
import type { Brief } from '#shared/brief.ts'
import { toPlural } from '../brief/inflect.ts'
import type { WritingContext } from '../writing-context.ts'
import { type ProductActor, roleActor } from './actor-terms.ts'
import type { Citations } from './cite.ts'
import { type DraftFacts, draftFacts } from './draft-facts.ts'
import { isPrivate } from './is-private.ts'
import { type KnownPeople, knownPeople } from './known-people.ts'
import { type Likeness, likenessTo, saidIn } from './likeness.ts'
import { marketWords } from './market-words.ts'
import { sharedStems, stemsOfBrief } from './own-words.ts'
import { type ProductTerms, productTerms } from './product-terms.ts'
import type { Relevance } from './relevance.ts'
import { chooseRivals, type Rival } from './rivals.ts'
import { isTheirSide } from './their-side.ts'
import { type WayOfToday, waysOfToday } from './ways-of-today.ts'

/** One product in its market: all that parts about rivals, chances and threats are composed from. */
export interface MarketView {
  context: WritingContext<object>
  facts: DraftFacts
  terms: ProductTerms
  market: Market | null
  cite: Citations
  relevance: Relevance
  likeness: Likeness
  /** A vendor of the market does this very job, so what moves the market as a whole moves this product too. */
  isCore: boolean
  /** The rivals that are compared. */
  rivals: readonly Rival[]
  /** All that were weighed, best first. */
  ranked: readonly Rival[]
  today: readonly WayOfToday[]
  /** Whom to ask and to watch, in the plural and short: "night-shift nurses". */
  people: string
  /** For whom it is made, in the plural and short; mostly the same as `people`. */
  clients: string
  /** What the library knows of them; null when no occupation or audience fits. */
  known: KnownPeople | null
  /** The library's buyer when it shares words with the user's; null when the user named one or people pay for themselves. */
  buyerRole: MarketRole | null
  /** Others whom the user names and whose word counts: "ward managers" beside nurses. Null when a buyer is named or nobody is. */
  decider: string | null
  /** "ward managers": the user's buyer, else the library's; else `people`. */
  buyers: string
}

export function marketView(given: WritingContext<object>, mostRivals: number): MarketView {
  const facts = draftFacts(given)
  const { brief } = facts
  const { placement } = given
  const context = { ...given, brief }
  const terms = productTerms(brief, placement)
  const { relevance } = facts
  const { ranked } = facts
  // A rival that the user names says better than single words which market it is.
  const named = ranked.find((rival) => rival.named)
  const market = facts.market && named && named.market.id !== facts.market.id ? named.market : facts.market
  const doer = terms.doer ?? terms.who
  const people = doer ? peopleOf(doer) : 'intended users'
  const clients = terms.who ? peopleOf(terms.who) : people
  const deciding = terms.buyer ? undefined : terms.others.find(({ head }) => decides.test(head))
  const decider = deciding ? peopleOf(deciding) : null
  const buyerRole = terms.buyer || decider ? null : libraryBuyer(market, relevance, terms, brief)
  return {
    context,
    facts,
    terms,
    market,
    isCore: ranked.some(({ direct, covers }) => direct && covers.length > 0),
    cite: facts.cite,
    relevance,
    likeness: likenessTo(saidIn(brief), context.knowledge.wordVectors),
    rivals: chooseRivals(ranked, mostRivals),
    ranked,
    today: waysOfToday(
      terms,
      market,
      relevance,
      ranked.some(({ direct }) => direct),
      brief,
    ),
    people,
    clients,
    known: knownPeople(terms, facts, context.knowledge),
    buyerRole,
    decider,
    buyers: terms.buyer ? peopleOf(terms.buyer) : decider ? decider : buyerRole ? roleActor(buyerRole).plural : clients,
  }
}

/** Who says yes or no at work. */
const decides = /^(?:manager|director|head|supervisor|owner|principal|chief|administrator|coordinator)$/

/** How many words of the user a text of the library shares beyond those that everybody in the market uses. */
export function sharedBeyondMarket({ context, market }: Pick<MarketView, 'context' | 'market'>, text: string): number {
  const common = market ? marketWords(market) : new Set<string>()
  return sharedStems(text, stemsOfBrief(context.brief)).filter((stem) => !common.has(stem)).length
}

function libraryBuyer(
  market: Market | null,
  relevance: Relevance,
  terms: ProductTerms,
  brief: Brief,
): MarketRole | null {
  const { who } = terms
  if (who && isPrivate(who)) return null
  const roles = (market?.roles ?? []).filter(
    (role) => role.part === 'buyer' && (!who || who.assumed || isTheirSide(role, who, brief)),
  )
  const scored = roles
    .map((role, index) => ({ role, index, points: relevance.score(`${role.title} ${role.organization}`) }))
    .sort((a, b) => b.points - a.points || a.index - b.index)
  const best = scored[0]
  return best && best.points >= 0.8 ? best.role : null
}

const longestPeople = 44

/** The plural without the place, or only its head when the phrase is long. */
function peopleOf({ bare, head, full }: ProductActor): string {
  // "Beginners" of what?
  if (/^(?:beginners|learners|newcomers)$/.test(bare) && full.length <= longestPeople) return full
  if (bare.length <= longestPeople) return bare
  // "accounts payable teams" of "accounts payable teams of mid-sized manufacturers"
  const core = bare.split(/\s(?:of|in|on|at|with|from|for|who|that)\s/)[0] ?? bare
  return core.length <= longestPeople ? core : toPlural(head)
}

/** How to see whether a vendor does the job: "try to swap shifts in Deputy for twenty minutes". */
export function tryIn(vendor: string, job: string | null): string {
  if (job === null) return `try to do the same in ${vendor} for twenty minutes`
  return job.startsWith('know ')
    ? `ask ${vendor} to show ${job.slice('know '.length)}`
    : `try to ${job} in ${vendor} for twenty minutes`
}
