import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import type { CalloutBlock } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { tones } from '../palette.ts'
import { TEXT_WIDTH } from './page-section.ts'
import { gap, type Part } from './room.ts'
import { textRuns } from './text-runs.ts'

/** A shaded box with a bar in the colour of its tone. */
export function boxTable(block: CalloutBlock, keepNext = false): Part[] {
  const { bar, shade } = tones[block.tone]
  const title = plainText(block.title ?? '')
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const children = [
    ...(title
      ? [
          new Paragraph({
            keepNext: true,
            spacing: { after: 40 },
            children: textRuns(title, { bold: true, color: bar }),
          }),
        ]
      : []),
    new Paragraph({ keepNext, spacing: { after: 0 }, children: textRuns(block.text) }),
  ]
  const cell = new TableCell({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    shading: { fill: shade },
    margins: { top: 110, bottom: 110, left: 200, right: 200 },
    borders: { top: none, bottom: none, right: none, left: { style: BorderStyle.SINGLE, size: 36, color: bar } },
    children,
  })
  const table = new Table({
    rows: [new TableRow({ cantSplit: true, children: [cell] })],
    columnWidths: [TEXT_WIDTH],
    layout: TableLayoutType.FIXED,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
  })
  return [gap(60, keepNext), table, gap(180, keepNext)]
}
