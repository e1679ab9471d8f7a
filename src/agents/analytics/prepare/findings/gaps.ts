import type { Column } from '../column-profile.ts'
import { numberOf } from '../database.ts'
import { compareShares } from '../statistics/compare.ts'
import { type AnalysisView, groupText } from './analysis-view.ts'
import { factOf } from './metric-text.ts'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Gaps in columns, and who leaves them. */
export async function missingFindings(view: AnalysisView): Promise<void> {
  const { table, database, book } = view
  const outcomes = new Set(view.outcomes.map(({ column }) => column.name))
  const gaps = table.columns
    .filter(
      ({ missing, role, name, filled, label }) =>
        filled > 0 &&
        role !== 'constant' &&
        !(role !== 'measure' && label.startsWith('"')) &&
        missing / table.rows >= 0.01 &&
        missing / table.rows < 0.97 &&
        !outcomes.has(name),
    )
    .toSorted((a, b) => b.missing - a.missing)
    .slice(0, 4)
  for (const column of gaps) {
    const share = column.missing / table.rows
    if (await onlyAfterOutcome(view, column)) continue
    let worst: { category: (typeof view.categories)[number]; value: string; rate: number; rest: number } | null = null
    let strongest = 0
    for (const category of view.categories.filter((each) => each !== column).slice(0, 5)) {
      const rows = await database.rows(
        [
          `select ${category.sql}::varchar as value, count(*) as known, count(*) - count(${column.sql}) as hits from`,
          `t where ${category.sql} is not null group by 1`,
        ].join(' '),
      )
      const groups = rows
        .map((row) => ({
          value: String(row.value).replace(/^(\d+)\.0$/, '$1'),
          known: numberOf(row.known),
          hits: numberOf(row.hits),
        }))
        .filter(({ known }) => known >= 15)
      const known = groups.reduce((sum, group) => sum + group.known, 0)
      const hits = groups.reduce((sum, group) => sum + group.hits, 0)
      for (const group of groups) {
        const rest = { known: known - group.known, hits: hits - group.hits }
        const z = compareShares(group, rest).score
        const rate = group.hits / group.known
        if (z > Math.max(3.6, strongest) && rate - rest.hits / rest.known > 0.05) {
          strongest = z
          worst = { category, value: group.value, rate, rest: rest.hits / rest.known }
        }
      }
    }
    const found = worst
    const { many } = table.row
    book.add('missing', (values) => {
      const name = found ? groupText(found.category, found.value) : ''
      return {
        title: `${upper(column.label)} is missing in ${values.share('share', share, `${many} without ${column.label}`, 'missing / rows')} of the ${many}`,
        statement: [
          `${values.count('missing', column.missing, `${many} without ${column.label}`)} of`,
          `${values.count('rows', table.rows, many)} ${many} have no`,
          `${column.label}${
            found
              ? [
                  `; among those with ${values.name('group', name, 'group with most gaps')} it is`,
                  `${values.share('rate', found.rate, `${many} with ${name} without ${column.label}`)}, elsewhere`,
                  `${values.share('rest', found.rest, 'the same share elsewhere')}.`,
                ].join(' ')
              : '.'
          }`,
        ].join(' '),
        caution: found
          ? `The gaps are not spread evenly, so that any average of ${column.label} leans towards the groups that have it.`
          : `Every figure about ${column.label} rests on the ${many} that have it.`,
        tone: 'neutral',
        subject: {
          what: column.label,
          by: found?.category.label ?? null,
          group: found?.value ?? null,
          other: null,
          concept: 'missing',
        },
        columns: [column.name, ...(found ? [found.category.name] : [])],
        fact: factOf('missing', [column.name], {
          dimension: found?.category.name ?? null,
          segment: found?.value ?? null,
        }),
        strength: Math.min(0.6, 0.2 + share * 0.3 + (found ? 0.15 : 0)),
      }
    })
  }
}

