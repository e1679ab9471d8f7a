import type { Column, Table } from '../column-profile.ts'
import { type AnalysisDatabase, numberOf } from '../database.ts'

export const mostPanelRows = 300000

const chainWords = new RegExp(
  [
    String.raw`\b(impressions?|views?|visits?|visitors?|sessions?|clicks?|opens?|sent|delivered|installs?`,
    '|users?|customers?|accounts?|subscribers?|signups?|sign ups?|registrations?|trials?|leads?',
    String.raw`|activ\w*|checkouts?|carts?|orders?|purchases?|conversions?|converted|paid|retained|returned`,
    String.raw`|churned|cancelled|canceled|replies|responses|won)\b`,
  ].join(''),
  'i',
)
/** Counts of which each is part of the one before: visits, signups, orders. */
export async function countChain(
  database: AnalysisDatabase,
  table: Table,
  measures: readonly Column[],
): Promise<Column[]> {
  const counts = measures
    .filter(
      ({ label, whole, unit, statistics, concept }) =>
        whole &&
        unit === null &&
        (statistics?.min ?? -1) >= 0 &&
        chainWords.test(label) &&
        concept?.id !== 'satisfaction',
    )
    .toSorted((a, b) => (b.statistics?.sum ?? 0) - (a.statistics?.sum ?? 0))
    .slice(0, 6)
  if (counts.length < 2 || table.rows > mostPanelRows) return []
  const pairs = counts.slice(1).map((part, index) => ({ part, whole: counts[index] as Column }))
  const row = await database.row(
    `select ${pairs.map(({ part, whole }, index) => `count(*) filter (where ${part.sql} > ${whole.sql}) as p${index}`).join(', ')} from t`,
  )
  const chain = [counts[0] as Column]
  for (const [index, { part }] of pairs.entries()) {
    const whole = chain.at(-1)
    const fits = numberOf(row[`p${index}`]) <= table.rows * 0.005
    if (fits && (part.statistics?.sum ?? 0) < 0.97 * (whole?.statistics?.sum ?? 0)) chain.push(part)
    else break
  }
  return chain.length > 1 ? chain : []
}
