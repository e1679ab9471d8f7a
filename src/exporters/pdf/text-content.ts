import type { ContentText } from 'pdfmake/interfaces'
import type { RichText } from '#shared/document/block.ts'
import { plainText, spansOf } from '#shared/document/plain-text.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { palette } from '../palette.ts'
import { isRightToLeft } from '../text-direction.ts'
import type { FontPlan } from './font-plan.ts'
import { hex } from './pdf-styles.ts'

type Look = Omit<ContentText, 'text'>

/** The mark of a text that reads from right to left; the engine hands it on to every word. */
type DirectedText = ContentText & { rightToLeft?: true }

/** A rich text as one text node, each stretch in a font that has its letters. */
export function textContent(plan: FontPlan, rich: RichText, look: Look = {}): ContentText & { text: ContentText[] } {
  const direction: Look = isRightToLeft(plainText(rich)) && !look.alignment ? { alignment: 'right' } : {}
  return { ...direction, ...look, text: textParts(plan, rich, look.fontSize) }
}

/** The same as parts of a larger text node. The engine does not hand styles down, so `look` is put on every part. */
export function textParts(plan: FontPlan, rich: RichText, fontSize = 10, look: Look = {}): DirectedText[] {
  const direction = isRightToLeft(plainText(rich)) ? { rightToLeft: true as const } : {}
  return spansOf(rich).flatMap((span) => {
    const href = safeHref(span.href)
    const style: Look = {
      ...look,
      ...(span.bold ? { bold: true } : {}),
      ...(span.italic ? { italics: true } : {}),
      // The typewriter face is wide; a little smaller it sits well in a line.
      ...(span.code ? { background: hex(palette.shade), fontSize: fontSize * 0.87 } : {}),
      ...(href ? { link: href, color: hex(palette.accent), decoration: 'underline' } : {}),
    }
    return plan
      .segments(span.text, span.code ? 'code' : 'text')
      .map((segment) => ({ ...style, ...direction, ...segment }))
  })
}
