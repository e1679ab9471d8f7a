import { ImageRun, Paragraph } from 'docx'
import type { ChartBlock } from '#shared/document/block.ts'
import { chartInWords } from '#shared/document/chart-table.ts'
import { plainText } from '#shared/document/plain-text.ts'
import type { ChartPicture } from '../chart/chart-picture.ts'
import { palette } from '../palette.ts'
import { opening } from './room.ts'
import { textRuns } from './text-runs.ts'

/** Word counts pictures in pixels of 1/96 inch. */
const PIXELS_PER_POINT = 96 / 72

/** The title, the picture and its sentence, kept on one page. */
export function chartParagraphs(block: ChartBlock, picture: ChartPicture): Paragraph[] {
  const title = plainText(block.title)
  const description = plainText(block.description)
  return [
    ...(title ? [opening({ style: 'Caption', keepNext: true, children: textRuns(title) })] : []),
    new Paragraph({
      keepNext: description !== '',
      children: [
        new ImageRun({
          type: 'png',
          data: picture.png,
          transformation: {
            width: Math.round(picture.width * PIXELS_PER_POINT),
            height: Math.round(picture.height * PIXELS_PER_POINT),
          },
          altText: {
            name: title || 'Chart',
            title: title || 'Chart',
            description: [description, chartInWords(block)].filter(Boolean).join(' '),
          },
        }),
      ],
    }),
    ...(description ? [new Paragraph({ children: textRuns(description, { color: palette.muted }) })] : []),
  ]
}