/** A reason for cancelling is only there where somebody cancelled: that is no gap. */
async function onlyAfterOutcome({ outcomes, database }: AnalysisView, column: Column): Promise<boolean> {
  for (const { sql, column: own } of outcomes) {
    if (own === column) return true
    const row = await database.row(
      `select count(${column.sql}) filter (where not (${sql})) as without, count(${column.sql}) as filled from t`,
    )
    if (numberOf(row.without) / Math.max(1, numberOf(row.filled)) < 0.02) return true
  }
  return false
}

/** Below this share repeated rows are no matter for the next export. */
const fewTwins = 0.005

/** What is wrong with the table itself. */
export function qualityFindings(view: AnalysisView): void {
  const { table, book } = view
  const { many } = table.row
  // Rows of few values repeat by chance; a value that hardly repeats makes twins news.
  const telling = table.columns.some(({ distinct, filled }) => filled > table.rows * 0.5 && distinct > table.rows * 0.5)
  if (table.duplicateRows > 0 && telling) {
    book.add('quality', (values) => ({
      title: [
        `${values.count('n', table.duplicateRows, 'rows that repeat another row')}`,
        `${table.duplicateRows === 1 ? 'row stands' : 'rows stand'} twice`,
      ].join(' '),
      statement: [
        `${values.count('n2', table.duplicateRows, 'rows that repeat another row')}`,
        `${table.duplicateRows === 1 ? 'row' : 'rows'}`,
        `(${values.share('share', table.duplicateRows / table.rows, 'their share of all rows')})`,
        `${table.duplicateRows === 1 ? 'repeats' : 'repeat'} another row in every column; each is counted as often`,
        'as it stands.',
      ].join(' '),
      caution: null,
      tone: 'neutral',
      subject: { what: 'repeated rows', by: null, group: null, other: null, concept: 'duplicates' },
      columns: [],
      fact: factOf('duplicates', []),
      strength:
        // A single twin in a thousand rows may well be two people.
        (table.columns.some(({ role }) => role === 'id') || table.columns.length > 4) &&
        table.duplicateRows / table.rows >= fewTwins
          ? 0.35 + Math.min(0.3, table.duplicateRows / table.rows)
          : 0.1,
    }))
  }
  for (const column of table.columns) {
    if (column.unreadable.count > 0) {
      book.add('quality', (values) => ({
        title: `${upper(column.label)}: cells that are no ${column.type}`,
        statement: [
          `${values.count('n', column.unreadable.count, `cells of ${column.label} that are no ${column.type}`)}`,
          `${column.unreadable.count === 1 ? 'cell' : 'cells'} of ${column.label}`,
          `${column.unreadable.count === 1 ? 'is' : 'are'} no ${column.type} and`,
          `${column.unreadable.count === 1 ? 'was' : 'were'} left out, such as`,
          `${column.unreadable.examples.map((example, index) => `"${values.name(`e${index}`, example, 'unreadable cell')}"`).join(', ')}.`,
        ].join(' '),
        caution: null,
        tone: 'neutral',
        subject: { what: column.label, by: null, group: null, other: null, concept: 'unreadable' },
        columns: [column.name],
        fact: factOf('unreadable', [column.name]),
        strength: 0.3 + Math.min(0.3, (column.unreadable.count / table.rows) * 3),
      }))
    }
    const [first] = column.spellings
    if (first) {
      book.add('quality', (values) => ({
        title: `${upper(column.label)}: the same value in several spellings`,
        statement: [
          `${upper(column.label)} holds`,
          `${first
            .map(({ value, count }, index) => {
              const rows = values.count(`n${index}`, count, `${many} with this spelling`)
              return `"${values.name(`v${index}`, value, 'spelling')}" (${rows})`
            })
            .join(' and ')};`,
          'they were read as one.',
        ].join(' '),
        caution: null,
        tone: 'neutral',
        subject: { what: column.label, by: null, group: first[0]?.value ?? null, other: null, concept: 'spelling' },
        columns: [column.name],
        strength: 0.4,
      }))
    }
  }
}
