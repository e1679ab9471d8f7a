const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** A number of a chart as people read it in English: 1,250, 0.4%, €30, 12 runs, 3 million USD. A currency's sign stands before it. */
export function unitText(value: number, unit = ''): string {
  const sign = unit.trim()
  if (!/^\p{Sc}$/u.test(sign)) return `${numbers.format(value)}${unit}`
  return `${value < 0 ? '-' : ''}${sign}${numbers.format(Math.abs(value))}`
}
