import type { CustomTableLayout, StyleDictionary, TDocumentDefinitions } from 'pdfmake/interfaces'
import { palette } from '../palette.ts'
import { isRightToLeft } from '../text-direction.ts'

/** Points. A4 with 20 mm at the sides. */
const PAGE_WIDTH = 595.28
const SIDE_MARGIN = 56

/** What a line or a table may fill, in points. */
export const TEXT_WIDTH = PAGE_WIDTH - 2 * SIDE_MARGIN

export const page = {
  pageSize: 'A4',
  pageMargins: [SIDE_MARGIN, 54, SIDE_MARGIN, 62],
} satisfies Partial<TDocumentDefinitions>

export const hex = (color: string) => `#${color}`

export const bodyStyle = { font: 'text', fontSize: 10, color: hex(palette.text) }

export const styles: StyleDictionary = {
  title: { fontSize: 24, bold: true, color: hex(palette.ink), lineHeight: 0.9 },
  subtitle: { fontSize: 11, color: hex(palette.muted), margin: [0, 2, 0, 0] },
  heading1: { fontSize: 16, bold: true, color: hex(palette.ink), margin: [0, 18, 0, 5] },
  heading2: { fontSize: 13, bold: true, color: hex(palette.ink), margin: [0, 13, 0, 4] },
  heading3: { fontSize: 11, bold: true, color: hex(palette.accent), margin: [0, 9, 0, 3] },
  heading4: { fontSize: 10, bold: true, color: hex(palette.ink), margin: [0, 7, 0, 2] },
  about: { margin: [0, 0, 0, 4] },
  caption: { fontSize: 9.5, bold: true, color: hex(palette.ink), margin: [0, 6, 0, 3] },
}

const none = () => 0

/** Lines between rows only, the header's in the accent colour. */
export const dataLayout: CustomTableLayout = {
  hLineWidth: (line, node) => (line === 0 ? 0 : line === (node.table.headerRows ?? 0) ? 1 : 0.5),
  hLineColor: (line, node) => hex(line === (node.table.headerRows ?? 0) && line > 0 ? palette.accent : palette.line),
  vLineWidth: none,
  fillColor: (row, node) => (row < (node.table.headerRows ?? 0) ? hex(palette.shade) : null),
  paddingLeft: () => 5,
  paddingRight: () => 5,
  paddingTop: () => 2.5,
  paddingBottom: () => 3,
}

/** A shaded box; `bar` draws a thick line on its left in that colour. */
export function boxLayout(shade: string, bar?: string, barLine = 0): CustomTableLayout {
  return {
    hLineWidth: none,
    vLineWidth: (line) => (bar && line === barLine ? 3 : 0),
    vLineColor: () => hex(bar ?? shade),
    fillColor: () => hex(shade),
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 5,
    paddingBottom: () => 6,
  }
}

/** A line on the left, no background. */
export const quoteLayout: CustomTableLayout = {
  hLineWidth: none,
  vLineWidth: (line) => (line === 0 ? 2 : 0),
  vLineColor: () => hex(palette.line),
  paddingLeft: () => 10,
  paddingRight: () => 10,
  paddingTop: (row) => (row === 0 ? 1 : 4),
  paddingBottom: () => 2,
}

/** The same with the line on the right. */
export const mirroredQuoteLayout: CustomTableLayout = { ...quoteLayout, vLineWidth: (line) => (line === 1 ? 2 : 0) }

/** At which line of a box its bar stands: where its text begins. */
export const barLineOf = (text: string) => (isRightToLeft(text) ? 1 : 0)
