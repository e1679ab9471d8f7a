/** How a language writes numbers. Digits are 0 to 9 in every language, as a keyboard for numbers has them. */
interface NumberSigns {
  decimal: string
  /** Empty where thousands are not parted. */
  group: string
}

function signsOf(language: string): NumberSigns {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn', useGrouping: true }).formatToParts(
    -1234567.5,
  )
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: sign('decimal') || '.', group: sign('group') }
}

/** A number as the language writes it; `whole` has all its digits and no signs between thousands, for a field. */
export function numberText(value: number, language: string, whole = false): string {
  return new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    useGrouping: !whole,
    maximumFractionDigits: whole ? 12 : 6,
  }).format(value)
}

/**
 * The number that a text says in a language: "1,250.5" in English is "1.250,5" in German. Null for what is none, also
 * where the signs stand as another language has them: "3,5" in English would be 35 or 3.5, and nobody knows which.
 */
export function readNumber(text: string, language: string): number | null {
  const { decimal, group } = signsOf(language)
  // Blanks of any width and apostrophes part thousands in every language.
  const bare = text
    // Marks of direction, which Arabic and Hebrew have before a minus.
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .replace(/[\s'’]+(?=\d)/g, '')
    .replace(/^[−–]/, '-')
  const match = /^(-?)(.*)$/.exec(bare)
  const [integer = '', fraction, ...rest] = (match?.[2] ?? '').split(decimal)
  if (rest.length > 0 || (integer === '' && !fraction) || !/^\d*$/.test(fraction ?? '')) return null
  const isBlank = /^[\s'’]*$/.test(group)
  const digits = isBlank ? integer : integer.replaceAll(group, '')
  if (!/^\d*$/.test(digits)) return null
  // Groups of two stand before the last three in India.
  if (digits !== integer && !integer.split(group).every(isGroup)) return null
  const number = Number(`${match?.[1] ?? ''}${digits || '0'}.${fraction || '0'}`)
  return Number.isFinite(number) ? number : null
}

const isGroup = (part: string, index: number, all: readonly string[]): boolean =>
  index === 0
    ? part.length > 0 && part.length <= 3
    : index === all.length - 1
      ? part.length === 3
      : part.length === 3 || part.length === 2

/** A language that numbers can be written in; a system without one, such as "en-US@posix", has names that are no language's. */
export function numberLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
