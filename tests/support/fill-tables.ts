import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { quoted, readTables } from '#server/backup/tables.ts'

interface Column {
  column: string
  type: string
  parent: string | null
  parent_column: string | null
  rule: string | null
}

/** Characters that a careless writer of rows gets wrong. */
const awkward = `it's a "row"\twith\\N, \\. and\r\n a line, é 日本 🐕`

/**
 * One row of made-up content into each table that has none, so that whatever goes over all tables meets all of them, those of
 * later versions too. Columns that a check limits to some words get the first of them.
 */
export async function fillEmptyTables(client: pg.Client): Promise<void> {
  for (const { name } of await readTables(client)) {
    if ((await client.query(`select 1 from ${quoted(name)} limit 1`)).rowCount) continue
    const { rows } = await client.query<Column>(columnsOf, [name])
    const values: unknown[] = []
    for (const each of rows) values.push(await contentOf(client, each))
    await client.query(
      `insert into ${quoted(name)} (${rows.map(({ column }) => quoted(column)).join(', ')})
       values (${rows.map((_, index) => `$${index + 1}`).join(', ')})`,
      values,
    )
  }
}

const columnsOf = `
select a.attname as column, format_type(a.atttypid, null) as type, p.relname as parent, pa.attname as parent_column,
  (select pg_get_constraintdef(c.oid) from pg_constraint c
   where c.conrelid = a.attrelid and c.contype = 'c' and a.attnum = any(c.conkey) limit 1) as rule
from pg_attribute a
left join pg_constraint f on f.conrelid = a.attrelid and f.contype = 'f' and a.attnum = any(f.conkey)
left join pg_class p on p.oid = f.confrelid
left join pg_attribute pa on pa.attrelid = f.confrelid and pa.attnum = f.confkey[1]
where a.attrelid = quote_ident($1)::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
order by a.attnum`

async function contentOf(client: pg.Client, { column, type, parent, parent_column, rule }: Column): Promise<unknown> {
  // Of columns that exclude each other the first gets content.
  const [, one] = /num_nonnulls\((\w+)/.exec(rule ?? '') ?? []
  if (one && one !== column) return null
  if (parent && parent_column) {
    const { rows } = await client.query<{ value: unknown }>(
      `select ${quoted(parent_column)} as value from ${quoted(parent)} limit 1`,
    )
    return rows[0]?.value
  }
  const words = [...(rule ?? '').matchAll(/'([^']+)'::text/g)].map(([, word]) => word)
  if (words[0]) return words[0]
  if (/char|text/.test(type)) return `${awkward} ${column}`
  if (type === 'uuid') return randomUUID()
  if (/json/.test(type)) return JSON.stringify({ text: awkward, list: [1, null] })
  if (/timestamp/.test(type)) return '2026-02-28T23:59:59.123456Z'
  if (type === 'date') return '2026-02-28'
  if (type === 'boolean') return true
  if (type === 'bytea') return Buffer.from([0, 1, 2, 92, 255, 10, 13])
  if (/int|numeric|double|real/.test(type)) return 7
  throw new Error(`no value for ${column} of type ${type}`)
}
