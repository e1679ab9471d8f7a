import { createWriteStream, writeFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DuckDBInstance } from '@duckdb/node-api'
import { utils, write } from '@e965/xlsx'

/** So many made-up orders in eleven columns, as CSV. Of those over iOS more are returned. */
function* orders(rows: number): Generator<string> {
  let state = 7
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick = (items: readonly string[]) => items[Math.floor(next() * items.length)] ?? ''
  yield 'order_id,customer_id,ordered_at,country,channel,plan,amount,quantity,discount,returned,comment\n'
  let text = ''
  for (let index = 0; index < rows; index += 1) {
    const at = new Date(Date.UTC(2025, 0, 1) + next() * 365 * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
    const channel = pick(['web', 'ios', 'android', 'store'])
    const returned = next() < (channel === 'ios' ? 0.14 : 0.07) ? 'yes' : 'no'
    text += `ORD-${1_000_000 + index},CUST-${Math.floor(next() * 80_000)},${at},${pick(['DE', 'FR', 'US', 'GB', 'NL', 'ES'])},${channel},${pick(['basic', 'plus', 'pro'])},${(next() * 200).toFixed(2)},${1 + Math.floor(next() * 5)},${(next() * 0.3).toFixed(3)},${returned},"note ${Math.floor(next() * 1e9)}, left at the door"\n`
    if (text.length > 65_536) {
      yield text
      text = ''
    }
  }
  yield text
}

export const writeOrders = (rows: number, path: string): Promise<void> =>
  pipeline(Readable.from(orders(rows)), createWriteStream(path))

/** The same rows with the types that the engine finds in them. */
export async function writeOrdersParquet(text: string, path: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '2GB' })
  const connection = await instance.connect()
  await connection.run(`copy (from '${text}') to '${path}' (format parquet)`)
  connection.closeSync()
  instance.closeSync()
}

/** A workbook of random numbers, stored without compression so that it is as large as its text: 40 MB are 280,000 lines. */
export function writeBook(path: string, rows: number): void {
  const sheet = utils.aoa_to_sheet(
    Array.from({ length: rows }, (_, index) => [`ORD-${index}`, index % 97, index * 1.25, index % 2 ? 'yes' : 'no']),
  )
  writeFileSync(
    path,
    write({ SheetNames: ['Orders'], Sheets: { Orders: sheet } }, { type: 'buffer', bookType: 'xlsx' }),
  )
}
