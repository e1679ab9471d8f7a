import type pg from 'pg'

export interface TableShape {
  name: string
  /** Without those that the database computes. */
  columns: string[]
}

/** Kept by the migrations themselves. */
const ownRecord = 'migrations'

/** Every table of the public schema but the record of migrations, parents before the tables that refer to them. */
export async function readTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> $1
     group by c.relname order by c.relname`,
    [ownRecord],
  )
  const { rows: references } = await client.query<{ child: string; parent: string }>(
    `select c.relname as child, p.relname as parent from pg_constraint f
     join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
     where f.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.oid <> p.oid`,
  )
  return parentsFirst(rows, references)
}

function parentsFirst(
  tables: readonly TableShape[],
  references: readonly { child: string; parent: string }[],
): TableShape[] {
  const ordered: TableShape[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const names = new Set([...left].map(({ name }) => name))
    const free = [...left].filter(
      ({ name }) => !references.some(({ child, parent }) => child === name && names.has(parent)),
    )
    if (free.length === 0) throw new Error(`tables that refer to each other in a ring: ${[...names].join(', ')}`)
    for (const table of free) left.delete(table)
    ordered.push(...free)
  }
  return ordered
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const columnList = ({ columns }: TableShape): string => columns.map(quoted).join(', ')

/** Numbers that the database gives out go on after the highest that is there. */
export async function setSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  )
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0) + 1, false)`,
      [sequence],
    )
  }
}
