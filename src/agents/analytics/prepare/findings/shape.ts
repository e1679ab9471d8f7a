import type { Column } from '../column-profile.ts'
import type { Row } from '../database.ts'
import { type AnalysisView, groupText } from './analysis-view.ts'
import { plausible, proportionTest } from './significance.ts'
import { bars } from './splits.ts'

const number = (value: Row[string] | undefined) => (typeof value === 'number' ? value : 0)
const mostMeasures = 8
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Scores on a known scale: recommendation from 0 to 10, and ratings of a few steps. */
export async function scoreFindings(view: AnalysisView): Promise<void> {
  for (const column of view.measures) {
    const { statistics, label } = column
    if (!statistics || !column.whole || column.filled < 20) continue
    const recommends =
      /\b(nps|recommend)/i.test(label) && statistics.min >= 0 && statistics.max <= 10 && statistics.max > 5
    const rates =
      !recommends &&
      column.concept?.id === 'satisfaction' &&
      statistics.min >= 1 &&
      statistics.max <= 7 &&
      column.distinct <= 7
    if (!recommends && !rates) continue
    const high = recommends ? 9 : statistics.max <= 5 ? 4 : 6
    const low = recommends ? 6 : 2
    const row = await view.database.row(
      `select count(*) filter (where ${column.sql} >= ${high}) as high, count(*) filter (where ${column.sql} <= ${low}) as low, count(${column.sql}) as n from t`,
    )
    const n = number(row.n)
    const top = number(row.high) / n
    const bottom = number(row.low) / n
    const { many } = view.table.row
    view.book.add('score', (values) => {
      const answers = values.count('n', n, `${many} with a ${label}`)
      const highShare = values.share(
        'high',
        top,
        recommends ? `promoters (${high} or more)` : `${label} of ${high} or more`,
      )
      const lowShare = values.share(
        'low',
        bottom,
        recommends ? `detractors (${low} or less)` : `${label} of ${low} or less`,
      )
      const counts = column.top
        .map(({ value, count }) => ({ value, amount: count }))
        .toSorted((a, b) => Number(a.value) - Number(b.value))
      return {
        title: recommends
          ? `Net promoter score ${values.plain('nps', Math.round((top - bottom) * 100), 'promoters minus detractors, in points')}`
          : `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${highShare} at the top`,
        statement: recommends
          ? `Of ${answers} answers, ${highShare} are promoters and ${lowShare} detractors: a net promoter score of ${values.plain('nps2', Math.round((top - bottom) * 100), 'promoters minus detractors, in points')}.`
          : `Of ${answers} ${label} values, ${highShare} are in the top steps and ${lowShare} in the bottom steps; the average is ${values.plain('mean', statistics.mean, `average ${label}`)}.`,
        caution:
          column.missing / view.table.rows > 0.1
            ? `${values.share('silent', column.missing / view.table.rows, `${many} without a ${label}`)} of the ${many} gave no ${label}, and who stays silent may feel differently.`
            : null,
        tone: bottom > top ? 'bad' : 'neutral',
        subject: { what: label, by: null, group: null, other: null, concept: 'satisfaction' },
        columns: [column.name],
        strength: 0.5 + Math.min(0.2, bottom * 0.5),
        chart: {
          ...bars(`Answers by ${label}`, counts, '', 'answers'),
          labels: counts.map(({ value }) => value),
          series: [{ name: 'answers', values: counts.map(({ amount }) => amount) }],
          horizontal: false,
        },
      }
    })
  }
}

/** Measures that move together. */
export async function relationFindings(view: AnalysisView): Promise<void> {
  const measures = view.measures.slice(0, mostMeasures)
  const pairs = measures.flatMap((a, index) => measures.slice(index + 1).map((b) => ({ a, b })))
  if (pairs.length === 0) return
  const row = await view.database.row(
    `select ${pairs.map(({ a, b }, index) => `corr(${a.sql}, ${b.sql}) as r${index}, regr_count(${a.sql}, ${b.sql}) as n${index}, regr_slope(${b.sql}, ${a.sql}) as b${index}`).join(', ')} from t`,
  )
  pairs.forEach(({ a, b }, index) => {
    const r = number(row[`r${index}`])
    const n = number(row[`n${index}`])
    if (n < 30 || Math.abs(r) < 0.4) return
    const same = Math.abs(r) > 0.985
    view.book.add('relation', (values) => ({
      title: same
        ? `${upper(a.label)} and ${b.label} say the same`
        : `${upper(b.label)} ${r > 0 ? 'rises' : 'falls'} with ${a.label}`,
      statement: same
        ? `${upper(a.label)} and ${b.label} move in step (correlation ${values.plain('r', Math.round(r * 100) / 100, `correlation of ${a.label} and ${b.label}`)}): one of them is enough for any report.`
        : `Where ${a.label} is higher, ${b.label} tends to be ${r > 0 ? 'higher' : 'lower'} (correlation ${values.plain('r', Math.round(r * 100) / 100, `correlation of ${a.label} and ${b.label}`)} over ${values.count('n', n, 'rows with both')} ${view.table.row.many}): one more ${a.label} goes with ${values.amount('slope', Math.abs(number(row[`b${index}`])), b, `change of ${b.label} for one more ${a.label}`)} ${r > 0 ? 'more' : 'less'} ${b.label}.`,
      caution: same ? null : 'Moving together is not a cause: something else may drive both.',
      tone: 'neutral',
      subject: {
        what: b.label,
        by: a.label,
        group: null,
        other: null,
        concept: b.concept?.id ?? a.concept?.id ?? null,
      },
      columns: [a.name, b.name],
      strength: same ? 0.2 : 0.15 + Math.abs(r) * 0.4,
    }))
  })
}

