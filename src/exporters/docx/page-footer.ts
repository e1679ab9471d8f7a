import { BorderStyle, Footer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx'
import { footerTitle } from '../footer-title.ts'
import type { PageOf } from '../page-of.ts'
import { palette } from '../palette.ts'
import { isRightToLeft } from '../text-direction.ts'
import { TEXT_WIDTH } from './page-section.ts'

/** The document's title on the left, "Page x of y" on the right. */
export function pageFooter(title: string, pageOf: PageOf): Footer {
  const [before = '', between = '', after = ''] = pageOf(1, 2).split(/[12]/)
  const isMirrored = isRightToLeft(title)
  const run = { size: 17, color: palette.muted, ...(isMirrored ? { rightToLeft: true } : {}) }
  return new Footer({
    children: [
      new Paragraph({
        ...(isMirrored ? { bidirectional: true } : {}),
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        border: { top: { style: BorderStyle.SINGLE, size: 4, space: 6, color: palette.line } },
        spacing: { before: 0, after: 0 },
        children: [
          new TextRun({ ...run, text: footerTitle(title) }),
          new TextRun({
            ...run,
            children: [`\t${before}`, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after],
          }),
        ],
      }),
    ],
  })
}
