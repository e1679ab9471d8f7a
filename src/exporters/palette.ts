/** The colours of every printed document, as six hexadecimal digits. */
export const palette = {
  /** Titles and headings. */
  ink: '14213D',
  /** Running text. */
  text: '2A3342',
  /** Subtitles, notes and page numbers. */
  muted: '5F6B7A',
  accent: '0B6E69',
  line: 'D5DBE3',
  /** Behind table headers, card titles and code. */
  shade: 'F1F5F6',
} as const

/** Bar and background of a callout by its tone. */
export const tones = {
  info: { bar: '1F5FA8', shade: 'EEF4FB' },
  success: { bar: '0B6E69', shade: 'EBF6F4' },
  warning: { bar: 'B26A00', shade: 'FDF5E6' },
  danger: { bar: 'B3261E', shade: 'FCEEED' },
} as const
