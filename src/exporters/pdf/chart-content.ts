import type { Content, ContentImage } from 'pdfmake/interfaces'
import type { ChartBlock } from '#shared/document/block.ts'
import { chartInWords } from '#shared/document/chart-table.ts'
import { plainText } from '#shared/document/plain-text.ts'
import type { ChartPicture } from '../chart/chart-picture.ts'
import { palette } from '../palette.ts'
import type { FontPlan } from './font-plan.ts'
import { hex } from './pdf-styles.ts'
import { textContent } from './text-content.ts'

/** The title, the picture and its sentence, kept on one page. */
export function chartContent(plan: FontPlan, block: ChartBlock, picture: ChartPicture): Content {
  const title = plainText(block.title)
  const description = plainText(block.description)
  return {
    unbreakable: true,
    stack: [
      ...(title ? [textContent(plan, title, { style: 'caption' })] : []),
      picturePart(
        picture,
        [[title, description].filter(Boolean).join(': '), chartInWords(block)].filter(Boolean).join(' '),
      ),
      ...(description
        ? [textContent(plan, description, { fontSize: 9, color: hex(palette.muted), margin: [0, 3, 0, 8] })]
        : []),
    ],
  }
}

/** `alt` is for the structure of the file (tag-content.ts); the engine does not know it. */
function picturePart({ png, width, height }: ChartPicture, alt: string): ContentImage & { alt: string } {
  return { image: `data:image/png;base64,${Buffer.from(png).toString('base64')}`, width, height, alt }
}
