import stringWidth from 'string-width'
import { shortened } from '../shortened.ts'
import type { TableBlock } from './block.ts'
import { plainText } from './plain-text.ts'
import { LINE_WIDTH, wrapText } from './wrap-text.ts'

/** Characters of a column's label where it is repeated in each row. */
const LONGEST_LABEL = 120

type Align = 'left' | 'right' | 'center'

/** A table as text: aligned columns where they fit the line, else one paragraph of "label: value" lines for each row. */
export function textTable(table: TableBlock, width = LINE_WIDTH): string {
  if (table.columns.length === 0) return ''
  const labels = table.columns.map((column) => plainText(column.label))
  const rows = table.rows.map((row) => table.columns.map((_, index) => plainText(row[index] ?? '')))
  const widths = labels.map((label, index) =>
    Math.max(3, stringWidth(label), ...rows.map((row) => stringWidth(row[index] ?? ''))),
  )
  const total = widths.reduce((sum, each) => sum + each, 0) + 2 * (widths.length - 1)
  if (total > width) return records(labels, rows, width)
  const aligns = table.columns.map((column) => column.align ?? 'left')
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, index) => aligned(cell, widths[index] ?? 0, aligns[index] ?? 'left'))
      .join('  ')
      .trimEnd()
  return [lineOf(labels), widths.map((each) => '-'.repeat(each)).join('  '), ...rows.map(lineOf)].join('\n')
}

function records(labels: readonly string[], rows: readonly (readonly string[])[], width: number): string {
  if (rows.length === 0) return wrapText(labels.join(', '), { width })
  // They stand in every row: a long one would be written as often.
  const names = labels.map((label) => shortened(label, LONGEST_LABEL))
  return rows
    .map((row) =>
      row
        .flatMap((cell, index) => (cell === '' ? [] : [{ label: names[index] ?? '', cell }]))
        .map(({ label, cell }, index) => {
          const mark = index === 0 ? '* ' : '  '
          return wrapText(label ? `${label}: ${cell}` : cell, { width, first: mark, indent: '    ' })
        })
        .join('\n'),
    )
    .filter((record) => record !== '')
    .join('\n\n')
}

function aligned(cell: string, width: number, align: Align): string {
  const free = Math.max(0, width - stringWidth(cell))
  const before = align === 'right' ? free : align === 'center' ? Math.floor(free / 2) : 0
  return ' '.repeat(before) + cell + ' '.repeat(free - before)
}
