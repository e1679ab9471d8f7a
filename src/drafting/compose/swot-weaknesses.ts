import type { Market } from '#knowledge/market.ts'
import { assumed, inferred, inferredOr } from './claim-text.ts'
import type { MarketView } from './market-view.ts'
import { sharedStems, stemsOfBrief } from './own-words.ts'
import { listed, lowerFirst, withArticle, withoutPoint } from './phrases.ts'
import { mostRelevant } from './relevance.ts'

/** What the idea lacks: against rivals that do the job already, against what the market takes for granted, against its own gaps. */
export function weaknesses(view: MarketView): string[] {
  return [...doneAlready(view), ...missingStakes(view), ...ofItsMeans(view), ...unanswered(view)].slice(0, 4)
}

function doneAlready({ ranked, terms, rivals }: MarketView): string[] {
  const doing = ranked.filter(({ covers, direct }) => direct && covers.length > 0).slice(0, 3)
  if (doing.length === 0 || !terms.job) return []
  const ordered = [...doing].sort((a, b) => Number(rivals.includes(b)) - Number(rivals.includes(a)))
  const lists = listed(ordered.map(({ vendor, covers }) => `${vendor.name} lists ${lowerFirst(covers[0] ?? '')}`))
  return [
    inferredOr(
      `${lists}, so to ${terms.job} is by itself no difference`,
      ordered.map(({ source }) => source),
      `do it once in ${listed(ordered.map(({ vendor }) => vendor.name), 'or')} and write down where it stops`,
    ),
  ]
}

type Stake = Market['tableStakes'][number]

/** Stakes that the user's words do not touch, those about the job first. */
export function stakesNotSaid({ market, relevance, context }: MarketView): Stake[] {
  const own = stemsOfBrief(context.brief)
  const said = ({ capability }: Stake) => sharedStems(capability, own).length >= 3
  return mostRelevant(market?.tableStakes.filter((stake) => !said(stake)) ?? [], ({ capability, criterion }) => `${capability} ${criterion}`, relevance)
}

function missingStakes(view: MarketView): string[] {
  const { buyers, terms } = view
  return stakesNotSaid(view)
    .slice(0, 2)
    .map(({ capability, why }, index) =>
      assumed(
        index === 0
          ? `The description does not say whether ${terms.subject} can ${lowerFirst(withoutPoint(capability))}, and ${lowerFirst(withoutPoint(why))}`
          : `Nor does it say how to ${lowerFirst(withoutPoint(capability))}: ${lowerFirst(withoutPoint(why))}`,
        index === 0
          ? `ask three ${buyers} whether they would start without it`
          : `ask the same ${buyers} which product made them expect it`,
      ),
    )
}

function ofItsMeans({ context, terms }: MarketView): string[] {
  const ids = context.brief.means.filter(({ confidence }) => confidence >= 0.5).map(({ meansId }) => meansId)
  // A phone or a browser is a vehicle; what the others bring is a burden that a new product carries from the first day.
  const vehicles = new Set(['mobile-app', 'web-app', 'notifications-reminders'])
  const means = context.knowledge.means.find(({ id }) => ids.includes(id) && !vehicles.has(id))
  const risk = means?.risks[0]
  if (!means || !risk) return []
  return [
    assumed(
      `As ${withArticle(lowerFirst(means.name))} ${terms.subject} begins with this against it: ${lowerFirst(withoutPoint(risk.risk))}`,
      `watch for the first sign, ${lowerFirst(withoutPoint(risk.earlySign))}, in a trial with one group`,
    ),
  ]
}

function unanswered({ context, terms, buyerRole, people }: MarketView): string[] {
  const { missing } = context.brief
  const found: string[] = []
  if (missing.includes('buyer')) {
    const role = buyerRole ? `; in this market it is often ${withArticle(lowerFirst(buyerRole.title))}, who says: "${withoutPoint(buyerRole.objections[0] ?? '')}"` : ''
    found.push(
      role === ''
        ? inferred(`Nobody is named who pays for ${terms.subject}, so neither price nor channel can be judged`, [])
        : assumed(`Nobody is named who pays for ${terms.subject}${role}`, `ask ${people} who signed for the last tool they were given`),
    )
  }
  if (missing.includes('alternative') && terms.today.length === 0)
    found.push(inferred(`It is not said what ${people} do today, so there is nothing to be measured against`, []))
  if (missing.includes('business-model')) found.push(inferred(`How ${terms.subject} earns money is open`, []))
  if (found.length === 0)
    found.push(inferred(`The description gives no evidence that ${people} have tried to solve this before`, []))
  return found
}
