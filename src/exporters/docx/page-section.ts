import type { ISectionPropertiesOptions } from 'docx'

/** Twentieths of a point, the unit of widths in Word files. A4 with margins of 22 mm at the sides. */
const PAGE_WIDTH = 11_906
const PAGE_HEIGHT = 16_838
const SIDE_MARGIN = 1_247

/** What a table may fill. */
export const TEXT_WIDTH = PAGE_WIDTH - 2 * SIDE_MARGIN

export const pageSection: ISectionPropertiesOptions = {
  page: {
    size: { width: PAGE_WIDTH, height: PAGE_HEIGHT },
    margin: { top: 1_247, bottom: 1_247, left: SIDE_MARGIN, right: SIDE_MARGIN, header: 600, footer: 600 },
  },
}
