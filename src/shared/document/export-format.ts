/** The file formats a result can be downloaded in. */
export const exportFormats = ['docx', 'pdf', 'md', 'txt', 'json', 'csv', 'xlsx', 'html'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** What a person calls each format; menus and buttons show these. */
export const exportFormatLabels: Readonly<Record<ExportFormat, string>> = {
  docx: 'Word',
  pdf: 'PDF',
  md: 'Markdown',
  txt: 'Text',
  json: 'JSON',
  csv: 'CSV',
  xlsx: 'Excel',
  html: 'HTML',
}

export function isExportFormat(value: unknown): value is ExportFormat {
  return exportFormats.some((format) => format === value)
}
