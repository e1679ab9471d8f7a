import { assumed, factOr, inferredOr } from '#drafting/compose/claim-text.ts'
import { type MarketView, tryIn } from '#drafting/compose/market-view.ts'
import { sharedStems, stemsOfBrief } from '#drafting/compose/own-words.ts'
import { listed, lowerFirst, sentence, shortened, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import type { Rival } from '#drafting/compose/rivals.ts'
import { dateInWords, developmentsFor, sourceOf } from '#drafting/compose/trends.ts'
import type { SegmentationOutput } from '../output.ts'

type Gap = SegmentationOutput['marketGaps'][number]

const most = 3
const mostLimits = 2
/** Years in which a change is a reason to move now. */
const freshYears = 2

/** What is open for these people: by rivals' functions, by place and size, by a dated change, by today's way. */
export function gapsOf(view: MarketView): Gap[] {
  const gaps = [functionGap(view), placeGap(view), changeGap(view), weaknessGap(view), habitGap(view)].filter(
    (gap): gap is Gap => gap !== null,
  )
  const titles = new Set<string>()
  const known = gaps.length > most ? gaps.filter(({ urgency }) => urgency !== 'Low') : gaps
  const distinct = known.filter(({ gapTitle }) => !titles.has(gapTitle) && titles.add(gapTitle))
  return (distinct.length > 0 ? distinct : [unknownGap(view)]).slice(0, most)
}

const linksOf = (rivals: readonly Rival[]) =>
  rivals.filter(({ source }) => source !== null).map(({ vendor }) => vendor.url)

/** The name goes before the claim, which would begin it with a capital. */
const limitOf = ({ vendor, source }: Rival) =>
  `${vendor.name}: ${lowerFirst(factOr(vendor.weakAt, source, `read the ten latest reviews of ${vendor.name}`))}`

function marketText({ people, context }: MarketView): string {
  const places = placeNames(context)
  const who = `${upperFirst(people)}${places.length > 0 ? ` in ${listed(places)}` : ''}`
  return `${assumed(`${who}; not counted`, 'ask ten, count who names it unprompted')}.`
}

/** Compared vendors that do not list the job, against what the description promises. */
function functionGap(view: MarketView): Gap | null {
  const { rivals, terms, people } = view
  const job = terms.shortJob
  const without = rivals.filter(({ covers, elsewhere }) => covers.length === 0 && !elsewhere).slice(0, mostLimits)
  if (job === null || without.length === 0) return null
  const names = listed(
    without.map(({ vendor }) => vendor.name),
    'or',
  )
  const having = rivals.find(({ covers }) => covers.length > 0)
  const promise = terms.promises[0]
  return {
    gapTitle: shortened(`No way to ${job} listed for ${names}`, 110),
    marketSize: marketText(view),
    urgency: 'Medium',
    description: `${inferredOr(
      `What the library lists for ${names} holds no way to ${job}${having ? `, while ${having.vendor.name} lists ${lowerFirst(having.covers[0] ?? '')}` : ''}`,
      [...without, ...(having ? [having] : [])].map(({ source }) => source),
      tryIn(without[0]?.vendor.name ?? '', job),
    )}.`,
    opportunity: sentence(
      `Offer ${people} one thing first: to ${job}${promise ? `, ${promise}` : ''}. Test: ${tryIn(without[0]?.vendor.name ?? '', job)}, and time it against today's way`,
    ),
    competitorLimitations: without.map(limitOf),
    referenceLinks: linksOf(without),
  }
}

/** Vendors made for other places or other sizes of organisation. */
function placeGap(view: MarketView): Gap | null {
  const { ranked, context, people, terms } = view
  const places = placeNames(context)
  const away = ranked.filter(({ elsewhere, source }) => elsewhere && source !== null).slice(0, mostLimits)
  const otherSize = ranked.filter((rival) => rival.otherSize !== null && !away.includes(rival)).slice(0, mostLimits)
  if (away.length >= 2 && places.length > 0) {
    const names = listed(away.map(({ vendor }) => vendor.name))
    return {
      gapTitle: `${names} are made for other places than ${listed(places)}`,
      marketSize: marketText(view),
      urgency: 'Medium',
      description: `${inferredOr(
        `Nothing in what the library lists ties ${names} to ${listed(places)}`,
        away.map(({ source }) => source),
        `ask each for two customers in ${listed(places)}`,
      )}.`,
      opportunity: sentence(
        `Make ${terms.subject} right for ${listed(places)} before it is wide. Test: ask three ${people} which local rule or form a foreign tool got wrong the last time`,
      ),
      competitorLimitations: away.map(limitOf),
      referenceLinks: linksOf(away),
    }
  }
  if (otherSize.length < 2) return null
  const names = listed(otherSize.map(({ vendor }) => vendor.name))
  const size = otherSize[0]?.otherSize === 'large' ? 'larger' : 'smaller'
  return {
    gapTitle: `${names} sell to ${size} organisations than those of ${people}`,
    marketSize: marketText(view),
    urgency: 'Medium',
    description: `${inferredOr(
      `Their buyers as the library lists them: ${listed(otherSize.map(({ vendor }) => lowerFirst(vendor.buyer)))}`,
      otherSize.map(({ source }) => source),
      `ask each for two customers who are ${people}`,
    )}.`,
    opportunity: sentence(
      `Leave out what only ${size} buyers need, and say so in the price. Test: show ${people} the entry price of ${otherSize[0]?.vendor.name ?? 'one of them'} and ask what they would not use`,
    ),
    competitorLimitations: otherSize.map(limitOf),
    referenceLinks: linksOf(otherSize),
  }
}

/** The change of the last years that touches this job most. */
function changeGap(view: MarketView): Gap | null {
  const { terms, people, rivals, context } = view
  const [development] = developmentsFor(view)
  if (!development) return null
  const number = sourceOf(development, view)
  const entry = number === null ? context.sources.find(({ title }) => title === development.what) : undefined
  const age = Number(context.timestamp.slice(0, 4)) - Number(development.date.slice(0, 4))
  const cited = number ?? entry?.number ?? null
  const when = dateInWords(development.date)
  return {
    gapTitle: shortened(withoutPoint(development.changes), 110),
    marketSize: marketText(view),
    urgency: age <= freshYears ? 'High' : 'Medium',
    description: `${factOr(`${development.what.includes(development.date.slice(0, 4)) ? '' : `${when}: `}${withoutPoint(development.what)}`, cited, `find the announcement of ${when} before quoting it`)}.`,
    opportunity: sentence(
      `Say in the first talk what ${terms.subject} does about it. Test: ask five ${people} whether anything changed for them since ${when}`,
    ),
    competitorLimitations: rivals.slice(0, 2).map(limitOf),
    referenceLinks: [
      ...(number !== null && development.source ? [development.source.url] : []),
      ...linksOf(rivals.slice(0, 2)),
    ],
  }
}

/** The weakness of a vendor that shares most words with what the user cares about. */
function weaknessGap(view: MarketView): Gap | null {
  const { ranked, context, buyers } = view
  const own = stemsOfBrief(context.brief)
  const scored = ranked
    .filter(({ elsewhere, vendor }) => !elsewhere && vendor.kind !== 'could-enter')
    .map((rival, index) => ({ rival, index, shared: sharedStems(rival.vendor.weakAt, own) }))
    .filter(({ shared }) => shared.length > 0)
    .sort((a, b) => b.shared.length - a.shared.length || a.index - b.index)
    .slice(0, mostLimits)
  const first = scored[0]?.rival
  if (!first) return null
  const rivals = scored.map(({ rival }) => rival)
  return {
    gapTitle: shortened(`${first.vendor.name}: ${lowerFirst(withoutPoint(first.vendor.weakAt))}`, 110),
    marketSize: marketText(view),
    urgency: 'Medium',
    description: `${factOr(`${first.vendor.name} is chosen for ${lowerFirst(withoutPoint(first.vendor.goodAt))}, not for this`, first.source, `ask two users of ${first.vendor.name}`)}.`,
    opportunity: sentence(
      `Begin with the ${buyers} who left ${first.vendor.name} or decided against it. Test: find two of them and ask what they did the week after`,
    ),
    competitorLimitations: rivals.map(limitOf),
    referenceLinks: linksOf(rivals),
  }
}

/** What today's way loses; nobody sells it, so it opens nothing by itself. */
function habitGap(view: MarketView): Gap | null {
  const { today, people, terms } = view
  const way = today.find(({ said, weakness }) => said && weakness !== null) ?? today.find(({ said }) => said)
  if (!way) return null
  const loses = way.weakness
    ? lowerFirst(withoutPoint(way.weakness))
    : `it was not made to ${terms.shortJob ?? 'do this'}`
  return {
    gapTitle: shortened(`Lost with ${way.text}: ${loses}`, 110),
    marketSize: marketText(view),
    urgency: 'Low',
    description: `${assumed(`With ${way.text}, as ${people} work today: ${loses}`, `go through three recent cases with ${people} and mark where it happened`)}.`,
    opportunity: sentence(
      `Keep what is good about ${way.text}${way.strength ? ` (${lowerFirst(withoutPoint(way.strength))})` : ''} and stop that one loss. Test: offer to fix it by hand for one group of ${people} for a week`,
    ),
    competitorLimitations: [],
    referenceLinks: [],
  }
}

function unknownGap(view: MarketView): Gap {
  const { people, terms } = view
  const job = terms.shortJob ?? 'get this done'
  return {
    gapTitle: shortened(`Whether anything helps ${people} to ${job} is not known`, 110),
    marketSize: marketText(view),
    urgency: 'Low',
    description: `${assumed(`The library has no vendor to compare with, and the description names nothing that ${people} use today`, `ask five ${people} what they opened the last time`)}.`,
    opportunity: sentence(
      `Find the first competitor before the first feature. Test: let two ${people} tell the last time they had to ${job}, step by step, and mark each wait`,
    ),
    competitorLimitations: [],
    referenceLinks: [],
  }
}
