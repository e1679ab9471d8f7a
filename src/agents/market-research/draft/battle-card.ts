import type { z } from 'zod'
import { assumed, factOr, inferredOr } from '#drafting/compose/claim-text.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { listed, lowerFirst, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import type { Rival } from '#drafting/compose/rivals.ts'
import type { WayOfToday } from '#drafting/compose/ways-of-today.ts'
import type { competitor } from '../output.ts'

type Competitor = z.input<typeof competitor>

/** The rivals of the library; without any, what the user says people use today. */
export function battleCard(view: MarketView, most: number): { competitors: Competitor[] } {
  if (view.rivals.length > 0) return { competitors: view.rivals.map((rival) => card(rival, view)) }
  const said = view.today.filter(({ said }) => said).slice(0, most)
  return { competitors: said.map((way) => substitute(way, view)) }
}

function card(rival: Rival, view: MarketView): Competitor {
  const { vendor, source, market } = rival
  const check = `spend twenty minutes on the product pages of ${vendor.name}`
  const abroad = market === view.context.placement.market ? '' : `, from the market "${market.name}"`
  return {
    name: vendor.name,
    url: source === null ? '' : vendor.url,
    features: [
      factOr(`${vendor.line}${abroad}`, source, check),
      ...[...rival.covers, ...rival.near, ...vendor.capabilities].filter(firstOnly).slice(0, 4).map(upperFirst),
    ],
    benefits: [
      factOr(vendor.goodAt, source, check),
      factOr(`Made for ${lowerFirst(withoutPoint(vendor.buyer))}`, source, check),
      ...(rival.covers[0] && view.terms.job
        ? [inferredOr(`Its ${lowerFirst(rival.covers[0])} is where ${view.people} would ${view.terms.job}`, [source], check)]
        : []),
    ],
    weaknesses: [factOr(vendor.weakAt, source, check), ...forThisProduct(rival, view)].slice(0, 3),
  }
}

/** What makes it a worse choice for these people, beyond the gap that it has for everybody. */
function forThisProduct(rival: Rival, view: MarketView): string[] {
  const { vendor, source } = rival
  const { people, terms, context } = view
  const found: string[] = []
  const places = placeNames(context)
  const check = `ask ${vendor.name} for two customers who are ${people}`
  if (rival.elsewhere && places.length > 0)
    found.push(inferredOr(`Whether it serves ${listed(places)} is not said; its buyers are ${lowerFirst(withoutPoint(vendor.buyer))}`, [source], check))
  else if (rival.otherSize)
    found.push(inferredOr(`Sold to ${rival.otherSize === 'large' ? 'larger' : 'smaller'} organisations than those of ${people}`, [source], check))
  if (terms.job && rival.covers.length === 0)
    found.push(assumed(`No function that the library lists for it is made to ${terms.job}`, `try it once in its trial or its help pages`))
  return found
}

/** What the user named, with what is known of it; everything else is marked as to be checked. */
function substitute({ text, strength, weakness }: WayOfToday, { people, terms }: MarketView): Competitor {
  const what = text.replace(/^(?:an?|the)\s+/i, '')
  const job = terms.job ?? 'do this'
  return {
    name: `${upperFirst(what)} (what they use today)`,
    url: '',
    features: [assumed(`Used by ${people} to ${job}`, `watch one of them do it and list each step`)],
    benefits: [
      strength === null
        ? assumed(`Already there and needs no decision by ${people}`, `ask five of them what they would miss without ${text}`)
        : assumed(strength, `ask five ${people} whether that is why they keep ${text}`),
    ],
    weaknesses: [
      weakness === null
        ? assumed(`Not made to ${job}, so something is lost or done twice`, `collect three recent examples from ${people} and see what was missing`)
        : assumed(weakness, `ask five ${people} for the last time it happened`),
    ],
  }
}

const firstOnly = (item: string, index: number, list: readonly string[]) => list.indexOf(item) === index
