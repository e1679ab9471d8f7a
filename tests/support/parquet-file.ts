import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'

/** What a query answers as a Parquet file; `options` are those of `copy`, after a comma. */
export async function parquetFile(query: string, options = ''): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-parquet-'))
  const path = join(folder, 'file.parquet')
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    await connection.run(`copy (${query}) to '${path}' (format parquet${options})`)
    return readFileSync(path)
  } finally {
    connection.closeSync()
    instance.closeSync()
    rmSync(folder, { recursive: true, force: true })
  }
}