/** Single rows that pull the averages. */
export async function outlierFindings(view: AnalysisView): Promise<void> {
  const measures = view.measures
    .filter(({ statistics, distinct }) => statistics && statistics.p75 > statistics.p25 && distinct > 12)
    .slice(0, mostMeasures)
  if (measures.length === 0) return
  const fence = ({ statistics }: (typeof measures)[number]) =>
    statistics ? statistics.p75 + 3 * (statistics.p75 - statistics.p25) : 0
  const row = await view.database.row(
    `select ${measures.map((column, index) => `count(*) filter (where ${column.sql} > ${fence(column)}) as n${index}, coalesce(sum(${column.sql}) filter (where ${column.sql} > ${fence(column)}), 0) as s${index}`).join(', ')} from t`,
  )
  measures.forEach((column, index) => {
    const { statistics } = column
    const n = number(row[`n${index}`])
    if (!statistics || n === 0 || n / column.filled > 0.05) return
    const held = column.additive && statistics.sum > 0 ? number(row[`s${index}`]) / statistics.sum : 0
    const pulled = statistics.median !== 0 && Math.abs(statistics.mean / statistics.median) > 1.5
    if (held < 0.1 && statistics.max < fence(column) * 3 && !pulled) return
    const { many, one } = view.table.row
    view.book.add('outlier', (values) => ({
      title: `A few ${many} dominate ${column.label}`,
      statement: `${values.count('n', n, `${many} with ${column.label} far above the usual`)} ${n === 1 ? one : many} (${values.share('share', n / column.filled, `their share of all ${many}`)}) ${n === 1 ? 'has' : 'have'} a ${column.label} far above the rest, up to ${values.amount('max', statistics.max, column, `highest ${column.label}`)} where the median is ${values.amount('median', statistics.median, column, `median ${column.label}`)}.${held >= 0.1 ? ` They hold ${values.share('held', held, `their share of the total ${column.label}`)} of the total.` : ''}`,
      caution: 'Large ones may be real or slips of entry: look at them before they move an average in a report.',
      tone: 'neutral',
      subject: { what: column.label, by: null, group: null, other: null, concept: column.concept?.id ?? null },
      columns: [column.name],
      strength: 0.25 + Math.min(0.3, held),
    }))
  })
}

