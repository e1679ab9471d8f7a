/** One factor of the sum that sizes a product, in the words in which the sum is said. */
export interface SumFactor {
  kind: 'count' | 'share' | 'kept' | 'time' | 'money'
  label: string
  /** Where its value is found, and who finds it. */
  check: string
}

/** A part of a sum: a factor, the price, or what joins them. */
export type SumPart = { factor: SumFactor } | { price: true } | { sign: '*' | '/' | '+' | '(' | ')' }

/** Which words name a factor, and the cheapest way to its value. The first that fits. */
const kinds: readonly { says: RegExp; kind: SumFactor['kind']; check: string }[] = [
  {
    says: /^share whose payer has such a budget|^share with such a budget/,
    kind: 'share',
    check: 'Ask five potential buyers which budget line would cover it and what that line paid for last year',
  },
  {
    says: /^share of which you hear in time/,
    kind: 'share',
    check: 'List the last ten such occasions; count those you knew about beforehand, and from whom',
  },
  {
    says: /^share that stays with you/,
    kind: 'kept',
    check: 'What remains of one payment after wear, insurance, losses and handover time',
  },
  {
    says: /^share who (?:would carry|would have)/,
    kind: 'share',
    check: 'Give ten people a mock-up for a week; count those still carried or in place on the last day',
  },
  {
    says: /^share who had it happen/,
    kind: 'share',
    check: 'Ask twenty people outside your network when it last happened; count those who name a date in the past year',
  },
  {
    says: /^share taken/,
    kind: 'share',
    check: 'Offer twenty manually for one week; count how many are taken, and how many are taken again',
  },
  {
    says: /^share (?:that say yes|who would pay|who pay|of which somebody would pay)/,
    kind: 'share',
    check: 'Ask twenty people to pay on the spot, not for an opinion; count those who pay or sign',
  },
  {
    says: /^share/,
    kind: 'share',
    check: 'Ask twenty people outside your network; count what they did last time, not what they would do',
  },
  {
    says: /\btimes a year|\bhours a year/,
    kind: 'time',
    check: 'Get diaries or records from three of them for the past twelve months; use the median',
  },
  {
    says: /^months kept/,
    kind: 'time',
    check: 'Sell to ten and count who still pays in months three and six; at most 12, as the estimate covers one year',
  },
  {
    says: /^years until/,
    kind: 'time',
    check: 'Ask five people how old a comparable product was when they replaced it; at least as long as your warranty',
  },
  {
    says: /^sum for the device/,
    kind: 'money',
    check: 'Get a parts quote for a run of 100, and ten reactions to the price',
  },
  {
    says: /^(?:occasions|matches)/,
    kind: 'count',
    check: 'Count last year’s in one town with someone who knows the dates; then count the towns where you are known',
  },
  {
    says: /^places/,
    kind: 'count',
    check: 'Count one district on foot or from a list; then estimate how many districts are similar',
  },
  {
    says: /^things/,
    kind: 'count',
    check: 'Count what five owners would actually hand over today; then how many owners a list contains',
  },
]

const otherwise: Pick<SumFactor, 'kind' | 'check'> = {
  kind: 'count',
  check: 'Call an organization that keeps a list of them; then count one town by hand and compare',
}

const signs: Readonly<Record<string, '*' | '/' | '+' | '(' | ')'>> = {
  '×': '*',
  '÷': '/',
  '+': '+',
  '(': '(',
  ')': ')',
}

/** A sum such as "places ___ × share taken ___ × {price}" as its parts, the price marked by the words that stand for it. */
export function partsOfSum(sum: string, price: string): SumPart[] {
  return sum
    .replace(price, '{price}')
    .split(/\s*([×÷+()])\s*/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text): SumPart => {
      const sign = signs[text]
      if (sign) return { sign }
      if (text.includes('{price}')) return { price: true }
      const said = text.replace(/[\s:_]+$/, '')
      const label = said === 'times a year' ? 'times a year each one pays' : said
      const { kind, check } = kinds.find(({ says }) => says.test(label)) ?? otherwise
      return { factor: { kind, label: label.charAt(0).toUpperCase() + label.slice(1), check } }
    })
}
