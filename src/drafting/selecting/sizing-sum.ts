import type { Sizing } from '#knowledge/dossier/money.ts'

const cases = ['low', 'base', 'high'] as const

/** Money a year in each case: the count times its factors, in the currency of the sum. */
export function sizingValues({ count, factors }: Sizing): Record<(typeof cases)[number], number> {
  const value = (which: (typeof cases)[number]) =>
    factors.reduce(
      (product, factor) => product * (factor.unit.includes('%') ? factor[which] / 100 : factor[which]),
      count.value,
    )
  return { low: value('low'), base: value('base'), high: value('high') }
}

/** The sum as one line: "265,872 full-service restaurants (2024) × 30 % ... = USD 18.9 m a year (USD 3.1 m to USD 50.5 m)." */
export function sizingSum(sizing: Sizing): string {
  const { count, factors, currency, who } = sizing
  const values = sizingValues(sizing)
  const steps = factors.map(({ base, unit, name }) =>
    unit.includes('%') ? `${base} % (${name})` : `${currency} ${grouped(base)}`,
  )
  const year = count.year === null ? '' : ` (${count.year})`
  return `${who}: ${grouped(count.value)} ${count.what}${year} × ${steps.join(' × ')} = ${money(values.base, currency)} a year (${money(values.low, currency)} to ${money(values.high, currency)}).`
}

const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 })

/** Two or three figures that can be said aloud: "USD 18.9 m". */
export function money(value: number, currency: string): string {
  const [size, unit] = value >= 1e9 ? [1e9, ' bn'] : value >= 1e6 ? [1e6, ' m'] : value >= 1e4 ? [1e3, ' k'] : [1, '']
  return `${currency} ${(value / size).toLocaleString('en-US', { maximumSignificantDigits: 3 })}${unit}`
}