/** Days of the week that are unlike the others. */
export async function weekdayFinding(view: AnalysisView): Promise<void> {
  const axis = view.time
  const range = axis?.column.range
  if (!axis || !range) return
  const days = (Date.parse(range.last) - Date.parse(range.first)) / 86_400_000
  if (days < 27 || view.table.rows < 200) return
  const rows = await view.database.rows(
    `select isodow(${axis.column.sql}) as day, count(*) as n, count(distinct ${axis.column.sql}::date) as dates from t where ${axis.column.sql} is not null group by 1 order by 1`,
  )
  const list = rows.map((row) => ({
    day: weekdays[number(row.day) - 1] ?? '',
    n: number(row.n),
    dates: Math.max(1, number(row.dates)),
    each: number(row.n) / Math.max(1, number(row.dates)),
  }))
  if (list.length < 7) return
  const total = list.reduce((sum, { n }) => sum + n, 0)
  const average = (part: typeof list) =>
    part.reduce((sum, { n }) => sum + n, 0) / part.reduce((sum, { dates }) => sum + dates, 0)
  const work = list.slice(0, 5)
  const weekend = list.slice(5)
  const ratio = average(work) / Math.max(1e-9, average(weekend))
  // Two days that are unlike the other five are the weekend, not the weakest day.
  const pair =
    ratio > 1.4 || ratio < 0.7
      ? [
          { day: 'weekday', each: average(work), n: work.reduce((sum, { n }) => sum + n, 0) },
          { day: 'weekend day', each: average(weekend), n: weekend.reduce((sum, { n }) => sum + n, 0) },
        ]
      : list
  const [best] = pair.toSorted((a, b) => b.each - a.each)
  const [worst] = pair.toSorted((a, b) => a.each - b.each)
  if (!best || !worst || worst.each === 0 || best.each / worst.each < 1.4) return
  if (Math.abs(proportionTest({ hits: best.n, known: total }, { hits: worst.n, known: total })) < plausible) return
  const { many } = view.table.row
  view.book.add('weekday', (values) => ({
    title: `Most ${many} on a ${values.name('day', best.day, 'strongest kind of day')}`,
    statement: `An average ${values.name('day2', best.day, 'strongest kind of day')} brings ${values.count('best', best.each, `${many} on an average ${best.day}`)} ${many}, an average ${values.name('low', worst.day, 'weakest kind of day')} ${values.count('worst', worst.each, `${many} on an average ${worst.day}`)}.`,
    caution: 'Times are taken as they stand in the file, without a time zone.',
    tone: 'neutral',
    subject: { what: many, by: 'weekday', group: best.day, other: worst.day, concept: 'weekday' },
    columns: [axis.column.name],
    strength: Math.min(0.42, 0.2 + (best.each / worst.each - 1) * 0.08),
    chart: {
      title: `${many.charAt(0).toUpperCase()}${many.slice(1)} on an average day`,
      description: 'From Monday to Sunday.',
      kind: 'bar',
      labels: list.map(({ day }) => day),
      series: [{ name: many, values: list.map(({ each }) => Math.round(each * 10) / 10) }],
      unit: '',
      horizontal: false,
    },
  }))
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

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
        missing / table.rows >= 0.05 &&
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
        `select ${category.sql}::varchar as value, count(*) as known, count(*) - count(${column.sql}) as hits from t where ${category.sql} is not null group by 1`,
      )
      const groups = rows
        .map((row) => ({
          value: String(row.value).replace(/^(\d+)\.0$/, '$1'),
          known: number(row.known),
          hits: number(row.hits),
        }))
        .filter(({ known }) => known >= 15)
      const known = groups.reduce((sum, group) => sum + group.known, 0)
      const hits = groups.reduce((sum, group) => sum + group.hits, 0)
      for (const group of groups) {
        const rest = { known: known - group.known, hits: hits - group.hits }
        const z = proportionTest(group, rest)
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
        title: `${upper(column.label)} is missing in ${values.share('share', share, `${many} without ${column.label}`)} of the ${many}`,
        statement: `${values.count('missing', column.missing, `${many} without ${column.label}`)} of ${values.count('rows', table.rows, many)} ${many} have no ${column.label}${
          found
            ? `; among those with ${values.name('group', name, 'group with most gaps')} it is ${values.share('rate', found.rate, `${many} with ${name} without ${column.label}`)}, elsewhere ${values.share('rest', found.rest, 'the same share elsewhere')}.`
            : '.'
        }`,
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
        strength: Math.min(0.6, 0.15 + share * 0.3 + (found ? 0.15 : 0)),
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
    if (number(row.without) / Math.max(1, number(row.filled)) < 0.02) return true
  }
  return false
}

/** What is wrong with the table itself. */
export function qualityFindings(view: AnalysisView): void {
  const { table, book } = view
  const { many } = table.row
  if (table.duplicateRows > 0) {
    book.add('quality', (values) => ({
      title: `${values.count('n', table.duplicateRows, 'rows that repeat another row')} rows stand twice`,
      statement: `${values.count('n2', table.duplicateRows, 'rows that repeat another row')} rows (${values.share('share', table.duplicateRows / table.rows, 'their share of all rows')}) repeat another row in every column; each is counted as often as it stands.`,
      caution: null,
      tone: 'neutral',
      subject: { what: 'repeated rows', by: null, group: null, other: null, concept: 'duplicates' },
      columns: [],
      strength:
        table.columns.some(({ role }) => role === 'id') || table.columns.length > 4
          ? 0.35 + Math.min(0.3, table.duplicateRows / table.rows)
          : 0.1,
    }))
  }
  for (const column of table.columns) {
    if (column.unreadable.count > 0) {
      book.add('quality', (values) => ({
        title: `${upper(column.label)}: cells that are no ${column.type}`,
        statement: `${values.count('n', column.unreadable.count, `cells of ${column.label} that are no ${column.type}`)} cells of ${column.label} are no ${column.type} and were left out, such as ${column.unreadable.examples.map((example, index) => `"${values.name(`e${index}`, example, 'unreadable cell')}"`).join(', ')}.`,
        caution: null,
        tone: 'neutral',
        subject: { what: column.label, by: null, group: null, other: null, concept: 'unreadable' },
        columns: [column.name],
        strength: 0.3 + Math.min(0.3, (column.unreadable.count / table.rows) * 3),
      }))
    }
    const [first] = column.spellings
    if (first) {
      book.add('quality', (values) => ({
        title: `${upper(column.label)}: the same value in several spellings`,
        statement: `${upper(column.label)} holds ${first.map(({ value, count }, index) => `"${values.name(`v${index}`, value, 'spelling')}" (${values.count(`n${index}`, count, `${many} with this spelling`)})`).join(' and ')}; they were read as one.`,
        caution: null,
        tone: 'neutral',
        subject: { what: column.label, by: null, group: first[0]?.value ?? null, other: null, concept: 'spelling' },
        columns: [column.name],
        strength: 0.4,
      }))
    }
  }
}
