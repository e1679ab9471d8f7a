/** The files of tables that are taken, by their names. */
export const tableFile = /\.(csv|xlsx|xls)$/i

export const tableFileMessages = {
  noFile: 'Please upload a file first',
  wrongKind: 'Please upload a CSV or Excel file (.csv, .xlsx, .xls)',
} as const

export function isTableFileName(name: string): boolean {
  return tableFile.test(name)
}
