import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, describe, expect, test } from 'vitest'
import { parquetFile } from '#tests/support/parquet-file.ts'
import { analyseInProcess } from './analyse-in-process.ts'
import { mostRows } from './load-parquet.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-parquet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0

const parquet = async (query: string, options = '') => stored(await parquetFile(query, options))

function stored(bytes: Uint8Array): string {
  files += 1
  const path = join(folder, `${files}.parquet`)
  writeFileSync(path, bytes)
  return path
}

const analyse = (path: string) =>
  analyseInProcess({ question: null }, async () => ({ path, fileName: 'orders.parquet' }), {
    account: 'ada',
    signal: new AbortController().signal,
    note: () => undefined,
  })

const unreadable = { code: 'FILE_UNREADABLE', userMessage: 'Error parsing file. Please check the format.' }
const orders = `select 'O-' || i as order_id, ['web', 'ios', 'store'][1 + i % 3] as channel, (i % 90 + 0.5)::decimal(10, 2) as amount,
  timestamptz '2026-01-01 23:30:00-03' + to_days((i % 60)::int) as ordered_at, i % 4 = 0 as returned`

describe('Parquet', () => {
  test.each(['snappy', 'zstd', 'gzip', 'uncompressed'])('compressed by %s is read with its types', async (codec) => {
    const { columns, rows, format } = await analyse(await parquet(`${orders} from range(400) t(i)`, `, codec ${codec}`))
    expect({ rows, format }).toEqual({ rows: 400, format: 'Parquet' })
    expect(columns.map(({ name, type }) => [name, type])).toEqual([
      ['order_id', 'id'],
      ['channel', 'category'],
      ['amount', 'number'],
      ['ordered_at', 'date'],
      ['returned', 'category'],
    ])
    // Half past eleven at night three hours west of Greenwich is the next day there.
    expect(columns[3]?.detail).toMatch(/^2 January 2026/)
  })

  test('says the same as the same rows in CSV', async () => {
    const query = `select * replace (ordered_at at time zone 'UTC' as ordered_at) from (${orders} from range(400) t(i))`
    const path = join(folder, 'orders.csv')
    const instance = await DuckDBInstance.create(':memory:')
    const connection = await instance.connect()
    await connection.run(`copy (${query}) to '${path}' (format csv)`)
    connection.closeSync()
    const asText = await analyse(path)
    const asColumns = await analyse(await parquet(`${orders} from range(400) t(i)`))
    expect(asColumns.findings).toEqual(asText.findings)
    expect(asColumns.values).toEqual(asText.values)
  })

  test('cells that are no number or no text are missing; lists, records and bytes are left out by name', async () => {
    const path = await parquet(
      `select i as n, case when i % 10 = 0 then 'nan'::double when i % 10 = 1 then 'inf'::double else i * 1.5 end as score,
        case when i % 5 = 0 then 'NULL' else 'a' || i % 2 end as kind, [i] as tags, {'x': i} as record, 'ab'::blob as bytes
       from range(100) t(i)`,
    )
    const { columns, notes } = await analyse(path)
    expect(columns.map(({ name, missing }) => [name, missing])).toEqual([
      ['n', 0],
      ['score', 20],
      ['kind', 20],
    ])
    expect(notes).toContain('Columns of lists, records or bytes were left out: "tags", "record", "bytes".')
  })

  test('names that are statements stay names', async () => {
    const path = await parquet(`select i as "a""; drop table raw; --", i % 3 as "it's" from range(50) t(i)`)
    expect((await analyse(path)).columns.map(({ name }) => name)).toEqual(['a"; drop table raw; --', "it's"])
  })

  test('with more rows than can be analyzed says so at once', async () => {
    const path = await parquet(`select 1 as a from range(${mostRows + 1})`)
    expect(readFileSync(path).byteLength).toBeLessThan(1024 ** 2)
    await expect(analyse(path)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      userMessage: 'This file holds 20,000,001 rows; at most 20,000,000 can be analyzed. Please upload a part of it.',
    })
  })

  test('without a row has no data', async () => {
    await expect(analyse(await parquet('select 1 as a where false'))).rejects.toMatchObject({ code: 'FILE_EMPTY' })
  })

  test('of lists alone, cut, or with noise in its pages or its end is refused with the same words', async () => {
    await expect(analyse(await parquet('select [1, 2] as a'))).rejects.toMatchObject(unreadable)
    const whole = readFileSync(await parquet(`${orders} from range(5000) t(i)`))
    await expect(analyse(stored(whole.subarray(0, whole.byteLength / 2)))).rejects.toMatchObject(unreadable)
    const pages = Buffer.from(whole)
    pages.fill(0xa5, 4, Math.floor(whole.byteLength * 0.7))
    await expect(analyse(stored(pages))).rejects.toMatchObject(unreadable)
    const end = Buffer.from(whole)
    end.fill(0xff, whole.byteLength - 200, whole.byteLength - 8)
    await expect(analyse(stored(end))).rejects.toMatchObject(unreadable)
  })

  test('of records inside records is left with its plain columns', async () => {
    const deep = Array.from({ length: 120 }).reduce<string>((inner) => `{'a': ${inner}}`, 'i')
    const { columns } = await analyse(await parquet(`select i as n, ${deep} as deep from range(60) t(i)`))
    expect(columns.map(({ name }) => name)).toEqual(['n'])
  })

  test('whose end claims a billion rows, or a hundred thousand levels, ends in a refusal', async () => {
    await expect(analyse(stored(forged({ rows: 1_000_000_000, levels: 1 })))).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    })
    await expect(analyse(stored(forged({ rows: 10, levels: 100_000 })))).rejects.toMatchObject(unreadable)
  })
})

/** A Parquet file that is an end alone, in Thrift's compact protocol: so many rows of one column so many records deep, and no page. */
function forged({ rows, levels }: { rows: number; levels: number }): Uint8Array {
  // Signed numbers are stored twice as large.
  const number = (value: number) => varint(value * 2)
  const name = [0x18, 1, 0x61]
  const group = [0x48, 1, 0x61, 0x15, ...number(1), 0]
  const leaf = [0x15, ...number(1), 0x25, ...number(0), ...name, 0]
  const elements = [...Array.from({ length: levels }, () => group), leaf]
  const schema = [0x19, 0xfc, ...varint(elements.length), ...elements.flat()]
  const end = [0x15, ...number(1), ...schema, 0x16, ...number(rows), 0x19, 0x0c, 0]
  const size = Buffer.alloc(4)
  size.writeUInt32LE(end.length)
  return Buffer.concat([Buffer.from('PAR1'), Buffer.from(end), size, Buffer.from('PAR1')])
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))]
}
