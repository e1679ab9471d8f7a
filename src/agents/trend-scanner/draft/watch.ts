import { reachOf } from '#drafting/compose/jurisdiction.ts'
import { sharedStems, tellingStems } from '#drafting/compose/own-words.ts'
import { lowerFirst, sentence, shortened, withoutPoint } from '#drafting/compose/phrases.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { TrendInput } from '../input.ts'
import type { Bearing } from './bearing.ts'
import type { MarketEvent } from './events.ts'

interface Sign {
  text: string
  /** What it is told once by, whichever way it is worded. */
  key: string
  /** Words by which it is compared with an event. */
  about: string
  suits: readonly Bearing[]
  /** Points that it starts with: a breach of a rule has to do with few events. */
  start: number
}

/** What the market's own knowledge gives to look at: signs of failure and of breach, and measures. */
function signsOf({ market }: MarketEvent, { brief, knowledge }: WritingContext<TrendInput>): Sign[] {
  const binding = market.regulations.filter(({ region }) => reachOf(region, brief, knowledge.regions) !== 'elsewhere')
  return [
    ...market.failureModes.map(
      ({ risk, earlySign, answer }): Sign => ({
        text: sentence(`${withoutPoint(earlySign)} (early sign of: ${lowerFirst(withoutPoint(risk))})`),
        key: earlySign,
        about: `${risk} ${earlySign} ${answer}`,
        suits: ['squeeze', 'expectation'],
        start: 0,
      }),
    ),
    ...binding.map(
      ({ name, requires, earlySign }): Sign => ({
        text: sentence(`${withoutPoint(earlySign)} (early sign of a breach of ${name})`),
        key: earlySign,
        about: `${name} ${requires} ${earlySign}`,
        suits: ['duty'],
        start: -1,
      }),
    ),
    ...market.metrics.map(
      ({ name, definition, kind, direction }): Sign => ({
        text: sentence(`${name}: ${lowerFirst(withoutPoint(definition))}; should go ${direction}`),
        key: name,
        about: `${name} ${definition}`,
        suits:
          kind === 'guard'
            ? ['duty', 'expectation']
            : kind === 'business'
              ? ['squeeze', 'owner', 'opening']
              : ['opening', 'expectation'],
        start: 0,
      }),
    ),
  ]
}

/** Picks the sign that shares most with an event, each one once a scan. */
export function signPicker(context: WritingContext<TrendInput>): (event: MarketEvent) => string {
  const used = new Set<string>()
  return (event) => {
    if (event.earlySign !== null && !used.has(event.earlySign)) {
      used.add(event.earlySign)
      return sentence(event.earlySign)
    }
    const words = new Set(tellingStems(`${event.what}. ${event.changes}`))
    const best = signsOf(event, context)
      .filter(({ key }) => !used.has(key))
      .map((sign, index) => ({
        sign,
        index,
        points: sharedStems(sign.about, words).length + (sign.suits.includes(event.bearing) ? 0.8 : 0) + sign.start,
      }))
      // A sign that shares no word with an event has nothing to do with it.
      .filter(({ sign }) => sharedStems(sign.about, words).length > 0)
      .sort((a, b) => b.points - a.points || a.index - b.index)[0]?.sign
    if (!best)
      return sentence(
        `How many customers mention it unasked, per month: “${shortened(withoutPoint(event.changes), 60)}”`,
      )
    used.add(best.key)
    return best.text
  }
}
