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
    check:
      'Ask five who would pay under which line of their budget it would stand, and what that line paid for last year',
  },
  {
    says: /^share of which you hear in time/,
    kind: 'share',
    check: 'List the last ten such occasions; count those of which you knew before the day, and from whom',
  },
  {
    says: /^share that stays with you/,
    kind: 'kept',
    check: 'What is left of one payment after wear, insurance, loss and the hours of whoever hands it over',
  },
  {
    says: /^share who (?:would carry|would have)/,
    kind: 'share',
    check: 'Hand out ten dummies for a week; count those that are still carried or in their place on the last day',
  },
  {
    says: /^share who had it happen/,
    kind: 'share',
    check:
      'Ask twenty, met anywhere but through you, when it last happened; count those who name a day of the past year',
  },
  {
    says: /^share taken/,
    kind: 'share',
    check: 'Offer twenty by hand for one week; count what is taken, and what is taken again',
  },
  {
    says: /^share (?:that say yes|who would pay|who pay|of which somebody would pay)/,
    kind: 'share',
    check: 'Ask twenty for the sum on the day, not for an opinion; count those who pay or sign',
  },
  {
    says: /^share/,
    kind: 'share',
    check: 'Ask twenty, met anywhere but through you; count what they did the last time, not what they would do',
  },
  {
    says: /\btimes a year|\bhours a year/,
    kind: 'time',
    check: 'Diaries or records of three of them for the past twelve months; take the middle one',
  },
  {
    says: /^months kept/,
    kind: 'time',
    check:
      'Sell to ten and count who pays in the third and in the sixth month; at most 12, since the sum is for a year',
  },
  {
    says: /^years until/,
    kind: 'time',
    check: 'How old the things nearest to it were when five people replaced them; at least as long as your guarantee',
  },
  {
    says: /^sum for the device/,
    kind: 'money',
    check: 'A quote for the parts of a hundred, and what ten say when you name the sum',
  },
  {
    says: /^(?:occasions|matches)/,
    kind: 'count',
    check: 'Last year’s in one town, from whoever knows the dates; then in how many such towns you are known',
  },
  {
    says: /^places/,
    kind: 'count',
    check: 'Count one district on foot or from one list; then how many districts are like it',
  },
  {
    says: /^things/,
    kind: 'count',
    check: 'Count what five of the owners would really hand over today; then how many owners one list names',
  },
]

const otherwise: Pick<SumFactor, 'kind' | 'check'> = {
  kind: 'count',
  check: 'One call to whoever keeps a list of them; then count one town by hand and compare',
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
      const label = said === 'times a year' ? 'times a year that each of them pays' : said
      const { kind, check } = kinds.find(({ says }) => says.test(label)) ?? otherwise
      return { factor: { kind, label: label.charAt(0).toUpperCase() + label.slice(1), check } }
    })
}
