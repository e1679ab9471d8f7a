import { assumed, factOr, inferred } from './claim-text.ts'
import { placesOf, reachOf } from './jurisdiction.ts'
import type { MarketView } from './market-view.ts'
import { sharedStems, stemsOfBrief } from './own-words.ts'
import { listed, lowerFirst, withoutPoint } from './phrases.ts'
import { mostRelevant } from './relevance.ts'
import { bearingOf, dateInWords, developmentsFor, lookUp } from './trends.ts'

/** What has changed or happens around the product that helps it. */
export function opportunities(view: MarketView): string[] {
  const found = [...openings(view), ...duties(view), ...triggers(view), ...reach(view)]
  return found.length > 0 ? found.slice(0, 4) : withoutMarket(view)
}

function openings(view: MarketView): string[] {
  const { terms, people, cite } = view
  const opening = developmentsFor(view).find((development) => bearingOf(development) === 'opening')
  if (!opening) return []
  const source = opening.source ? cite.numberOf(opening.source.url) : null
  const text = `Since ${dateInWords(opening.date)}: ${lowerFirst(withoutPoint(opening.changes))}; ${terms.subject} can be the answer for ${people} if ${terms.promises[0] ? `it really works ${terms.promises[0]}` : terms.job ? `it lets them ${terms.job} from the first week` : 'its first release covers just that'}`
  return [source === null ? assumed(text, lookUp(opening)) : inferred(text, [source])]
}

function duties({ market, context, terms, buyers, relevance, cite }: MarketView): string[] {
  const here = (market?.regulations ?? []).filter(
    ({ region }) => reachOf(region, context.brief, context.knowledge.regions) !== 'elsewhere',
  )
  const named = placesOf(context.brief).length > 0
  return mostRelevant(here, ({ name, requires }) => `${name} ${requires}`, relevance)
    .slice(0, named ? 2 : 1)
    .map(({ name, region, year, requires, source }) => {
      const where = named ? '' : `, where it is sold in ${region.replace(/\s*\(.*\)$/, '').replace(/^(?=United|European)/, 'the ')}`
      const short = /\b(?:19|20)\d\d\b/.test(name) ? name : `${name} (${year})`
      return factOr(
        `${short} asks${where}: ${lowerFirst(withoutPoint(requires))}; ${terms.subject} can show ${buyers} this from the first release`,
        cite.numberOf(source.url),
        `let legal counsel read the text for one hour before it is promised`,
      )
    })
}

function triggers({ market, relevance, buyerRole, buyers, terms }: MarketView): string[] {
  const trigger = mostRelevant(market?.buyingTriggers ?? [], (text) => text, relevance)[0]
  if (!trigger) return []
  const channel = buyerRole ? mostRelevant(buyerRole.channels, (text) => text, relevance)[0] : undefined
  return [
    assumed(
      `${withoutPoint(trigger)}: that is when ${buyers} look for something new, so ${terms.subject} has to be found then${channel ? `, for example through ${channel}` : ''}`,
      `ask five ${buyers} what happened in the week before they last looked`,
    ),
  ]
}

/** A figure that counts people or firms of the user's kind, where the user sells. */
function reach({ market, context, cite, terms }: MarketView): string[] {
  const own = stemsOfBrief(context.brief)
  const figure = (market?.figures ?? []).find(
    ({ label, region, source }) =>
      reachOf(region, context.brief, context.knowledge.regions) !== 'elsewhere' &&
      sharedStems(label, own).length > 0 &&
      cite.numberOf(source.url) !== null,
  )
  const number = figure ? cite.numberOf(figure.source.url) : null
  if (!figure || number === null) return []
  const value = figure.value.toLocaleString('en-US')
  return [
    inferred(
      `${withoutPoint(figure.label)}: ${value} ${/^(?:people|firms|jobs)$/.test(figure.unit) ? '' : figure.unit} (${figure.year}), the widest circle from which ${terms.subject} can draw`.replace(/ {2,}/g, ' ').replace(/ \(/, ' ('),
      [number],
    ),
  ]
}

function withoutMarket({ context, terms, people, today }: MarketView): string[] {
  const found: string[] = []
  const moment = context.brief.moments.find(({ confidence }) => confidence >= 0.7)?.text
  if (moment)
    found.push(
      assumed(
        `The moment is known (${moment}), so ${terms.subject} can be shown where it is needed instead of advertised at large`,
        `be there once with ${people} and count how often it happens in a week`,
      ),
    )
  const places = placesOf(context.brief)
  const region = context.knowledge.regions.find(({ id }) => places.includes(id) && id !== 'world')
  if (region)
    found.push(
      assumed(
        `${region.name} as the first place keeps the start small: the usual channels there are ${listed(region.everydayChannels.slice(0, 2))}`,
        `post once in each and count the answers of ${people}`,
      ),
    )
  if (today.length > 0)
    found.push(
      assumed(
        `If ${listed(today.map(({ text }) => text))} is really all there is, nobody has to be displaced by contract`,
        `ask five ${people} what they paid for in the last year to ${terms.job ?? 'get this done'}`,
      ),
    )
  if (found.length === 0)
    found.push(
      assumed(
        `What has changed lately for ${people} is not known to the library, so the reason why ${terms.quote ? `"${terms.quote}"` : terms.subject} should work now is still to be found`,
        `ask five of them what is different from two years ago`,
      ),
    )
  return found
}
