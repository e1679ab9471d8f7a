import { assumed, factOr, inferredOr } from '#drafting/compose/claim-text.ts'
import { type MarketView, tryIn } from '#drafting/compose/market-view.ts'
import { listed, lowerFirst, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import type { Rival } from '#drafting/compose/rivals.ts'
import type { WayOfToday } from '#drafting/compose/ways-of-today.ts'
import type { CompetitorOutput, GroupKey } from '../output.ts'
import { jobOf } from './job-of.ts'

/** A word of the job itself: "client app" shares only words that stand in every description. */
const ofJob = 1

type Written = CompetitorOutput['direct'][number]

const ended = (texts: readonly string[]) => texts.map((text) => `${text}.`).join(' ')

/** What is to be tried is said of the first rival; of the others that it is the same (`again`). */
export function describeRival(rival: Rival, group: GroupKey, view: MarketView, again = false): Written {
  const { vendor, source } = rival
  const { context } = view
  // A page that was found about it says more than the vendor's own address.
  const page = context.sources.find(
    ({ kind, title, excerpt }) => kind === 'page' && `${title} ${excerpt}`.includes(vendor.name),
  )
  const reference = page?.url ?? (source === null ? null : vendor.url)
  return {
    name: vendor.name,
    description: ended(group === 'potential' ? coming(rival, view) : present(rival, view, again)),
    website: source === null ? null : vendor.url,
    reference,
    sourceNumber: reference === null ? null : (page?.number ?? source),
  }
}

/** Why it is turned to today, what it is chosen for, and where it is weak against this product. */
function present(rival: Rival, view: MarketView, again: boolean): string[] {
  const { vendor, source, covers, near } = rival
  const { people, terms } = view
  const line = withoutPoint(vendor.line)
  const made = `made for ${lowerFirst(withoutPoint(vendor.buyer))}`
  const why = covers[0]
    ? `${line}, ${made}; it lists ${lowerFirst(covers[0])}, which is a way to ${jobOf(terms)}`
    : near[0]
      ? `${line}, ${made}; it lists ${lowerFirst(near[0])}, which ${people} need to ${jobOf(terms)}`
      : `${line}, ${made}`
  return [
    factOr(why, source, `open the home page of ${vendor.name}, which is not among the sources of this run`),
    factOr(`Chosen for: ${lowerFirst(withoutPoint(vendor.goodAt))}`, source, `ask two users of ${vendor.name}`),
    factOr(`Weak: ${lowerFirst(withoutPoint(vendor.weakAt))}`, source, `read the ten latest reviews of ${vendor.name}`),
    ...againstThis(rival, view, again),
  ]
}

/** What makes it a worse choice for these people, beyond the gap that it has for everybody. At most one sentence. */
function againstThis(rival: Rival, view: MarketView, again: boolean): string[] {
  const { vendor, source, covers, near, otherSize, named, elsewhere } = rival
  const { people, terms, relevance, context } = view
  const job = terms.shortJob
  const places = placeNames(context)
  if (elsewhere && places.length > 0)
    return [
      inferredOr(
        `Against ${terms.subject}: nothing shows that it is sold in ${listed(places)}`,
        [source],
        `open an account with ${vendor.name} from there`,
      ),
    ]
  if (otherSize)
    return [
      inferredOr(
        `Against ${terms.subject}: priced and set up for ${otherSize === 'large' ? 'larger' : 'smaller'} organisations than those of ${people}`,
        [source],
        `ask ${vendor.name} for two customers who are ${people}`,
      ),
    ]
  const promise = terms.promises.find((text) => text.startsWith('without ')) ?? terms.promises[0]
  if (covers.length > 0 && promise)
    return [
      assumed(
        `Against ${terms.subject}: nothing it lists says that it works ${linked(promise)}`,
        `${tryIn(vendor.name, job)} and note each step`,
      ),
    ]
  if (covers.length > 0 || job === null) return []
  const closest = near[0] ?? mostRelevant(vendor.capabilities, (text) => text, relevance, ofJob)[0]
  return [
    assumed(
      closest
        ? `Against ${terms.subject}: ${lowerFirst(closest)} is the nearest function that it lists, which need not be a way to ${job}`
        : `Against ${terms.subject}: no way to ${job} is among what it lists${named ? ', though the description names it' : ''}`,
      again ? `the same twenty minutes in ${vendor.name}` : tryIn(vendor.name, job),
    ),
  ]
}

/** A promise as it stands behind "works": "without calling the manager", "so that nobody misses a trip", "in a basement". */
const linked = (promise: string) =>
  /^(?:without|so that|with|in|on|before|after|within|from|by|for|when|even|while|two|three|a|one)\b/i.test(promise)
    ? promise
    : `as promised here: ${promise}`

/** What it could build this on, what keeps it away, and the sign that it moves. */
function coming(rival: Rival, view: MarketView): string[] {
  const { vendor, source, elsewhere, market, near, covers, hosts } = rival
  const { people, terms, context, relevance } = view
  const job = jobOf(terms)
  const places = listed(placeNames(context))
  const base = covers[0] ?? near[0] ?? mostRelevant(vendor.capabilities, (text) => text, relevance)[0]
  const has = `${withoutPoint(vendor.line)}; it already has ${lowerFirst(withoutPoint(base ?? vendor.goodAt))} to build on, and sells to ${lowerFirst(withoutPoint(vendor.buyer))}`
  if (hosts)
    return [
      factOr(withoutPoint(vendor.line), source, `open the home page of ${vendor.name}`),
      inferredOr(
        `${terms.Subject} runs inside of it, so it can build in a way to ${job}, raise its terms or close its interface; its release notes and developer terms would be the sign`,
        [source],
        `read the developer terms of ${vendor.name}`,
      ),
    ]
  const away =
    elsewhere && places
      ? `Nothing shows that it is sold in ${places}; a first job advert or partner there would be the sign`
      : market.id !== context.placement.market?.id
        ? `Comes from ${lowerFirst(market.name)} and would need a way to ${job}; a beta with ${people} would be the sign`
        : `What keeps it away today: ${lowerFirst(withoutPoint(vendor.weakAt))}`
  return [
    factOr(has, source, `open the home page of ${vendor.name}, which is not among the sources of this run`),
    factOr(`Would bring: ${lowerFirst(withoutPoint(vendor.goodAt))}`, source, `ask two users of ${vendor.name}`),
    market.id === context.placement.market?.id && !(elsewhere && places)
      ? factOr(away, source, `read the release notes of ${vendor.name} for the last year`)
      : inferredOr(away, [source], `read the job adverts and release notes of ${vendor.name}`),
  ]
}

/** What people do without a product for it; the user's own words first. */
export function describeWay({ text, said, strength, weakness }: WayOfToday, view: MarketView): Written {
  const { people, terms } = view
  const job = jobOf(terms)
  const name = upperFirst(text.replace(/^(?:an?|the)\s+/i, ''))
  const kept = strength ? lowerFirst(withoutPoint(strength)) : "it is there already and needs nobody's consent"
  const lost = weakness
    ? lowerFirst(withoutPoint(weakness))
    : /^\w+ing\b/.test(text)
      ? `it takes the place of what people want, which is to ${job}`
      : `it was not made to ${job}, so steps are lost or done twice`
  const lead = said
    ? `What ${people} use today to ${job} (inferred from the description)`
    : assumed(
        `The usual way to ${job} where there is no product for it`,
        `ask five ${people} how they did it the last time`,
      )
  return {
    name: `${name} (today's way)`,
    description: ended([
      lead,
      assumed(
        `Kept because ${kept}. Weak against ${terms.subject}: ${lost}`,
        `go through three recent cases with ${people} and mark where it happened`,
      ),
    ]),
    website: null,
    reference: null,
    sourceNumber: null,
  }
}
