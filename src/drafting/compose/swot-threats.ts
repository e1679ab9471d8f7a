import { assumed, inferred, inferredOr } from './claim-text.ts'
import { type MarketView, sharedBeyondMarket } from './market-view.ts'
import { listed, lowerFirst, withArticle, withoutPoint } from './phrases.ts'
import { mostRelevant } from './relevance.ts'
import type { Rival } from './rivals.ts'
import { bearingOf, dateInWords, developmentsFor, lookUp, sourceOf } from './trends.ts'

/** Who could move, and why. */
export function threats(view: MarketView): string[] {
  const found = [
    ...host(view),
    ...strongest(view),
    ...entrant(view),
    ...staying(view),
    ...squeeze(view),
    ...unknownRivals(view, view.market === null),
  ]
  return (found.length > 0 ? found : unknownRivals(view, true)).slice(0, 4)
}

function watch({ vendor }: Rival, { terms }: MarketView): string {
  const thing = terms.jobs[0]?.head
  return `read what ${vendor.name} released in the last six months and search it for ${thing ? `"${thing}"` : 'anything alike'}`
}

/** The closest rival, with what it would build on. */
function strongest(view: MarketView): string[] {
  const { rivals, terms, buyers } = view
  const strong = rivals.find(({ elsewhere, direct }) => direct && !elsewhere) ?? rivals[0]
  if (!strong) return []
  const { vendor, source, covers, near } = strong
  const base = covers[0] ?? near[0]
  const special = terms.promises[0]
  const good = lowerFirst(withoutPoint(vendor.goodAt))
  const text = base
    ? `${vendor.name} has ${lowerFirst(base)} already${special ? ` and could add the rest ("${special}")` : ''}; buyers choose it for this: ${good}`
    : `${vendor.name} could add a way to ${terms.shortJob ?? 'do the same'} if ${buyers} ask for it; they choose it today for this: ${good}`
  return [inferredOr(text, [source], watch(strong, view))]
}

/** Whoever lets it run inside of them decides whether it may, and sees what works. */
function host({ ranked, terms }: MarketView): string[] {
  const found = ranked.find(({ hosts }) => hosts)
  if (!found) return []
  const { name } = found.vendor
  return [
    inferredOr(
      `${name} is where ${terms.subject} runs: it can build in a way to ${terms.shortJob ?? 'do the same'}, charge for access or close its interface`,
      [found.source],
      `read the developer terms of ${name} and what it did to the last add-ons that it copied`,
    ),
  ]
}

/** A neighbour who reaches the same people and would need only this job. */
function entrant(view: MarketView): string[] {
  const { ranked, rivals, terms, relevance } = view
  const near = ranked.filter(
    ({ vendor, shared, covers, elsewhere, named, hosts, market: own }) =>
      own.id === view.market?.id &&
      (vendor.kind === 'could-enter' || vendor.kind === 'adjacent') &&
      !named &&
      !hosts &&
      !elsewhere &&
      (covers.length > 0 || (shared.length > 0 && sharedBeyondMarket(view, `${vendor.buyer}. ${vendor.line}`) > 0)),
  )
  const strong = rivals.find(({ elsewhere, direct }) => direct && !elsewhere) ?? rivals[0]
  const chosen = near.find((rival) => !rivals.includes(rival)) ?? near.find((rival) => rival !== strong)
  if (!chosen) return []
  const { vendor, source } = chosen
  const has = listed(
    mostRelevant(vendor.capabilities, (text) => text, relevance)
      .slice(0, 2)
      .map(lowerFirst),
  )
  return [
    inferredOr(
      `${vendor.name} (${lowerFirst(withoutPoint(vendor.line))}) could come in from the side: it has ${has} for ${lowerFirst(vendor.buyer)}${terms.shortJob && chosen.covers.length === 0 ? `, and a way to ${terms.shortJob} would be one step further` : ''}`,
      [source],
      watch(chosen, view),
    ),
  ]
}

function staying({ today, terms, people }: MarketView): string[] {
  const way = today.find(({ strength, said }) => said && strength !== null) ?? today[0]
  if (!way) return []
  if (way.strength === null)
    return [
      assumed(
        `${people} may stay with ${way.text}, which asks nothing new of them`,
        `ask five of them when they last tried something else, and why they went back`,
      ),
    ]
  return [
    assumed(
      `${people} may stay with ${way.text}: ${lowerFirst(withoutPoint(way.strength))}`,
      `do the work of ${terms.subject} by hand for three of them and see who goes back to ${way.text}`,
    ),
  ]
}

/** Only what a company of the trade did is a move; it is told with the trends, here with whom it helps. */
function squeeze(view: MarketView): string[] {
  const { market, terms } = view
  const found = developmentsFor(view).find(
    (development) =>
      bearingOf(development) === 'squeeze' && market?.vendors.some(({ name }) => development.what.includes(name)),
  )
  const vendor = market?.vendors.find(({ name }) => found?.what.includes(name))
  if (!found || !vendor) return []
  const source = sourceOf(found, view)
  const text = `${vendor.name} moved in ${dateInWords(found.date)}, and ${lowerFirst(withoutPoint(found.changes))}; another such step would reach ${terms.subject} directly`
  return [source === null ? assumed(text, lookUp(found)) : inferred(text, [source])]
}

function unknownRivals({ terms, people, market, facts }: MarketView, isNeeded: boolean): string[] {
  if (!isNeeded) return []
  const means = facts.means[0]
  const risk = means ? mostRelevant(means.risks, (entry) => entry.risk, facts.relevance)[1] : undefined
  const what =
    terms.category === 'a product' ? 'the same' : `${withArticle(terms.category.replace(/^an? /, ''))} like this`
  return [
    assumed(
      `Somebody may sell ${what} to ${people} already; the library ${market ? `names vendors of ${lowerFirst(market.name)}, and none with this job` : 'does not know this market'}`,
      `type ${terms.fullJob ? `"${terms.fullJob}"` : 'the first words of the description'} into two search engines and one app store and list what appears`,
    ),
    ...(means && risk
      ? [
          assumed(
            `${withoutPoint(risk.risk)}: a known risk of its kind (${lowerFirst(means.name)}), and whoever has solved it for ${people} is ahead`,
            `look for this in a trial: ${lowerFirst(withoutPoint(risk.earlySign))}`,
          ),
        ]
      : []),
  ]
}
