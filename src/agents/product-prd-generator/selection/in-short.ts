import { type MarketFacts, scopeRefusals } from '#drafting/index.ts'
import type { PrdOutput } from '../output.ts'
import { openLine } from './requirements.ts'

type Facts = Pick<MarketFacts, 'reading' | 'people' | 'proof'>

const mostExcluded = 3
const mostFirst = 3

/** Who, what comes first, what is decided and what is open: the press release behind it says what the product is. */
export function inShort(facts: Facts, requirements: PrdOutput['requirements'], open: number): string {
  const { reading, people } = facts
  const audience = reading.people.filter(({ field }) => field === 'audience').map(({ text }) => text)
  // Without an audience the product is for who pays, where that is said.
  const who = audience.length > 0 ? audience.join(', ') : (reading.payer?.text ?? people[0]?.quote.text)
  const elsewhere = [...reading.proof, ...reading.background]
  const sold = reading.places.filter(
    (place) =>
      !elsewhere.some(({ field, start, end }) => field === place.field && start <= place.start && place.end <= end),
  )
  const where = [...new Set(sold.map(({ text }) => text))].filter((place) => !who?.includes(place))
  const first = requirements.filter(({ because }) => because !== 'Your constraint').slice(0, mostFirst)
  const refusals = scopeRefusals(reading).slice(0, mostExcluded)
  const decided = [
    ...(reading.price ? [`the price (“${reading.price.text}”)`] : []),
    ...(refusals.length > 0 ? [`what stays out (${refusals.map((text) => `“${text}”`).join('; ')})`] : []),
  ]
  const unsettled = [
    ...(reading.price ? [] : ['the price']),
    ...(reading.payer || who ? [] : ['who pays']),
    ...(facts.proof.length > 0 ? [] : ['proof: your description states no result yet']),
  ]
  return [
    who ? `For ${who}${where.length > 0 ? ` (${where.join(', ')})` : ''}.` : '',
    first.length > 0
      ? `${countOf(requirements)}; ${first.map(({ id }) => id).join(', ')} come first, in the order of your description.`
      : noFeature,
    decided.length > 0 ? `Decided: ${decided.join('; ')}.` : '',
    unsettled.length > 0 ? `Open: ${unsettled.join('; ')}.` : '',
    openLine(open),
  ]
    .filter(Boolean)
    .join(' ')
}

const noFeature = 'Your description names no feature; the common ones in this market are proposed below.'
const countOf = ({ length }: readonly unknown[]) => `${length} requirements`

/** The same summary where requirements of an earlier result lead the list. */
export function withHandedFirst(
  summary: string,
  before: PrdOutput['requirements'],
  after: PrdOutput['requirements'],
  handed: number,
): string {
  const [first, last] = [after[0]?.id, after[handed - 1]?.id]
  const said = `${countOf(after)}; ${first === last ? `${first} comes` : `${first} to ${last} come`} from your earlier result and lead${first === last ? 's' : ''} the list.`
  const start = summary.indexOf(`${countOf(before)}; `)
  if (start === -1) return summary.includes(noFeature) ? summary.replace(noFeature, said) : `${summary} ${said}`
  const end = summary.indexOf('.', start)
  return `${summary.slice(0, start)}${said}${summary.slice(end + 1)}`
}
