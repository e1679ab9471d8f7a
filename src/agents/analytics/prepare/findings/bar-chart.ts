import { unitText } from '#shared/document/unit-text.ts'
import type { AnalysisChart } from '../../prepared.ts'
import type { Column } from '../column-profile.ts'

const mostBars = 8
/** Whether all entries are shown, so that parts of a whole add up to it. */
export const areAllShown = (entries: readonly unknown[]) => entries.length <= mostBars

/** What follows each value of a chart. */
export function unitOf(column: Column): string {
  if (column.unit?.kind === 'percent') return '%'
  return column.unit?.kind === 'money' ? ` ${column.unit.symbol}` : ''
}

/** A value as a chart draws it. */
export const rounded = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100)

/** Bars by size, the largest first. */
export function bars(
  title: string,
  entries: readonly { value: string; amount: number }[],
  unit: string,
  series: string,
): Omit<AnalysisChart, 'id'> {
  const shown = entries.toSorted((a, b) => b.amount - a.amount).slice(0, mostBars)
  const [first] = shown
  const last = shown.at(-1)
  return {
    title,
    description:
      first && last
        ? `From ${unitText(first.amount, unit)} (${first.value}) to ${unitText(last.amount, unit)} (${last.value}).`
        : title,
    kind: 'bar',
    labels: shown.map(({ value }) => value),
    series: [{ name: series, values: shown.map(({ amount }) => amount) }],
    unit,
    horizontal: true,
  }
}
