import type { z } from 'zod'
import { assumed, factOr, inferredOr, marks } from '#drafting/compose/claim-text.ts'
import { type MarketView, tryIn } from '#drafting/compose/market-view.ts'
import { listed, lowerFirst, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import type { Rival } from '#drafting/compose/rivals.ts'
import type { WayOfToday } from '#drafting/compose/ways-of-today.ts'
import type { competitor } from '../output.ts'

type Competitor = z.input<typeof competitor>

/** The rivals of the library; without any, what the user says people use today. */
export function battleCard(view: MarketView, most: number): { competitors: Competitor[] } {
  if (view.rivals.length > 0) return { competitors: view.rivals.map((rival) => card(rival, view)) }
  const said = view.today.filter((way) => way.said).slice(0, most)
  return { competitors: said.map((way) => substitute(way, view)) }
}

function card(rival: Rival, view: MarketView): Competitor {
  const { vendor, source, market } = rival
  const { name, line, buyer, goodAt, weakAt, capabilities } = vendor
  const { placement } = view.context
  const abroad = [placement.market?.id, placement.second?.id].includes(market.id)
    ? ''
    : ` (from ${lowerFirst(market.name)})`
  const functions = [...rival.covers, ...rival.near, ...mostRelevant(capabilities, (text) => text, view.relevance)]
  return {
    name,
    url: source === null ? '' : vendor.url,
    features: [
      factOr(
        `${withoutPoint(line)}${abroad}, made for ${lowerFirst(withoutPoint(buyer))}`,
        source,
        'open its home page, which is not among the sources of this run',
      ),
      ...functions.filter(firstOnly).slice(0, 4).map(upperFirst),
    ],
    benefits: [
      factOr(goodAt, source, `ask two users of ${name} why they chose it`),
      ...(rival.covers[0] && view.terms.shortJob
        ? [
            factOr(
              `Has a function for this very job: ${lowerFirst(rival.covers[0])}`,
              source,
              'open it in a trial account',
            ),
          ]
        : []),
    ],
    weaknesses: [factOr(weakAt, source, 'read its ten latest reviews'), ...forThisProduct(rival, view)].slice(0, 3),
  }
}

/** What makes it a worse choice for these people, beyond the gap that it has for everybody. */
function forThisProduct(rival: Rival, view: MarketView): string[] {
  const { vendor, source } = rival
  const { people, terms, context, relevance } = view
  const check = `ask ${vendor.name} for two customers who are ${people}`
  const places = placeNames(context)
  const found: string[] = []
  if (rival.elsewhere && places.length > 0)
    found.push(inferredOr(`Nothing shows that it is sold in ${listed(places)}`, [source], check))
  else if (rival.otherSize)
    found.push(
      inferredOr(
        `Sold to ${rival.otherSize === 'large' ? 'larger' : 'smaller'} organisations than those of ${people}`,
        [source],
        check,
      ),
    )
  if (terms.shortJob && rival.covers.length === 0) {
    const closest = rival.near[0] ?? mostRelevant(vendor.capabilities, (text) => text, relevance, 0.1)[0]
    found.push(
      assumed(
        closest
          ? `The closest function it lists is ${lowerFirst(closest)}${marks([source])}, which need not be a way to ${terms.shortJob}`
          : `No way to ${terms.shortJob} is among what it lists${marks([source])}`,
        tryIn(vendor.name, terms.shortJob),
      ),
    )
  }
  return found
}

/** What the user named, with what is known of it; everything is marked as to be checked. */
function substitute({ text, strength, weakness }: WayOfToday, { people, terms }: MarketView): Competitor {
  const what = text.replace(/^(?:an?|the)\s+/i, '')
  const job = terms.shortJob ?? 'get this done'
  return {
    name: `${upperFirst(what)} (what they use today)`,
    url: '',
    features: [assumed(`Used by ${people} to ${job}`, 'watch one of them do it and list each step')],
    benefits: [
      strength === null
        ? assumed(
            `Already there, so ${people} need nobody's consent`,
            `ask five of them what they would miss without it`,
          )
        : assumed(strength, `ask five ${people} whether that is why they keep it`),
    ],
    weaknesses: [
      weakness === null
        ? assumed(
            `Was not made to ${job}, so steps are likely to be lost or done twice`,
            `go through three recent cases with ${people} and mark them`,
          )
        : assumed(weakness, `ask five ${people} for the last time it happened`),
    ],
  }
}

const firstOnly = (item: string, index: number, list: readonly string[]) => list.indexOf(item) === index
