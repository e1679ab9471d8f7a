import {
  AlignmentType,
  BorderStyle,
  type ITableBordersOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type { FieldsBlock, RichText, TableBlock } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { isShortTable } from '../block-lines.ts'
import { columnShares } from '../column-shares.ts'
import { palette } from '../palette.ts'
import { isRightToLeft } from '../text-direction.ts'
import { TEXT_WIDTH } from './page-section.ts'
import { gap, type Part } from './room.ts'
import { textRuns } from './text-runs.ts'

type Align = NonNullable<TableBlock['columns'][number]['align']>

const ALIGNMENTS = { left: AlignmentType.LEFT, right: AlignmentType.RIGHT, center: AlignmentType.CENTER } as const

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const THIN = { style: BorderStyle.SINGLE, size: 4, color: palette.line }
const STRONG = { style: BorderStyle.SINGLE, size: 10, color: palette.accent }

const ROW_LINES: ITableBordersOptions = {
  top: NONE,
  bottom: THIN,
  left: NONE,
  right: NONE,
  insideHorizontal: THIN,
  insideVertical: NONE,
}

/** The first pairs of a list of fields stay on one page. */
const KEPT_TOGETHER = 6

const CELL_MARGINS = { top: 60, bottom: 60, left: 90, right: 90 }

/** How a block is held on one page: with itself, or also with what follows it. */
export type Kept = 'whole' | 'with next'

/** A table with a shaded header that repeats on every page, and rows that stay whole. A short one stays on one page. */
export function dataTable(block: TableBlock, kept?: Kept): Part[] {
  if (block.columns.length === 0) return []
  const whole = kept !== undefined || isShortTable(block)
  const last = kept === 'with next' ? block.rows.length : block.rows.length - 1
  const widths = columnShares(block).map((share) => Math.floor(share * TEXT_WIDTH))
  const aligns = block.columns.map((column): Align => column.align ?? 'left')
  const size = block.columns.length > 6 ? 17 : 19
  const text = [...block.columns.map(({ label }) => label), ...block.rows.flat().map(plainText)].join(' ')
  const isMirrored = isRightToLeft(text)
  const header = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: block.columns.map((column, index) =>
      cell(column.label, {
        width: widths[index] ?? 0,
        align: aligns[index] ?? 'left',
        run: { bold: true, color: palette.ink, size },
        keepNext: true,
        isMirrored,
        look: { shading: { fill: palette.shade }, borders: { top: NONE, bottom: STRONG } },
      }),
    ),
  })
  const rows = block.rows.map((row, place) => {
    const letters = row.reduce((sum, value) => sum + plainText(value).length, 0)
    return new TableRow({
      // A row of more than about half a page has to break somewhere.
      cantSplit: letters < 1_200,
      children: block.columns.map((_, index) =>
        cell(row[index] ?? '', {
          width: widths[index] ?? 0,
          align: aligns[index] ?? 'left',
          run: { size },
          keepNext: whole && place < last,
          isMirrored,
        }),
      ),
    })
  })
  return [tableOf([header, ...rows], widths, text), gap(160, kept === 'with next')]
}

/** Labels on the left, values on the right, a thin line between the pairs. */
export function fieldsTable(block: FieldsBlock, kept?: Kept): Part[] {
  if (block.fields.length === 0) return []
  const last = kept === 'with next' ? block.fields.length : block.fields.length - 1
  const longest = Math.max(...block.fields.map((field) => plainText(field.label).length))
  const label = Math.round(TEXT_WIDTH * Math.min(0.34, Math.max(0.18, (longest + 3) / 95)))
  const widths = [label, TEXT_WIDTH - label]
  const rows = block.fields.map((field, index) => {
    const keepNext = index < (kept ? last : Math.min(KEPT_TOGETHER, last))
    return new TableRow({
      children: [
        cell(plainText(field.label), {
          width: label,
          align: 'left',
          keepNext,
          run: { bold: true, color: palette.ink },
        }),
        cell(field.value, { width: TEXT_WIDTH - label, align: 'left', keepNext }),
      ],
    })
  })
  const text = block.fields.map(({ label: name, value }) => `${name} ${plainText(value)}`).join(' ')
  return [tableOf(rows, widths, text), gap(160, kept === 'with next')]
}

/** `text`: all of it, which decides at which side the first column stands. */
function tableOf(rows: TableRow[], widths: number[], text: string): Table {
  return new Table({
    rows,
    ...(isRightToLeft(text) ? { visuallyRightToLeft: true } : {}),
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    borders: ROW_LINES,
    margins: CELL_MARGINS,
  })
}

function cell(
  text: RichText,
  options: {
    width: number
    align: Align
    keepNext?: boolean
    run?: Parameters<typeof textRuns>[1]
    look?: object
    /** In a table from right to left a number stands as its heading does. */
    isMirrored?: boolean
  },
): TableCell {
  return new TableCell({
    width: { size: options.width, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.TOP,
    ...options.look,
    children: [
      new Paragraph({
        style: 'TableText',
        alignment: ALIGNMENTS[options.align],
        keepNext: options.keepNext === true,
        ...(isRightToLeft(plainText(text)) || (options.isMirrored && !/\p{L}/u.test(plainText(text)))
          ? { bidirectional: true }
          : {}),
        children: textRuns(text, options.run),
      }),
    ],
  })
}
