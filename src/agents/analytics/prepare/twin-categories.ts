import type { Column } from './column-profile.ts'
import type { AnalysisDatabase } from './database.ts'

/**
 * Without categories that another one says already: a ticket's subject that names its area, or a country beside its code. Of
 * two, the one with fewer values stays.
 */
export async function withoutTwins(
  database: AnalysisDatabase,
  categories: readonly Column[],
  rows: number,
): Promise<Column[]> {
  const step = Math.max(1, Math.floor(rows / 5000))
  const kept: Column[] = []
  if (categories.length < 2) return [...categories]
  await database.run(
    `create temp table looked as select ${categories.map(({ sql }) => sql).join(', ')} from t where rowid % ${step} = 0`,
  )
  for (const column of categories.toSorted((a, b) => a.distinct - b.distinct)) {
    if (kept.length > 0 && column.distinct > 2) {
      const pairs = kept.map(
        ({ sql }, index) =>
          `count(distinct concat(${column.sql}, chr(1), ${sql}))
           filter (where ${column.sql} is not null and ${sql} is not null) as p${index}`,
      )
      const row = await database.row(`select count(distinct ${column.sql}) as own, ${pairs.join(', ')} from looked`)
      if (
        kept.some(
          (other, index) => other.distinct > 1 && row[`p${index}`] === row.own && other.filled >= column.filled * 0.95,
        )
      )
        continue
    }
    kept.push(column)
  }
  await database.run('drop table looked')
  return categories.filter((column) => kept.includes(column))
}
