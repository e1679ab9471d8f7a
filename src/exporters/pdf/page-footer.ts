import type { DynamicContent } from 'pdfmake/interfaces'
import { footerTitle } from '../footer-title.ts'
import type { PageOf } from '../page-of.ts'
import { palette } from '../palette.ts'
import { isRightToLeft } from '../text-direction.ts'
import type { FontPlan } from './font-plan.ts'
import { hex, page, TEXT_WIDTH } from './pdf-styles.ts'
import { PAGE_FURNITURE } from './tag.ts'
import { textParts } from './text-content.ts'

const mirrored = <Item>(isMirrored: boolean, items: Item[]): Item[] => (isMirrored ? items.reverse() : items)
const sideOf = (isRight: boolean) => (isRight ? ({ alignment: 'right' } as const) : {})

/** The document's title on the left, "Page x of y" on the right, under a thin line. */
export function pageFooter(plan: FontPlan, title: string, pageOf: PageOf): DynamicContent {
  const look = { fontSize: 8, color: hex(palette.muted), tag: PAGE_FURNITURE }
  // Made now, because fonts are collected before the first page exists.
  const name = textParts(plan, footerTitle(title)).map((part) => ({ ...part, tag: PAGE_FURNITURE }))
  const numbered = (current: number, total: number) =>
    textParts(plan, pageOf(current, total)).map((part) => ({ ...part, tag: PAGE_FURNITURE }))
  numbered(1, 1)
  const isMirrored = isRightToLeft(title)
  return (current, total) => ({
    margin: [page.pageMargins[0], 18, page.pageMargins[2], 0],
    stack: [
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth: 0.5, lineColor: hex(palette.line) }],
        margin: [0, 0, 0, 5],
      },
      {
        columns: mirrored(isMirrored, [
          { ...look, width: '*', noWrap: true, ...sideOf(isMirrored), text: structuredClone(name) },
          { ...look, width: 90, ...sideOf(!isMirrored), text: numbered(current, total) },
        ]),
      },
    ],
  })
}
