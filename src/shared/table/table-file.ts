/** The files of tables that are taken everywhere, by their names. */
const tableFile = /\.(csv|xlsx|xls)$/i
/** What an operator may allow besides. */
const parquetFile = /\.parquet$/i

export const tableFileMessages = {
  noFile: 'Please upload a file first',
  wrongKind: 'Please upload a CSV or Excel file (.csv, .xlsx, .xls)',
} as const

/** `parquet` says that the operator allows such files. */
export function isTableFileName(name: string, { parquet }: { parquet: boolean }): boolean {
  return tableFile.test(name) || (parquet && parquetFile.test(name))
}
