/** A spreadsheet as data: what a writer needs to make a file whose formulas still calculate. */
export interface Workbook {
  /** What programs and file managers call it, beside its file name. */
  title: string
  /** What a print says below the first of two pages: "Page 1 of 2" in the workbook's language; English without. */
  footer?: string
  /** Its columns begin at the right. */
  rightToLeft?: true
  sheets: readonly WorkbookSheet[]
}

export interface WorkbookSheet {
  /** At most 31 characters, without []:*?/\\ and unique in the workbook. */
  name: string
  /** Widths in characters, by column. */
  widths: readonly number[]
  /** The first row that scrolls; rows above it stay and are written as a heading. 0 or absent: none stays. */
  frozenRows?: number
  rows: readonly (readonly WorkbookCell[])[]
  /** Its heading row filters and sorts; only where no other sheet refers to its rows by their place. */
  filtered?: true
}

/** An empty cell is null. Text is written as text, never as a formula, whatever it starts with. */
export type WorkbookCell = string | number | null | WorkbookNumber | WorkbookText

/** How a cell is set apart: one that the reader is meant to change, or one that carries a result. */
export type CellLook = 'input' | 'strong'

export interface WorkbookNumber {
  /** The value that the formula gives, so that a viewer which does not calculate shows it too; null when it gives none. */
  value: number | null
  /** Without the leading '=', English function names, A1 references. */
  formula?: string
  /** A number format as spreadsheets know it: '#,##0', '0.0%', '"$"#,##0'. */
  format?: string
  look?: CellLook
}

/** A text that is set apart, or that a formula makes. */
export interface WorkbookText {
  text: string
  formula?: string
  /** For the number that the formula gives once it can. */
  format?: string
  look?: CellLook
}
