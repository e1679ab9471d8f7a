import { assumed, inferred, inferredOr } from './claim-text.ts'
import type { MarketView } from './market-view.ts'
import { listed, lowerFirst, withArticle, withoutPoint } from './phrases.ts'
import type { Rival } from './rivals.ts'
import { bearingOf, dateInWords, developmentsFor, lookUp } from './trends.ts'

/** Who could move, and why. */
export function threats(view: MarketView): string[] {
  const found = [...entrants(view), ...leader(view), ...staying(view), ...squeeze(view)]
  if (found.length >= 2) return found.slice(0, 4)
  return [...found, ...unknownRivals(view)]
}

function watch(rival: Rival, view: MarketView): string {
  const thing = view.terms.jobs[0]?.head || view.terms.jobs[0]?.object
  return `read the release notes of ${rival.vendor.name} of the last six months for ${thing ? `the word "${thing}"` : 'anything alike'}`
}

/** A neighbour who reaches the same people and would need only this job. */
function entrants(view: MarketView): string[] {
  const { ranked, rivals, terms } = view
  const near = ranked.filter(
    ({ vendor, points }) => (vendor.kind === 'could-enter' || vendor.kind === 'adjacent') && points > -2,
  )
  const chosen = near.find((rival) => !rivals.includes(rival)) ?? near[0]
  if (!chosen) return []
  const { vendor, source } = chosen
  const has = listed(vendor.capabilities.slice(0, 2).map(lowerFirst))
  const step = terms.job ? `to ${terms.job} would be one step further` : 'this would be one step further'
  return [
    inferredOr(
      `${vendor.name} could move in: ${lowerFirst(withoutPoint(vendor.line))}, with ${has} for ${lowerFirst(vendor.buyer)}; ${step}`,
      [source],
      watch(chosen, view),
    ),
  ]
}

/** The strongest rival that is compared, with what it would build on. */
function leader(view: MarketView): string[] {
  const { rivals, terms, buyers } = view
  const strong = rivals.find(({ vendor, elsewhere }) => vendor.kind === 'leader' && !elsewhere) ?? rivals.find(({ vendor }) => vendor.kind === 'leader') ?? rivals[0]
  if (!strong) return []
  const { vendor, source, covers, near } = strong
  const base = covers[0] ?? near[0]
  const special = terms.promises[0] ?? (terms.fullJob !== terms.job ? terms.fullJob : null)
  const text = base
    ? `${vendor.name} has ${lowerFirst(base)} already${special ? ` and can copy the rest ("${special}")` : ''}; ${withoutPoint(lowerFirst(vendor.goodAt))} is why buyers stay with it`
    : `${vendor.name} is bought for this: ${lowerFirst(withoutPoint(vendor.goodAt))}; if ${buyers} ask it for a way to ${terms.job ?? 'do the same'}, it can add one`
  return [inferredOr(text, [source], watch(strong, view))]
}

function staying({ today, terms, people }: MarketView): string[] {
  const way = today.find(({ strength }) => strength !== null) ?? today[0]
  if (!way) return []
  if (way.strength === null)
    return [
      assumed(
        `${people} may stay with ${way.text}: it is paid for and known`,
        `ask five of them when they last tried something else, and why they went back`,
      ),
    ]
  return [
    assumed(
      `${people} may stay with ${way.text}: ${lowerFirst(withoutPoint(way.strength))}`,
      `offer ${terms.subject} by hand to three of them and see who returns to ${way.text}`,
    ),
  ]
}

function squeeze(view: MarketView): string[] {
  const found = developmentsFor(view).find((development) => bearingOf(development) === 'squeeze')
  if (!found) return []
  const source = found.source ? view.cite.numberOf(found.source.url) : null
  const text = `${dateInWords(found.date)} may repeat itself: ${lowerFirst(withoutPoint(found.what))}, and ${lowerFirst(withoutPoint(found.changes))}`
  return [source === null ? assumed(text, lookUp(found)) : inferred(text, [source])]
}

function unknownRivals({ terms, people, market, context }: MarketView): string[] {
  if (market) return []
  const means = context.knowledge.means.find(({ id }) => context.brief.means.some(({ meansId }) => meansId === id))
  const risk = means?.risks.at(-1)
  return [
    assumed(
      `Somebody may sell ${terms.category === 'a product' ? 'the same' : `such ${withArticle(terms.category.replace(/^an? /, ''))}`} to ${people} already; the built-in library cannot tell`,
      `type the job${terms.job ? ` ("${terms.job}")` : ''} into two search engines and one app store and list what appears`,
    ),
    ...(risk
      ? [
          assumed(
            `${withoutPoint(risk.risk)}, as happens with ${lowerFirst(means?.name ?? '')} products`,
            `look for the first sign in a trial: ${lowerFirst(withoutPoint(risk.earlySign))}`,
          ),
        ]
      : []),
  ]
}
