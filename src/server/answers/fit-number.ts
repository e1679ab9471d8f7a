import { inLatinDigits } from '#shared/latin-digits.ts'

/**
 * The number that a text says: "1,200", "12 %", "1.200,50 €", "USD 40", "١٢". A text that is none stays: what "2 million" or "10 to 20"
 * means is the model's to say.
 */
export function fitNumber(value: unknown, whole: boolean): unknown {
  const number = typeof value === 'string' ? numberOf(value) : value
  return typeof number === 'number' && whole && Number.isFinite(number) ? Math.round(number) : (number ?? value)
}

function numberOf(text: string): number | undefined {
  const said = inLatinDigits(text).replace('−', '-').trim()
  const bare = said
    .replace(/^[~≈+]?\s*(?:\p{Sc}|[A-Z]{3}\s)\s*/u, '')
    .replace(/^\+/, '')
    .replace(/\s*(?:[%٪]|\p{Sc}|\s[A-Z]{3})$/u, '')
  const plain = withDecimalPoint(bare, bare !== said)
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined
}

/** A point before three digits is a decimal one in a bare number, and stands between thousands in a price. */
function withDecimalPoint(number: string, isPrice: boolean): string {
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number) && !/^-?0,/.test(number)) return number.replaceAll(',', '')
  if (/^-?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/.test(number)) return number.replace(/[\s'’]/g, '').replace(',', '.')
  if (
    /^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/.test(number) ||
    (isPrice && /^-?[1-9]\d{0,2}\.\d{3}$/.test(number))
  )
    return number.replaceAll('.', '').replace(',', '.')
  return number.replace(/^(-?\d+),(\d+)$/, '$1.$2')
}
