import { type IStylesOptions, LineRuleType } from 'docx'
import { palette } from '../palette.ts'

/** Sizes are half points, distances twentieths of a point. Readers without Calibri substitute Carlito or Arial. */
export function documentStyles(language: string): IStylesOptions {
  const heading = (size: number, before: number, after: number, color: string = palette.ink) => ({
    run: { size, bold: true, color, font: 'Calibri' },
    paragraph: { spacing: { before, after, line: 252, lineRule: LineRuleType.AUTO }, keepNext: true, keepLines: true },
  })
  return {
    default: {
      document: {
        run: {
          font: 'Calibri',
          size: 21,
          color: palette.text,
          language: { value: language, eastAsia: language, bidirectional: language },
        },
        paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { size: 52, bold: true, color: palette.ink, font: 'Calibri' },
        paragraph: { spacing: { before: 0, after: 80, line: 240, lineRule: LineRuleType.AUTO } },
      },
      heading1: heading(32, 400, 140),
      heading2: heading(26, 320, 100),
      heading3: heading(22, 240, 80, palette.accent),
      heading4: heading(21, 200, 60),
      hyperlink: { run: { color: palette.accent, underline: {} } },
      listParagraph: { paragraph: { spacing: { after: 60, line: 264, lineRule: LineRuleType.AUTO } } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { size: 23, color: palette.muted },
        paragraph: { spacing: { before: 0, after: 320 } },
      },
      {
        id: 'Quote',
        name: 'Quote',
        basedOn: 'Normal',
        quickFormat: true,
        run: { italics: true, color: palette.muted },
        paragraph: { indent: { left: 340, right: 340 }, spacing: { before: 140, after: 180 } },
      },
      {
        id: 'Caption',
        name: 'caption',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { size: 20, bold: true, color: palette.ink },
        paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
      },
      {
        id: 'TableText',
        name: 'Table Text',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: 19 },
        paragraph: { spacing: { before: 0, after: 0, line: 252, lineRule: LineRuleType.AUTO } },
      },
      {
        id: 'Source',
        name: 'Source Code',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: 18, font: 'Consolas' },
        paragraph: { spacing: { before: 0, after: 0, line: 252, lineRule: LineRuleType.AUTO } },
      },
    ],
  }
}
