import type { Benchmark } from '#knowledge/dossier/dossier.ts'
import { PhraseMatcher } from '#shared/language/phrase-matcher.ts'
import { smallAnywhere } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { FoundNumber, Quote } from '#shared/reading.ts'
import type { Clause } from './clauses.ts'

const words: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
})
const scale: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9, million: 1e6, billion: 1e9, thousand: 1e3 }

const figure = String.raw`\d{1,3}(?:[ ,.]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`
/** Units that stand alone, and words that are none. */
const plain = String.raw`(?:min|minute|hour|day|week|month|year|euro|cent|percent|pound|dollar|people|${[...smallAnywhere].filter((word) => /^[a-z]+$/.test(word)).join('|')})(?![\p{L}])`
const pattern = new RegExp(
  String.raw`((?:[$€£¥₹]|\b(?:EUR|USD|GBP|CHF))\s?)?(?:(?:${figure})\s?(?:k|m)?\s?(?:-|–|\bto\b|\bbis\b|à|\ba\b|\bal\b|\bo\b|\bund\b|\band\b|\bet\b|\by\b)\s?(?:[$€£¥₹]\s?)?)?(${figure})\s?(k|m|bn|million|billion|thousand)?(?![\p{L}\d])\+?\s?([%€£$¥₹]|°\s?[CF]?|(?!${plain})\p{L}[\p{L}-]*[^\P{L}s]\s(?:[\p{L}-]{2,}s)(?![\p{L}])|\p{L}[\p{L}-]*)?|\b(${Object.keys(words).join('|')})\b[ -](\p{L}[\p{L}-]*)`,
  'giu',
)

/** Every number of a clause with what stands beside it, and the benchmark of the market that it is a value of. */
export function findNumbers(clauses: readonly Clause[], benchmarks: readonly Benchmark[]): FoundNumber[] {
  const matcher = new PhraseMatcher(benchmarks.flatMap((each) => each.says.map((says) => [says, each] as const)))
  return clauses.flatMap((clause) => {
    const words = tokens(clause.text)
    const near = matcher.find(words)
    return numbersOf(clause).map((number): FoundNumber => {
      const benchmark =
        near.find(({ value, first, last }) => {
          const [from, to] = [words[first], words[last]]
          return (
            fitsUnit(value, number) &&
            (namesUnit(value, number) || isFree(value, number)) &&
            (namesUnit(value, number) ||
              (from && to && isBeside(from.start + clause.start, to.end + clause.start, number)))
          )
        })?.value ?? null
      return {
        ...number,
        benchmark: benchmark?.id ?? null,
        position: benchmark && positionOf(inUnitOf(benchmark, number), benchmark),
      }
    })
  })
}

const isPartOfName =
  /[\p{L}\d]$|(?!EUR|USD|GBP|CHF)\p{Lu}{3,} $|\b[sS]cope $|\b(?:[gG]rade|[yY]ear|[kK]lasse|phase|Phase|level|tier|type|step|version|class|article|rule|section|part|stage) $/u

/** More than anything that is sold or counted. */
const largest = 1e12

type PlainNumber = Quote & { value: number; unit: string }

export function numbersOf({ text, field, start }: Quote): PlainNumber[] {
  const found: PlainNumber[] = []
  for (const match of text.matchAll(pattern)) {
    const [whole, currency, digits, factor, unit, word, wordUnit] = match
    const value = word
      ? words[word.toLowerCase()]
      : digits
        ? figureValue(digits) * (scale[factor?.toLowerCase() ?? ''] ?? 1)
        : undefined
    if (value === undefined || !(Math.abs(value) <= largest)) continue
    // A digit within or behind an abbreviation ("BS5837", "SOC 2", "ISO 27001") is part of a name.
    if (isPartOfName.test(text.slice(Math.max(0, match.index - 24), match.index))) continue
    const bare =
      unit && smallAnywhere.has(unit.split(' ')[0]?.toLowerCase() ?? '') ? whole.slice(0, -unit.length) : whole
    const quoted = bare.trimEnd()
    found.push({
      text: quoted,
      field,
      start: start + match.index,
      end: start + match.index + quoted.length,
      value,
      unit: (currency?.trim() || (bare === whole ? unit : '') || wordUnit || '').trim(),
    })
  }
  return found
}

