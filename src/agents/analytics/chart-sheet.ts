import type { WorkbookCell } from '#shared/document/workbook.ts'
import type { AnalysisChart } from './prepared.ts'

type Numbers = readonly (number | null)[]

/**
 * A chart as rows of a sheet whose heading stands in row `first`: its numbers, and what a reader would calculate from them as formulas.
 */
export function chartRows({ kind, labels, series, unit, parts }: AnalysisChart, first: number): WorkbookCell[][] {
  const format = formatOf(unit)
  const cell = (value: number | null, formula?: string, as = format): WorkbookCell =>
    formula ? { value, formula, format: as, look: 'strong' } : value === null ? null : { value, format: as }
  const top = first + 1
  const bottom = first + labels.length
  const range = (column: number) => `${letter(column)}${top}:${letter(column)}${bottom}`
  const values = series.map((each) => labels.map((_, row) => each.values[row] ?? null))
  const [main = []] = values
  const extra = extraColumns({ kind, parts, values, top, bottom, format })
  const table: WorkbookCell[][] = [
    [null, ...series.map(({ name }) => strong(name)), ...extra.map(({ name }) => strong(name))],
    ...labels.map((label, row): WorkbookCell[] => [
      label,
      ...values.map((each, index) =>
        kind === 'waterfall' && row === labels.length - 1
          ? cell(sumOf(each.slice(0, row)), `SUM(${letter(index + 1)}${top}:${letter(index + 1)}${bottom - 1})`)
          : cell(each[row] ?? null),
      ),
      ...extra.map(({ at }) => at(row)),
    ]),
  ]
  if (kind === 'waterfall' || kind === 'interval' || parts === 'steps' || labels.length < 2) return table
  if (parts === 'whole') return [...table, [strong('Total'), cell(sumOf(main), `SUM(${range(1)})`)]]
  const below = (name: string, formula: string, of: (numbers: readonly number[]) => number): WorkbookCell[] => [
    strong(name),
    ...values.map((each, index) => {
      const numbers = each.filter((value) => value !== null)
      return numbers.length === 0 ? null : cell(of(numbers), `${formula}(${range(index + 1)})`)
    }),
  ]
  return [
    ...table,
    below('Average', 'AVERAGE', (numbers) => sumOf(numbers) / numbers.length),
    below('Lowest', 'MIN', (numbers) => Math.min(...numbers)),
    below('Highest', 'MAX', (numbers) => Math.max(...numbers)),
  ]
}

interface ExtraColumn {
  name: string
  at: (row: number) => WorkbookCell
}

interface Table extends Pick<AnalysisChart, 'kind' | 'parts'> {
  values: readonly Numbers[]
  /** First and last row of the numbers. */
  top: number
  bottom: number
  format: string
}

/** What stands beside the numbers of each row. */
function extraColumns({ kind, parts, values, top, bottom, format }: Table): ExtraColumn[] {
  const [one = [], , three = []] = values
  const at = (row: number) => top + row
  const shareOf = (row: number, whole: number | null | undefined, cell: string): WorkbookCell => {
    const value = one[row]
    return value === null || value === undefined || !whole
      ? null
      : { value: value / whole, formula: `B${at(row)}/${cell}`, format: '0.0%', look: 'strong' }
  }
  if (parts === 'whole')
    return [{ name: 'part of the total', at: (row) => shareOf(row, sumOf(one), `SUM(B$${top}:B$${bottom})`) }]
  if (parts === 'steps')
    return [
      { name: 'of the step before', at: (row) => (row === 0 ? null : shareOf(row, one[row - 1], `B${at(row - 1)}`)) },
      { name: 'of the first step', at: (row) => shareOf(row, one[0], `B$${top}`) },
    ]
  if (kind === 'interval')
    return [
      {
        name: 'half of the interval',
        at(row) {
          const [low, high] = [one[row] ?? null, three[row] ?? null]
          return low === null || high === null
            ? null
            : { value: (high - low) / 2, formula: `(D${at(row)}-B${at(row)})/2`, format, look: 'strong' }
        },
      },
    ]
  if (kind === 'heat')
    return [
      {
        name: 'Average',
        at(row) {
          const numbers = values.flatMap((each) => each[row] ?? [])
          return numbers.length === 0
            ? null
            : {
                value: sumOf(numbers) / numbers.length,
                formula: `AVERAGE(B${at(row)}:${letter(values.length)}${at(row)})`,
                format,
                look: 'strong',
              }
        },
      },
    ]
  return []
}

const strong = (text: string): WorkbookCell => ({ text, look: 'strong' })

const sumOf = (values: Numbers) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** The name of a column: 0 is A, 26 is AA. */
function letter(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : `${letter(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`
}

/** The numbers of a chart are drawn as they stand: 12 is 12 %. */
function formatOf(unit: string): string {
  const name = unit.trim().replaceAll('"', '')
  if (name === '') return '#,##0.##'
  return /^[$€£¥₹]$/.test(name) ? `"${name}"#,##0.##` : `#,##0.##"${name === '%' ? '%' : ` ${name}`}"`
}
