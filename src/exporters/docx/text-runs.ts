import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx'
import type { RichText, Span } from '#shared/document/block.ts'
import { spansOf } from '#shared/document/plain-text.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { palette } from '../palette.ts'
import { isRightToLeft } from '../text-direction.ts'

export const CODE_FONT = 'Consolas'

/** A rich text as Word runs and real hyperlinks. `base` applies where a span says nothing else. */
export function textRuns(rich: RichText, base: IRunOptions = {}): ParagraphChild[] {
  return spansOf(rich).map((span) => {
    const href = safeHref(span.href)
    return href
      ? new ExternalHyperlink({ link: href, children: [runOf(span, { ...base, style: 'Hyperlink' })] })
      : runOf(span, base)
  })
}

function runOf(span: Span, base: IRunOptions): TextRun {
  return new TextRun({
    ...base,
    text: span.text,
    ...(span.bold ? { bold: true, boldComplexScript: true } : {}),
    ...(span.italic ? { italics: true, italicsComplexScript: true } : {}),
    ...(span.code ? { font: CODE_FONT, shading: { fill: palette.shade } } : {}),
    ...(isRightToLeft(span.text) ? { rightToLeft: true } : {}),
  })
}
