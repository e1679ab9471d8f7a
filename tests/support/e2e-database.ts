import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Where the servers of the browser tests write how their database is reached. */
export const databaseFileOf = (port: number) => join(tmpdir(), `pm-pilot-e2e-${port}-database.json`)

/** Changes what no page can, such as the time that has passed. */
export async function changeDatabase(port: number, text: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client(JSON.parse(await readFile(databaseFileOf(port), 'utf8')) as pg.ClientConfig)
  await client.connect()
  try {
    await client.query(text, [...values])
  } finally {
    await client.end()
  }
}
