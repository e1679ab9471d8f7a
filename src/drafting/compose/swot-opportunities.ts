import { looksPlural } from '../brief/inflect.ts'
import { assumed, fact, inferred } from './claim-text.ts'
import { isPrivate } from './is-private.ts'
import { placesOf, reachOf } from './jurisdiction.ts'
import { type MarketView, sharedBeyondMarket } from './market-view.ts'
import { sharedStems, stemsOfBrief } from './own-words.ts'
import { listed, lowerFirst, upperFirst, withoutPoint } from './phrases.ts'
import { placeNames } from './place-names.ts'
import { lastWord } from './product-noun.ts'
import { mostRelevant } from './relevance.ts'
import { shortName } from './rules.ts'
import { bearingOf, dateInWords, developmentsFor, lookUp, sourceOf } from './trends.ts'

/** What has changed or happens around the product that helps it. */
export function opportunities(view: MarketView): string[] {
  const found = [...openings(view), ...duties(view), ...triggers(view), ...reach(view)]
  return (found.length > 0 ? found : withoutMarket(view)).slice(0, 4)
}

function openings(view: MarketView): string[] {
  const { terms, buyers } = view
  const opening = developmentsFor(view).find(
    (development) => bearingOf(development) === 'opening' || isGain(development.changes),
  )
  if (!opening) return []
  const source = sourceOf(opening, view)
  const text = `Since ${dateInWords(opening.date)} ${lowerFirst(withoutPoint(opening.changes))}; ${terms.subject} can be ready for it before ${buyers} ask`
  return [source === null ? assumed(text, lookUp(opening)) : inferred(text, [source])]
}

const isGain = (changes: string) =>
  /\b(?:wins?|sales?|tenders?|budgets?|demand|look(?:ing)? for|chance)\b/i.test(changes)

/** Below this a rule of the market has nothing to do with the job. */
const related = 1.5

function duties({ market, context, terms, buyers, relevance, cite }: MarketView): string[] {
  const { brief, knowledge } = context
  const rule = mostRelevant(
    (market?.regulations ?? []).filter(({ region }) => reachOf(region, brief, knowledge.regions) !== 'elsewhere'),
    ({ name, requires }) => `${name} ${requires}`,
    relevance,
    related,
  )[0]
  if (!rule) return []
  const region = rule.region.replace(/\s*\(.*\)$/, '').replace(/^(?=United|European)/, 'the ')
  // "TCPA rules bind", "the GDPR binds"
  const binds = looksPlural(lastWord(shortName(rule.name).replace(/\s*\(.*\)$/, ''))) ? 'bind' : 'binds'
  const where =
    placesOf(brief).length > 0 ? `${binds} in ${listed(placeNames(context))}` : `${binds} if it is sold in ${region}`
  const number = cite.numberOf(rule.source.url)
  const text = `${shortName(rule.name)} ${where}: ${lowerFirst(withoutPoint(rule.requires))}; with this in the first release ${terms.subject} has an answer for ${buyers}`
  return [
    number === null
      ? assumed(text, `let legal counsel read the text for one hour before it is promised`)
      : placesOf(brief).length > 0
        ? inferred(text, [number])
        : fact(text, number),
  ]
}

function triggers(view: MarketView): string[] {
  const { market, relevance, buyerRole, buyers, terms, known, isCore } = view
  const fitting = (market?.buyingTriggers ?? []).filter((text) => isCore || sharedBeyondMarket(view, text) > 0)
  const trigger = mostRelevant(fitting, (text) => text, relevance)[0]
  if (!trigger) return []
  const channels = buyerRole?.channels ?? known?.channels ?? []
  const channel = mostRelevant(channels, (text) => text, relevance)[0]
  return [
    assumed(
      `"${withoutPoint(trigger)}" is a moment in which ${buyers} look for something new, so ${terms.subject} has to be found then${channel ? `, for example through ${channel}` : ''}`,
      `ask five ${buyers} what happened in the week before they last looked`,
    ),
  ]
}

/** A figure that counts people or firms of the user's kind, where the user sells. */
function reach({ market, context, cite, terms }: MarketView): string[] {
  const own = stemsOfBrief(context.brief)
  const figure = (market?.figures ?? []).find(
    ({ label, region, unit, source }) =>
      /^(?:people|firms|jobs|households|establishments|schools|farms|homes|businesses)$/.test(unit) &&
      reachOf(region, context.brief, context.knowledge.regions) !== 'elsewhere' &&
      sharedStems(label, own).length > 0 &&
      cite.numberOf(source.url) !== null,
  )
  const number = figure ? cite.numberOf(figure.source.url) : null
  if (!figure || number === null) return []
  return [
    inferred(
      `${withoutPoint(figure.label)}: ${figure.value.toLocaleString('en-US')} (${figure.year}), the widest circle from which ${terms.subject} can draw${placesOf(context.brief).length > 0 ? '' : ' if it is sold there'}`,
      [number],
    ),
  ]
}

function withoutMarket({ context, facts, terms, people, today, known }: MarketView): string[] {
  const found: string[] = []
  const moment = context.brief.moments.find(({ confidence }) => confidence >= 0.7)?.text
  if (moment)
    found.push(
      assumed(
        `The moment is known ("${moment}"), so ${terms.subject} can be shown where it is needed instead of advertised at large`,
        `be there once with ${people} and count how often it happens in a week`,
      ),
    )
  if (known) {
    const goal = mostRelevant(known.goals, (text) => text, facts.relevance, 0.4)[0]
    const wish = goal ? `${people} want this anyway (${lowerFirst(withoutPoint(goal))}) and` : people
    found.push(
      assumed(
        upperFirst(`${wish} can be reached through ${listed(known.channels.slice(0, 2))}`),
        'put one question there and count who answers from their own practice',
      ),
    )
  }
  const region = facts.regions[0]
  // Chat groups and small ads reach people at home, not a firm's accounts department.
  if (region && terms.who && isPrivate(terms.who))
    found.push(
      assumed(
        `Starting in ${listed(placeNames(context))} keeps the circle small; the usual channels there are ${listed(region.everydayChannels.slice(0, 2))}`,
        `post once in each and count the ${people} who reply`,
      ),
    )
  const said = today.filter((way) => way.said)
  if (said.length > 0)
    found.push(
      assumed(
        `If there is really nothing but ${listed(said.map(({ text }) => text))}, no contract has to end before ${terms.subject} can start`,
        `ask five ${people} what they paid for in the last year to ${terms.shortJob ?? 'get this done'}`,
      ),
    )
  if (found.length === 0)
    found.push(
      assumed(
        `What has changed lately for ${people} is not in the library, so why ${terms.subject} should work now and not two years ago is still to be found`,
        `ask five of them what is different from two years ago`,
      ),
    )
  return found
}
