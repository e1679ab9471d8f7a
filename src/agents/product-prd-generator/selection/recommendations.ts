import { type MarketFacts, mainCompetitor } from '#drafting/index.ts'
import type { PrdOutput } from '../output.ts'

/** Below this share of known features the market's order is that of another product. */
const leastKnown = 0.5

/** Who pays, price, order, the riskiest bet and the main rival, each with what it rests on. The sum of a market stands with the sizing. */
export function recommendations(
  facts: MarketFacts,
  requirements: PrdOutput['requirements'],
): PrdOutput['recommendations'] {
  const { dossier, cite, reading, payer, judgements, known, isLive, people } = facts
  const { recommend, bets } = dossier
  const audience = reading.people.find(({ field }) => field === 'audience') ?? people[0]?.quote
  // The market's advice is about its own payer: beside an audience of other people it would name somebody whom the brief does not have.
  const paysHere = audience === undefined || (payer !== null && people.some(({ role }) => role === payer))
  const advised = recommend.payer.filter(
    ({ text }) =>
      payer !== null && [payer.noun, payer.nounPlural].some((noun) => text.toLowerCase().includes(noun.toLowerCase())),
  )
  const said = (list: typeof recommend.payer) => (list[0] ? `${list[0].text}${cite(list[0].basis)}` : null)
  const bet = bets.find(({ when }) => known >= leastKnown || (when?.length ?? 0) > 0)
  const alone = requirements.filter(({ because, ask }) => because === 'your description' && ask).map(({ id }) => id)
  const priced = judgements.find(
    ({ kind, text }) =>
      kind === 'benchmark' &&
      reading.price !== null &&
      reading.numbers.some((number) => text.includes(`“${number.text}”`) && reading.price?.text.includes(number.text)),
  )
  const rows: [string, string | null][] = [
    // What the user says of payer and price stands; advice of the market would contradict it.
    [
      'Who pays',
      reading.payer
        ? `From your description: ${reading.payer.text}.`
        : audience && (known < leastKnown || !paysHere)
          ? `Not stated. Assume “${audience.text}” pay${reading.price ? ' the price you name' : ''}, and ask ten of them to pay on the spot.`
          : (said(audience ? advised : recommend.payer) ??
            (payer && `Not stated; in this market usually the ${payer.noun}.`)),
    ],
    [
      'Price',
      reading.price
        ? `From your description: “${reading.price.text}”.${priced ? ` ${priced.text}` : ''}`
        : said(recommend.price),
    ],
    [
      'Validate first',
      alone.length > 0
        ? `${alone.join(', ')}: we have no evidence on these. ${isLive ? 'Measure usage among your current customers before adding standard features.' : 'Pilot them manually with five customers before building standard features.'}`
        : null,
    ],
    ['Order', known >= leastKnown ? said(recommend.order) : null],
    ['Riskiest bet', bet ? `${bet.bet} Cheapest test: ${bet.test}${cite(bet.basis)}` : null],
    ['Main competitor', mainCompetitor(facts)],
  ]
  return rows.flatMap(([about, text]) => (text ? [{ about, text }] : []))
}
