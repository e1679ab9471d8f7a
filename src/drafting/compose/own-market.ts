import type { Market } from '#knowledge/market.ts'
import type { Brief } from '#shared/brief.ts'
import { coverOf } from './job-cover.ts'
import { stemsOfBrief, tellingStems } from './own-words.ts'
import { contentStems, type Relevance } from './relevance.ts'

/** A word of the job; who it is for alone is less. */
const aboutJob = 1
/** Two words of the job: who sells, what fails and today's way of another job are easily told with one of them. */
const sameJob = 2.1

/**
 * The market as far as it speaks of this job. People of a field do many things: how farmers keep records says nothing of renting
 * out a tractor. Where a vendor does the job or both use the same words, all of the market holds; else only what shares a word
 * with the job.
 */
export function ownMarket(market: Market | null, brief: Brief, relevance: Relevance): Market | null {
  if (!market || brief.jobs.length === 0) return market
  if (isDone(market, brief) || sharesWords(market, brief)) return market
  const holds =
    (least: number) =>
    (...texts: string[]) =>
      relevance.score(texts.join('. ')) >= least
  const fits = holds(aboutJob)
  const job = new Set(brief.jobs.flatMap(({ verb, object }) => contentStems(`${verb} ${object}`)))
  const isAbout = (text: string) => contentStems(text).some((stem) => job.has(stem))
  return {
    ...market,
    // People alone make no rival: a tool for farm records is none of a tractor rental.
    vendors: market.vendors.filter(({ line, goodAt, capabilities }) =>
      isAbout([line, goodAt, ...capabilities].join('. ')),
    ),
    statusQuo: market.statusQuo.filter(({ what, weakness }) => holds(sameJob)(what, weakness)),
    tableStakes: market.tableStakes.filter(({ capability, criterion }) => fits(capability, criterion)),
    roles: market.roles
      .map((role) => ({
        ...role,
        pains: role.pains.filter((each) => fits(each)),
        goals: role.goals.filter((each) => fits(each)),
        objections: role.objections.filter((each) => fits(each)),
      }))
      // Who pays or stops another job may have no say in this one.
      .filter(({ part, buyingMotivation }) => part === 'user' || part === 'beneficiary' || fits(buyingMotivation)),
    prices: market.prices.filter(({ what, note }) => fits(what, note ?? '')),
    buyingTriggers: market.buyingTriggers.filter((each) => fits(each)),
    failureModes: market.failureModes.filter(({ risk, earlySign, answer }) => holds(sameJob)(risk, earlySign, answer)),
    regulations: market.regulations.filter(({ name, requires }) => fits(name, requires)),
  }
}

const isDone = (market: Market, brief: Brief): boolean =>
  brief.jobs.some((job) =>
    market.vendors.some(({ capabilities }) => capabilities.some((each) => coverOf(each, job) !== null)),
  )

/** Two telling words beside who it is for. */
function sharesWords({ definition, synonyms, terms, vendors }: Market, brief: Brief): boolean {
  const known = tellingStems(
    [definition, ...synonyms, ...terms, ...vendors.flatMap(({ capabilities }) => capabilities)].join('. '),
  )
  const own = stemsOfBrief(brief)
  const people = new Set(brief.actors.flatMap(({ plural, head }) => tellingStems(`${plural} ${head}`)))
  return known.filter((stem) => own.has(stem) && !people.has(stem)).length >= 2
}
