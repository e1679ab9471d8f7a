const formats = new Map<string, Intl.NumberFormat>()

/** Money has cents or none. */
function numbersIn(language: string, fewestDigits = 0): Intl.NumberFormat {
  const key = `${language} ${fewestDigits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language, {
    minimumFractionDigits: fewestDigits,
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  })
  formats.set(key, made)
  return made
}

/** A number of a chart as people read it, in English: 1,250, 0.4%, €30, 12 runs, 3 million USD. A currency's sign stands before it. */
export function unitText(value: number, unit = '', language = 'en'): string {
  const numbers = numbersIn(language)
  const sign = unit.trim()
  if (!/^\p{Sc}$/u.test(sign)) return `${numbers.format(value)}${unit}`
  const size = Math.abs(value)
  return `${value < 0 ? '-' : ''}${sign}${(Number.isInteger(size) ? numbers : numbersIn(language, 2)).format(size)}`
}
