import { AlignmentType, type INumberingOptions, type IParagraphOptions, LevelFormat } from 'docx'
import { palette } from '../palette.ts'

/** Word knows nine levels; a deeper item stays on the last one. */
const DEEPEST = 8
/** One step of indentation in twentieths of a point. */
const STEP = 400
/** Room for the number of a source in brackets, of two digits. */
const SOURCE_STEP = 520
/** Sources are looked up, not read through. Half points. */
export const SOURCE_SIZE = 19
const BULLETS = ['•', '–', '▪'] as const

export const numbering: INumberingOptions = {
  config: [
    {
      reference: 'bullets',
      levels: Array.from({ length: DEEPEST + 1 }, (_, level) => ({
        level,
        format: LevelFormat.BULLET,
        text: BULLETS[level % BULLETS.length] ?? '•',
        alignment: AlignmentType.LEFT,
        style: {
          run: { color: palette.accent, font: 'Calibri' },
          paragraph: { indent: { left: STEP * (level + 1), hanging: STEP } },
        },
      })),
    },
    { reference: 'numbers', levels: [numberLevel('%1.', STEP)] },
    { reference: 'sources', levels: [numberLevel('[%1]', SOURCE_STEP, { size: SOURCE_SIZE })] },
  ],
}

function numberLevel(text: string, step: number, run: { size?: number } = {}) {
  return {
    level: 0,
    format: LevelFormat.DECIMAL,
    text,
    alignment: AlignmentType.LEFT,
    style: {
      run: { color: palette.accent, bold: true, ...run },
      paragraph: { indent: { left: step, hanging: step } },
    },
  }
}

/** The numbering of a list item. `instance` distinguishes lists, so that each one starts at 1. */
export function listNumbering(kind: 'bullets' | 'numbers' | 'sources', level: number, instance: number) {
  return {
    style: 'ListParagraph',
    numbering: { reference: kind, level: kind === 'bullets' ? Math.min(DEEPEST, level) : 0, instance },
  } satisfies IParagraphOptions
}
