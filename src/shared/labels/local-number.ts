const scales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }
const currencies: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }
const written =
  /^(-)?(?:([€£$])|([A-Z]{3}) )?(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d+))?(?: (thousand|million|billion|trillion))?$/

/** A number or an amount that our own code has written in English, as a language writes it; null for any other text. */
export function localNumber(text: string, language: string): string | null {
  const found = written.exec(text.trim())
  if (!found) return null
  const [, minus = '', sign, code, whole = '', decimals = '', scale] = found
  const value = Number(`${minus}${whole.replaceAll(',', '')}.${decimals || '0'}`) * (scale ? (scales[scale] ?? 1) : 1)
  const currency = sign ? currencies[sign] : code
  return new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    ...(currency ? { style: 'currency', currency } : {}),
    ...(scale
      ? { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3 }
      : { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length }),
    useGrouping: 'always',
  }).format(value)
}
