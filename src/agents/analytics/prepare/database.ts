import { DuckDBInstance } from '@duckdb/node-api'

/** A row as plain values: counts are numbers, moments are texts. */
export type Row = Record<string, number | string | boolean | null>

/** A cell as a number: 0 where there is none. */
export const numberOf = (value: Row[string] | undefined) => (typeof value === 'number' ? value : 0)

/** The computing engine: one in-memory database for one file. */
export interface AnalysisDatabase {
  run(sql: string): Promise<void>
  rows(sql: string): Promise<Row[]>
  /** The first row; an empty object when there is none. */
  row(sql: string): Promise<Row>
  /** From here on no statement can reach a file or a network, whatever a column is called. */
  lock(): Promise<void>
  close(): void
}

export async function openAnalysisDatabase(options: {
  threads: number
  memoryMegabytes: number
  scratchFolder: string
}): Promise<AnalysisDatabase> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(options.threads),
    memory_limit: `${options.memoryMegabytes}MB`,
    temp_directory: options.scratchFolder,
    max_temp_directory_size: '4GB',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection = await instance.connect()
  const rows = async (sql: string): Promise<Row[]> => {
    const reader = await connection.runAndReadAll(sql)
    return reader
      .getRowObjectsJS()
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])))
  }
  return {
    async run(sql) {
      await connection.run(sql)
    },
    rows,
    row: async (sql) => (await rows(sql))[0] ?? {},
    async lock() {
      await connection.run('set enable_external_access = false')
      await connection.run('set lock_configuration = true')
    },
    close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

function plain(value: unknown): Row[string] {
  if (value === null || value === undefined) return null
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean' || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  return String(value)
}

/** A text inside a statement. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
