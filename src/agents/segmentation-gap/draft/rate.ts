import { areGrown } from '#drafting/compose/ages-said.ts'
import { assumed, fact, inferred } from '#drafting/compose/claim-text.ts'
import { reachOf } from '#drafting/compose/jurisdiction.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { sharedStems, stemsOfBrief, tellingStems } from '#drafting/compose/own-words.ts'
import { listed, lowerFirst, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import { contentStems, sharedWords } from '#drafting/compose/relevance.ts'
import type { Figure } from '#knowledge/market.ts'
import type { Candidate } from './candidates.ts'

export interface Rating {
  score: number
  text: string
}

const bounded = (score: number) => Math.max(1, Math.min(10, Math.round(score)))

/** From here up a count of people or firms earns these points. */
const sizes: readonly (readonly [from: number, points: number])[] = [
  [3_000_000, 9],
  [1_000_000, 8],
  [400_000, 7],
  [150_000, 6],
  [50_000, 5],
  [10_000, 4],
  [0, 3],
]
const unknownSize = 5

const isCount = ({ unit }: Figure) =>
  /^(?:people|jobs|firms|farms|households|schools|persons|employees|establishments|businesses|\w+s)$/.test(unit)

/** A figure of such people where the product is sold, else one of another place as an order of magnitude, else none. */
export function rateSize(candidate: Candidate, { market, context, cite }: MarketView): Rating {
  const about = `${candidate.name} ${candidate.role?.organization ?? ''} ${candidate.role?.title ?? ''}`
  const places = placeNames(context)
  const where = places.length > 0 ? ` in ${listed(places)}` : ''
  const fitting = (market?.figures ?? [])
    .filter((figure) => isCount(figure))
    .map((figure, index) => ({
      figure,
      index,
      here: reachOf(figure.region, context.brief, context.knowledge.regions) !== 'elsewhere',
      points: sharedWords(figure.label, about),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => Number(b.here) - Number(a.here) || b.points - a.points || a.index - b.index)[0]
  const ask = `ask a trade association how many ${candidate.people} there are${where}`
  if (candidate.situation)
    return {
      score: unknownSize,
      text: `${assumed(`A part of ${candidate.people}${where}; not counted`, 'ask twenty of them which part they are')}.`,
    }
  if (!fitting)
    return {
      score: unknownSize,
      text: `${assumed('Not counted by any source of this run, so the middle of the scale', ask)}.`,
    }
  const { figure, here } = fitting
  const points = sizes.find(([from]) => figure.value >= from)?.[1] ?? unknownSize
  const told = `${figure.label}: ${figure.value.toLocaleString('en-US')} ${figure.unit} (${figure.year})`
  const number = cite.numberOf(figure.source.url)
  // A figure of a wider group, or of another place, is only an order of magnitude.
  const isOther = !here || places.length === 0
  if (number === null)
    return {
      score: bounded(points - 1),
      text: `${assumed(`Order of magnitude: ${told}`, ask)}.`,
    }
  return here && places.length > 0
    ? { score: points, text: `${fact(told, number)}.` }
    : {
        score: bounded(points - (isOther ? 1 : 0)),
        text: `${inferred(`${told}; an order of magnitude${where ? `, not a count${where}` : ' until a country is chosen'}`, [number])}.`,
      }
}

/** How much of the job's own words stands in what hurts them; the user's own account weighs most. */
export function ratePain(candidate: Candidate, view: MarketView): Rating {
  const { context, terms, today } = view
  const own = stemsOfBrief(context.brief)
  const pains = (candidate.role?.pains ?? []).map((text, index) => ({
    text,
    index,
    shared: sharedStems(text, own).length,
  }))
  const felt = pains.sort((a, b) => b.shared - a.shared || a.index - b.index)[0]
  const said = context.brief.pains.find(({ confidence }) => confidence >= 0.5)
  const job = terms.shortJob
  const loses = today.find(({ weakness }) => weakness !== null)
  const step = candidate.situation?.painStep ?? 0
  const base = (candidate.main ? 7 : candidate.said ? 5 : 3) + Math.min(3, (felt?.shared ?? 0) * 0.75)
  const ask = 'ask five for the last time it happened'
  if (candidate.situation)
    return {
      score: bounded(base - 1 + step),
      text: `${assumed(candidate.situation.pain, candidate.situation.check ?? ask)}.`,
    }
  if (candidate.main && said)
    return {
      score: bounded(base + 2),
      text: `${inferred(`The description reports: ${lowerFirst(withoutPoint(said.text))}`, [])}.`,
    }
  if (felt)
    return {
      score: bounded(base),
      text: `${assumed(withoutPoint(felt.text), `from the library, not from your customers; ${ask}`)}.`,
    }
  if (candidate.main && loses)
    return {
      score: bounded(base),
      text: `${assumed(`${upperFirst(loses.text)}: ${lowerFirst(withoutPoint(loses.weakness ?? ''))}`, ask)}.`,
    }
  // Of those who are named beside the main ones it counts what they have to do.
  const { steps } = view.facts.subject
  const theirs = steps.filter(({ who }) => who.plural === candidate.people)
  if (!candidate.main && candidate.said && steps.length > 1)
    return theirs.length > 0
      ? {
          score: bounded(3 + theirs.length),
          text: `${inferred(`Do ${theirs.length} of the ${steps.length} steps that the description tells: ${listed(theirs.map(({ short }) => short))}`, [])}.`,
        }
      : {
          score: 2,
          text: `${inferred('Do none of the steps that the description tells, so it saves them no work', [])}.`,
        }
  return {
    score: bounded(base),
    text: `${assumed(job ? `Named beside the job to ${job}, without a word on how it hurts them` : 'Nothing is said of how it hurts them', ask)}.`,
  }
}

const isHelper = ({ main, said, people, role, situation }: Candidate, who: string | null) =>
  !main && said && role === null && situation === null && who !== null && people !== who

const children = /\b(?:kids|children|pupils|toddlers|teenagers|teens)\b/i

/** Who signs: a buyer has a budget, a user has to ask for one, a beneficiary has none. */
export function rateMoney(candidate: Candidate, { terms, buyerRole, buyers, context }: MarketView): Rating {
  const { role, purse, people } = candidate
  const price = context.brief.businessModels.find(({ confidence }) => confidence >= 0.5)
  const { base, who } = ((): { base: number; who: string } => {
    if (role?.part === 'buyer' || (terms.buyer !== null && people === terms.buyer.bare))
      return { base: 7, who: 'Decide and pay themselves' }
    if (children.test(people) && !areGrown(context.brief))
      return { base: 1, who: 'Have no money of their own: somebody pays for them' }
    if (purse === 'owner') return { base: 6, who: 'It is their business, so they decide and pay' }
    if (purse === 'own-business') return { base: 6, who: 'Decide and pay from their own business' }
    if (purse === 'private') return { base: 4, who: 'Pay with their own money' }
    // Whoever only does a step of it, beside those for whom it is made, signs nothing.
    if (isHelper(candidate, terms.who?.bare ?? null))
      return { base: 2, who: `Sign nothing: ${terms.who?.bare ?? 'others'} would pay for them` }
    if (role?.part === 'beneficiary') return { base: 2, who: 'Gain when others pay for it' }
    if (terms.buyer) return { base: 4, who: `${upperFirst(buyers)} would pay for them` }
    return buyerRole
      ? { base: 4, who: `${upperFirst(buyers)} would pay for them, as the library guesses` }
      : { base: 4, who: 'Who pays for them is not said' }
  })()
  const motive = role?.buyingMotivation
  const bill = candidate.situation?.money
  const text = bill ? `${bill.text}. ${who}` : `${who}${motive ? `. ${withoutPoint(motive)}` : ''}`
  return {
    score: bounded(base + (base > 1 && candidate.main && price ? 1 : 0) + (bill?.step ?? 0)),
    text: `${assumed(text, 'ask three who paid for their last tool')}.`,
  }
}

const digital =
  /\b(?:app|whatsapp|chat|phone|spreadsheet|excel|google|slack|software|system|portal|site|tablet|e-?mail|online|web)\b/i
const onPaper = /\b(?:paper|printed|notebook|clipboard|whiteboard|slips?|binder|board|fax|by hand)\b/i

/** Tools of today against objections: who works on a screen already has less to learn. */
export function rateReadiness(candidate: Candidate, view: MarketView): Rating {
  const { role, situation } = candidate
  const { today, market } = view
  const saidToday = candidate.main ? today.filter(({ said }) => said).map(({ text }) => text) : []
  const tools = saidToday.length > 0 ? saidToday : (role?.tools ?? []).slice(0, 3)
  const text = tools.join(', ')
  const vendors = (market?.vendors ?? []).filter(({ name }) => (role?.tools ?? []).some((tool) => tool.includes(name)))
  const objections = role?.objections ?? []
  const base =
    5 +
    (digital.test(text) ? 1 : 0) -
    (onPaper.test(text) && !digital.test(text) ? 1 : 0) +
    (vendors.length > 0 ? 1 : 0) -
    (objections.length > 1 ? 1 : 0)
  const score = bounded(
    base + (situation?.readinessStep ?? 0) + (candidate.purse === null || candidate.purse === 'owner' ? 0 : 1),
  )
  const ask = 'watch three of them do it once'
  if (situation) return { score, text: `${assumed(situation.readiness, ask)}.` }
  const refusal = objections
    .map((each) => ({ each, points: contentStems(each).filter((stem) => tellingStems(text).includes(stem)).length }))
    .sort((a, b) => b.points - a.points)[0]?.each
  const uses = tools.length > 0 ? `Use ${listed(tools)} today` : 'What they use today is not known'
  return { score, text: `${assumed(`${uses}${refusal ? `, and would say: “${withoutPoint(refusal)}”` : ''}`, ask)}.` }
}
