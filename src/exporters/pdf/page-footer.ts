import type { DynamicContent } from 'pdfmake/interfaces'
import { palette } from '../palette.ts'
import type { FontPlan } from './font-plan.ts'
import { hex, page, TEXT_WIDTH } from './pdf-styles.ts'
import { textParts } from './text-content.ts'

/** Longer titles would run into the page number. */
const LONGEST_TITLE = 80

/** The document's title on the left, "Page x of y" on the right, under a thin line. */
export function pageFooter(plan: FontPlan, title: string): DynamicContent {
  const letters = [...title]
  const short =
    letters.length > LONGEST_TITLE
      ? `${letters
          .slice(0, LONGEST_TITLE - 1)
          .join('')
          .trimEnd()}…`
      : title
  const look = { fontSize: 8, color: hex(palette.muted) }
  // Made now, because fonts are collected before the first page exists.
  const name = textParts(plan, short)
  return (current, total) => ({
    margin: [page.pageMargins[0], 18, page.pageMargins[2], 0],
    stack: [
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth: 0.5, lineColor: hex(palette.line) }],
        margin: [0, 0, 0, 5],
      },
      {
        columns: [
          { ...look, width: '*', noWrap: true, text: structuredClone(name) },
          { ...look, width: 90, alignment: 'right', text: `Page ${current} of ${total}` },
        ],
      },
    ],
  })
}