function figureValue(digits: string): number {
  if (/^\d{1,3}([ ,.]\d{3})+$/.test(digits)) return Number(digits.replace(/[ ,.]/g, ''))
  return Number(digits.replace(',', '.'))
}

const currencies = /^(?:[€£$¥₹]|eur|euros?|usd|gbp|dollars?|pounds?|bucks)$/i
const currencyUnit = /\b(?:eur|usd|gbp|chf|inr)\b/i

/** Money is compared with money of the same currency, shares with shares, time with time, everything else with what is none of these. */
function fitsUnit({ unit }: Benchmark, number: PlainNumber): boolean {
  const isMoney = currencies.test(number.unit)
  if (currencyUnit.test(unit)) return isMoney && sameCurrency(unit, number.unit)
  if (/%|per ?cent/i.test(unit)) return /^%|per ?cent/i.test(number.unit)
  const [ours, typed] = [minutesOf(unit), minutesOf(number.unit)]
  if (ours !== null || typed !== null) return ours !== null && typed !== null
  return !isMoney && number.unit !== '%' && number.value !== 0
}

/** Characters between a number and what it counts. */
const widestGap = 28
const counts = (unit: string) => !currencyUnit.test(unit) && !/%|per ?cent/i.test(unit) && minutesOf(unit) === null

/** "12 clinicians" counts clinicians; so do the words of the benchmark beside the number. */
function namesUnit({ unit, says }: Benchmark, number: PlainNumber): boolean {
  if (!counts(unit)) return false
  const typed = tokens(number.unit).map(({ stem }) => stem)
  const known = new Set([unit, ...says].flatMap((each) => tokens(each).map(({ stem }) => stem)))
  return typed.some((stem) => known.has(stem))
}

/** "Three ratings" counts ratings, whatever stands beside them. */
const isFree = ({ unit }: Benchmark, number: PlainNumber) => !counts(unit) || number.unit === ''

/** What a number is of stands beside it: "therapists" ten words before "0 to 10" says nothing of it. */
function isBeside(from: number, to: number, { start, end }: PlainNumber): boolean {
  return from >= end ? from - end <= widestGap : start >= to ? start - to <= widestGap : true
}

const durations: readonly (readonly [RegExp, number])[] = [
  [/^seconds?\b/i, 1 / 60],
  [/^(?:minutes?|mins?)\b/i, 1],
  [/^(?:hours?|h)\b/i, 60],
  [/^days?\b/i, 1440],
  [/^weeks?\b/i, 10_080],
  [/^months?\b/i, 43_800],
  [/^years?\b/i, 525_600],
]

/** Minutes of one unit of time; null for what is no time. */
function minutesOf(unit: string): number | null {
  return durations.find(([name]) => name.test(unit))?.[1] ?? null
}

/** The stated value in the unit of the benchmark: two hours are 120 where it counts minutes. */
function inUnitOf({ unit }: Benchmark, number: PlainNumber): number {
  const [ours, typed] = [minutesOf(unit), minutesOf(number.unit)]
  return ours !== null && typed !== null ? (number.value * typed) / ours : number.value
}

const currencyCodes: readonly [RegExp, string][] = [
  [/^(?:€|eur|euros?)$/i, 'EUR'],
  [/^(?:\$|usd|dollars?|bucks)$/i, 'USD'],
  [/^(?:£|gbp|pounds?)$/i, 'GBP'],
]

function sameCurrency(unit: string, typed: string): boolean {
  const code = currencyCodes.find(([sign]) => sign.test(typed))?.[1]
  return code !== undefined && unit.toUpperCase().includes(code)
}

function positionOf(value: number, { usual: [low, high] }: Benchmark): FoundNumber['position'] {
  return value < low ? 'below' : value > high ? 'above' : 'within'
}
