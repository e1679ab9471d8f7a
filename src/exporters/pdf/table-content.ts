import type { Content, TableCell } from 'pdfmake/interfaces'
import type { FieldsBlock, TableBlock } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { columnShares } from '../column-shares.ts'
import { palette } from '../palette.ts'
import { isRightToLeft } from '../text-direction.ts'
import type { FontPlan } from './font-plan.ts'
import { dataLayout, hex, TEXT_WIDTH } from './pdf-styles.ts'
import { textContent } from './text-content.ts'

/** The first column of a table that reads from right to left stands at the right. */
const inOrder = <Item>(isMirrored: boolean, items: Item[]): Item[] => (isMirrored ? items.toReversed() : items)

/** Left and right padding of a cell together, in points. */
const PADDING = 10

/** A row with more letters than this may be taller than a page and has to break. */
const LONG_ROW = 1_200

/** A table whose header repeats on every page. */
export function tableContent(plan: FontPlan, block: TableBlock): Content[] {
  if (block.columns.length === 0) return []
  const fontSize = block.columns.length > 6 ? 8 : 9
  const isMirrored = isRightToLeft(
    [...block.columns.map(({ label }) => label), ...block.rows.flat().map(plainText)].join(' '),
  )
  const header = block.columns.map(
    (column): TableCell =>
      textContent(plan, column.label, {
        fontSize,
        bold: true,
        color: hex(palette.ink),
        ...(column.align ? { alignment: column.align } : {}),
      }),
  )
  const rows = block.rows.map((row) =>
    block.columns.map(
      (column, index): TableCell =>
        textContent(plan, row[index] ?? '', { fontSize, ...(column.align ? { alignment: column.align } : {}) }),
    ),
  )
  const whole = block.rows.every((row) => row.reduce((sum, cell) => sum + plainText(cell).length, 0) < LONG_ROW)
  const wholeHeader = block.columns.every((column) => column.label.length < LONG_ROW / 4)
  return [
    {
      table: {
        headerRows: wholeHeader ? 1 : 0,
        ...(whole && wholeHeader ? { dontBreakRows: true, keepWithHeaderRows: 1 } : {}),
        widths: inOrder(
          isMirrored,
          columnShares(block).map((share) => Math.max(4, share * TEXT_WIDTH - PADDING)),
        ),
        body: [header, ...rows].map((row) => inOrder(isMirrored, row)),
      },
      layout: dataLayout,
      margin: [0, 2, 0, 10],
    },
  ]
}

/** Labels on the left, values on the right. */
export function fieldsContent(plan: FontPlan, block: FieldsBlock): Content[] {
  if (block.fields.length === 0) return []
  const isMirrored = isRightToLeft(
    block.fields.map(({ label: name, value }) => `${name} ${plainText(value)}`).join(' '),
  )
  const longest = Math.max(...block.fields.map((field) => plainText(field.label).length))
  const label = TEXT_WIDTH * Math.min(0.34, Math.max(0.18, (longest + 3) / 95))
  const fontSize = 9.5
  return [
    {
      table: {
        widths: inOrder(isMirrored, [label - PADDING, TEXT_WIDTH - label - PADDING]),
        body: block.fields.map((field) =>
          inOrder(isMirrored, [
            textContent(plan, plainText(field.label), { fontSize, bold: true, color: hex(palette.ink) }),
            textContent(plan, field.value, { fontSize }),
          ]),
        ),
      },
      layout: dataLayout,
      margin: [0, 2, 0, 8],
    },
  ]
}
