import { BorderStyle, HeadingLevel, Paragraph } from 'docx'
import { palette } from '../palette.ts'
import { isRightToLeft } from '../text-direction.ts'
import { textRuns } from './text-runs.ts'

const directionOf = (text: string) => (isRightToLeft(text) ? { bidirectional: true } : {})

/** Title and subtitle over a rule in the accent colour; nothing where there is no title. */
export function titleBlock(title: string, subtitle: string): Paragraph[] {
  const rule = { bottom: { style: BorderStyle.SINGLE, size: 12, space: 10, color: palette.accent } }
  const paragraphs: Paragraph[] = []
  if (title) {
    paragraphs.push(
      new Paragraph({
        heading: HeadingLevel.TITLE,
        ...directionOf(title),
        children: textRuns(title),
        ...(subtitle ? { keepNext: true } : { border: rule, spacing: { after: 320 } }),
      }),
    )
  }
  if (subtitle)
    paragraphs.push(
      new Paragraph({
        style: 'Subtitle',
        ...directionOf(`${title} ${subtitle}`),
        children: textRuns(subtitle),
        border: rule,
      }),
    )
  return paragraphs
}
