import type { Market } from '#knowledge/market.ts'
import { assumed, inferred, inferredOr } from './claim-text.ts'
import { type MarketView, sharedBeyondMarket } from './market-view.ts'
import { sharedStems, stemsOfBrief } from './own-words.ts'
import { paidBy } from './paid-by.ts'
import { paysSelf } from './pays-self.ts'
import { listed, lowerFirst, withArticle, withoutPoint } from './phrases.ts'
import { mostRelevant } from './relevance.ts'
import { opensWithVerb } from './role-words.ts'

/** What the idea lacks: against rivals that do the job already, against what the market takes for granted, against its own gaps. */
export function weaknesses(view: MarketView): string[] {
  return [...doneAlready(view), ...missingStakes(view), ...ofItsMeans(view), ...unanswered(view)].slice(0, 4)
}

function doneAlready({ ranked, terms, rivals }: MarketView): string[] {
  const doing = ranked.filter(({ covers, direct }) => direct && covers.length > 0).slice(0, 3)
  if (doing.length === 0 || !terms.shortJob) return []
  const ordered = [...doing].sort((a, b) => Number(rivals.includes(b)) - Number(rivals.includes(a)))
  const lists = listed(ordered.map(({ vendor, covers }) => `${vendor.name} (${lowerFirst(covers[0] ?? '')})`))
  return [
    inferredOr(
      `${lists} ${ordered.length > 1 ? 'do' : 'does'} this already: being able to ${terms.shortJob} does not set ${terms.subject} apart`,
      ordered.map(({ source }) => source),
      `do it once by hand in ${listed(
        ordered.map(({ vendor }) => vendor.name),
        'or',
      )} and write down where it stops`,
    ),
  ]
}

/** Below this a stake belongs to another corner of the market. */
const related = 1

type Stake = Market['tableStakes'][number]

/** Stakes that the user's words do not touch, those about the job first. */
export function stakesNotSaid(view: MarketView): Stake[] {
  const { market, relevance, context, isCore } = view
  const own = stemsOfBrief(context.brief)
  const said = ({ capability }: Stake) => sharedStems(capability, own).length >= 3
  const points = ({ capability, criterion, why }: Stake) =>
    3 * relevance.score(capability) + relevance.score(`${criterion} ${why}`)
  return (market?.tableStakes ?? [])
    .filter(
      (stake) => !said(stake) && (isCore || sharedBeyondMarket(view, `${stake.capability}. ${stake.criterion}`) > 0),
    )
    .map((stake, index) => ({ stake, index, points: points(stake) }))
    .filter((entry) => entry.points >= related)
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .map(({ stake }) => stake)
}

function missingStakes(view: MarketView): string[] {
  const { buyers, terms } = view
  return stakesNotSaid(view)
    .slice(0, 2)
    .map(({ capability, why }, index) => {
      const words = lowerFirst(withoutPoint(capability))
      const isDoing = opensWithVerb(words)
      return index === 0
        ? assumed(
            `Nothing is said about ${isDoing ? `how ${terms.subject} would ${words}` : `“${words}” in ${terms.subject}`}, and ${lowerFirst(withoutPoint(why))}`,
            `ask three ${buyers} whether they would start without it`,
          )
        : assumed(
            `Nor about ${isDoing ? `how to ${words}` : `“${words}”`}: ${lowerFirst(withoutPoint(why))}`,
            `show ${buyers} a sketch that leaves it out and wait for them to miss it`,
          )
    })
}

/** What the kind of product brings along, from the first day. */
function ofItsMeans({ facts, terms }: MarketView): string[] {
  // A phone or a browser is a vehicle, no burden of its own.
  const vehicles = new Set(['mobile-app', 'web-app', 'notifications-reminders'])
  const means = facts.means.find(({ id }) => !vehicles.has(id))
  const risk = means ? mostRelevant(means.risks, (entry) => entry.risk, facts.relevance)[0] : undefined
  if (!means || !risk) return []
  return [
    assumed(
      `${terms.Subject} carries the burden of its kind (${lowerFirst(means.name)}): ${lowerFirst(withoutPoint(risk.risk))}`,
      `in a trial with one group, watch for this: ${lowerFirst(withoutPoint(risk.earlySign))}`,
    ),
  ]
}

function unanswered({ context, terms, buyerRole, decider, people, clients, known, today }: MarketView): string[] {
  const { missing } = context.brief
  const found: string[] = []
  if (missing.includes('buyer') && decider)
    found.push(
      assumed(
        `The description says neither who pays for ${terms.subject} nor whether ${decider} have a budget of their own`,
        `ask three ${decider} which tool they last got paid for, and who signed`,
      ),
    )
  else if (missing.includes('buyer') && terms.who && paysSelf(terms.who))
    found.push(
      assumed(
        `${people} would pay for ${terms.subject} themselves, and nothing shows that they have ever paid for help with this`,
        `ask three ${clients} what they last paid for it, and when`,
      ),
    )
  else if (missing.includes('buyer')) {
    const objection = buyerRole?.objections[0]
    if (buyerRole && objection)
      found.push(
        assumed(
          `Nobody is named who pays for ${terms.subject}; in this market it is often ${withArticle(lowerFirst(buyerRole.title))}, whose usual objection is "${withoutPoint(objection)}"`,
          `ask ${clients} who signed for the last tool they were given`,
        ),
      )
    else if (known)
      found.push(
        assumed(
          `Nobody is named who pays for ${terms.subject}; ${paidBy(lowerFirst(withoutPoint(known.payer)), 'such people')}`,
          `ask three ${clients} who paid for the last one`,
        ),
      )
    else
      found.push(
        inferred(
          `Nobody is named who pays for ${terms.subject}, so neither its price nor its channel can be judged`,
          [],
        ),
      )
  }
  if (missing.includes('alternative') && !today.some(({ said }) => said))
    found.push(
      terms.todayWords
        ? inferred(
            `What ${people} do today is told only in passing ("${terms.todayWords}"), so what it costs them is not known`,
            [],
          )
        : inferred(
            `It is not said what ${people} do today, so there is nothing against which ${terms.subject} can be measured`,
            [],
          ),
    )
  if (missing.includes('business-model')) found.push(inferred(`How ${terms.subject} earns money is open`, []))
  if (found.length === 0)
    found.push(inferred(`Nothing shows yet that ${people} have looked for something like ${terms.subject}`, []))
  return found
}
