import type { BriefNumber } from '#shared/brief.ts'
import { type FieldClause, makeValue } from './found-value.ts'
import { toPlural } from './inflect.ts'
import { adjective, closedClass, noun, plural, wordClass } from './lexicon.ts'
import { at, lowerAt } from './noun-phrase.ts'

const spelled = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['hundred', 100],
  ['thousand', 1000],
])
const currencies = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['eur', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['usd', 'USD'],
  ['dollar', 'USD'],
  ['dollars', 'USD'],
  ['gbp', 'GBP'],
  ['pound', 'GBP'],
  ['pounds', 'GBP'],
  ['chf', 'CHF'],
  ['inr', 'INR'],
  ['rupees', 'INR'],
  ['brl', 'BRL'],
])
const scales = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['bn', 1e9],
  ['b', 1e9],
  ['million', 1e6],
  ['billion', 1e9],
  ['thousand', 1e3],
  ['hundred', 100],
])
/** Words before a digit that make it a name: "scope 3", "SOC 2", "class 2". */
const names =
  /^(?:scope|soc|class|level|type|version|iso|article|section|phase|tier|step|web|grade|part|stage|gen|g|v|formula|covid|industry|psd|b|office|ps)$/i
const skippedUnits = new Set([
  'of',
  'a',
  'an',
  'the',
  'more',
  'or',
  'our',
  'other',
  'different',
  'to',
  'local',
  'small',
  'new',
  'paying',
  'pilot',
  'active',
])

function parseDigits(
  text: string,
): { value: number; currency: string; scale: number; percent: boolean; unit: string } | null {
  const match = /^([€$£¥])?(\d[\d.,]*)([a-z]{1,8})?(%)?$/i.exec(text)
  if (!match) return null
  const [, sign = '', digits = '', letters = '', percent] = match
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
  const value = Number(grouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'))
  if (!Number.isFinite(value)) return null
  const suffix = letters.toLowerCase()
  return {
    value,
    currency: currencies.get(sign) ?? '',
    scale: scales.get(suffix) ?? 1,
    percent: percent !== undefined,
    unit: scales.has(suffix) ? '' : suffix,
  }
}

/** "8 hours", "€6,000", "30 %", "200 pilot customers". A year, a version and a name's digit are no quantity. */
function numberAt(found: FieldClause, index: number): BriefNumber | null {
  const { tokens } = found.clause
  const token = at(tokens, index)
  if (!token) return null
  const before = lowerAt(tokens, index - 1)
  if (before === '/' || lowerAt(tokens, index + 1) === '/') return null
  const word = spelled.get(token.lower)
  const digits = token.kind === 'number' ? parseDigits(token.text) : null
  if (word === undefined && !digits) return null
  if (word !== undefined && (spelled.has(before) || /^(?:hundred|thousand)$/.test(token.lower))) return null
  let value = word ?? (digits ? digits.value * digits.scale : 0)
  if (
    digits &&
    digits.currency === '' &&
    (names.test(before) || (digits.unit !== '' && /^(?:pl|d|g|st|nd|rd|th|s)$/.test(digits.unit)))
  )
    return null
  let end = index + 1
  const scale = scales.get(lowerAt(tokens, end))
  if (scale !== undefined) {
    value *= scale
    end += 1
  }
  const unit =
    digits?.currency ||
    currencies.get(before) ||
    (digits?.percent ? '%' : '') ||
    digits?.unit ||
    unitBehind(tokens, end)
  const isYear =
    digits !== null && unit === '' && value >= 1900 && value <= 2100 && digits.scale === 1 && !/[.,]/.test(token.text)
  if (isYear || (before === 'no' && unit === '') || (word !== undefined && unit === '')) return null
  const quantity = makeValue(found, index, unitEnd(tokens, end, unit), digits ? 0.9 : 0.8)
  return quantity ? { ...quantity, value, unit } : null
}

const unitPosition = (tokens: Parameters<typeof at>[0], from: number) => {
  let index = from
  if (/^[-–]$/.test(lowerAt(tokens, index)) && at(tokens, index + 1)?.kind === 'number') index += 2
  if (lowerAt(tokens, index) === 'to' && at(tokens, index + 1)?.kind === 'number') index += 2
  if (lowerAt(tokens, index) === '-') index += 1
  while (
    index - from < 4 &&
    (skippedUnits.has(lowerAt(tokens, index)) ||
      (wordClass(lowerAt(tokens, index)) === adjective && at(tokens, index)?.kind === 'word'))
  )
    index += 1
  return index
}

function unitBehind(tokens: Parameters<typeof at>[0], from: number): string {
  if (lowerAt(tokens, from) === '%' || lowerAt(tokens, from) === 'percent') return '%'
  const index = unitPosition(tokens, from)
  const lower = lowerAt(tokens, index)
  const currency = currencies.get(lower)
  if (currency !== undefined) return currency
  const classes = wordClass(lower)
  if (at(tokens, index)?.kind !== 'word' || (classes & closedClass) !== 0 || (classes & (noun | plural)) === 0)
    return isAge(tokens, from) ? 'years' : ''
  // "200 pilot customers": the noun at the end counts
  const next = lowerAt(tokens, index + 1)
  const isCompound =
    (classes & plural) === 0 && (wordClass(next) & plural) !== 0 && (wordClass(next) & closedClass) === 0
  return toPlural(isCompound ? next : lower)
}

const isAge = (tokens: Parameters<typeof at>[0], from: number) =>
  tokens
    .slice(Math.max(0, from - 6), from)
    .some((token) => /^(?:aged?|ages|over|under|older|younger|between)$/.test(token.lower)) &&
  tokens
    .slice(Math.max(0, from - 6), from)
    .some((token) => /^(?:aged?|ages|women|men|people|adults|parents|older|younger)$/.test(token.lower))

function unitEnd(tokens: Parameters<typeof at>[0], end: number, unit: string): number {
  if (unit === '%') return /^(?:%|percent)$/.test(lowerAt(tokens, end)) ? end + 1 : end
  if (unit === '' || /^[A-Z]{3}$/.test(unit)) return end
  const index = unitPosition(tokens, end)
  if (index > end && at(tokens, end)?.kind !== 'word') return end
  return toPlural(lowerAt(tokens, index)) === unit
    ? index + 1
    : toPlural(lowerAt(tokens, index + 1)) === unit
      ? index + 2
      : end
}

export function readNumbers(clauses: readonly FieldClause[]): BriefNumber[] {
  return clauses.flatMap((item) => item.clause.tokens.flatMap((_, index) => numberAt(item, index) ?? [])).slice(0, 30)
}
