import { human, isDuration } from '../column-names.ts'
import type { Column, Table } from '../column-profile.ts'
import { conceptOfMeasure } from '../concepts.ts'
import { type AnalysisDatabase, numberOf } from '../database.ts'
import type { TimeAxis } from '../meaning/time.ts'

const endings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    resolved: 'resolution',
    closed: 'closing',
    solved: 'solution',
    delivered: 'delivery',
    completed: 'completion',
    cancelled: 'cancellation',
    activated: 'activation',
    converted: 'conversion',
    paid: 'payment',
    gelöst: 'resolution',
    erledigt: 'completion',
    geschlossen: 'closing',
    geliefert: 'delivery',
    bezahlt: 'payment',
    résolu: 'resolution',
    fermé: 'closing',
    clos: 'closing',
    livré: 'delivery',
    payé: 'payment',
    resuelto: 'resolution',
    cerrado: 'closing',
    entregado: 'delivery',
    pagado: 'payment',
  }),
)
const ends = new RegExp(
  [
    String.raw`(?<!\p{L})(resolved|closed|solved|answered|first response|responded|replied|cancel\w*|churn\w*|ended`,
    String.raw`|end|deliver\w*|shipped|completed|finished|activated|converted|paid`,
    '|gelöst|erledigt|geschlossen|geliefert|bezahlt|résolue?|fermée?|close?|livrée?|payée?',
    String.raw`|resuelto|cerrado|entregado|pagado)(?!\p{L})`,
  ].join(''),
  'u',
)

/**
 * Adds the time from the beginning of each row to a later date of it as a measure, such as days from created to resolved;
 * nothing where the file measures it already.
 */
export async function withDurations(database: AnalysisDatabase, table: Table, time: TimeAxis | null): Promise<Table> {
  if (!time) return table
  const added: Column[] = []
  for (const end of table.columns) {
    if (end.role !== 'date' || end === time.column || !ends.test(human(end.name)) || end.filled < 20) continue
    const word = human(end.name)
      .replace(/ (at|on|date|time|timestamp|am|le|el)$/, '')
      .replace(/ée?$/, (last) => last.slice(0, 1))
    if (table.columns.some(({ name, role }) => role === 'measure' && isDuration(name))) continue
    const seconds = `epoch(${end.sql} - ${time.column.sql})`
    const check = await database.row(
      `select count(*) filter (where ${seconds} < 0) as negative, count(${seconds}) as n, quantile_cont(${seconds}, 0.5) as median from t`,
    )
    if (numberOf(check.n) < 20 || numberOf(check.negative) / numberOf(check.n) > 0.05) continue
    const hours = numberOf(check.median) < 72 * 3600
    const sql = `d${added.length}`
    await database.run(`alter table t add column ${sql} double`)
    await database.run(`update t set ${sql} = ${seconds} / ${hours ? 3600 : 86_400} where ${seconds} >= 0`)
    const label = `${hours ? 'hours' : 'days'} to ${endings.get(word) ?? word}`
    // A short life of a subscription and a short wait for an answer are opposite things.
    const concept = /cancel|churn|end/.test(word) ? null : conceptOfMeasure('waiting time')
    added.push(await measureOf(database, table, { sql, name: end.name, label, concept }))
  }
  return added.length === 0 ? table : { ...table, columns: [...table.columns, ...added] }
}

const promised =
  /(?<!\p{L})(due|deadline|promised|expected|scheduled|agreed|target|fällig\w*|frist|échéance|vencimiento)(?!\p{L})/u
const kept =
  /(?<!\p{L})(paid|payment|delivered|completed|finished|closed|resolved|returned|shipped|arrived|done|submitted|bezahlt|geliefert|erledigt|payée?|livrée?|pagado|entregado)(?!\p{L})/u

/** Adds how many days each row came after its due date, early ones below zero; nothing without both dates. */
export async function withLateness(database: AnalysisDatabase, table: Table): Promise<Table> {
  const dates = table.columns.filter(({ role, filled }) => role === 'date' && filled >= 20)
  const due = dates.find(({ name }) => promised.test(human(name)))
  const end = dates.find(({ name }) => kept.test(human(name)) && !promised.test(human(name)))
  if (!due || !end) return table
  const days = `epoch(${end.sql} - ${due.sql}) / 86400`
  await database.run('alter table t add column late_days double')
  await database.run(`update t set late_days = ${days}`)
  const concept = conceptOfMeasure('days late')
  const column = await measureOf(database, table, { sql: 'late_days', name: end.name, label: 'days late', concept })
  return column.filled < 20 ? table : { ...table, columns: [...table.columns, column] }
}

/** A column that was computed, with its distribution. */
async function measureOf(
  database: AnalysisDatabase,
  { rows }: Table,
  { sql, name, label, concept }: Pick<Column, 'sql' | 'name' | 'label' | 'concept'>,
): Promise<Column> {
  const row = await database.row(
    [
      `select count(${sql}) as n, approx_count_distinct(${sql}) as d, min(${sql}) as min,`,
      `max(${sql}) as max, avg(${sql}) as mean, stddev_samp(${sql}) as deviation, sum(${sql}) as`,
      `sum,
       quantile_cont(${sql}, 0.25) as p25, quantile_cont(${sql}, 0.5) as median,`,
      `quantile_cont(${sql}, 0.75) as p75, quantile_cont(${sql}, 0.95) as p95 from t`,
    ].join(' '),
  )
  return {
    sql,
    name,
    label,
    type: 'number',
    role: 'measure',
    filled: numberOf(row.n),
    missing: rows - numberOf(row.n),
    distinct: numberOf(row.d),
    unreadable: { count: 0, examples: [] },
    unit: null,
    whole: false,
    additive: false,
    statistics: {
      min: numberOf(row.min),
      max: numberOf(row.max),
      mean: numberOf(row.mean),
      deviation: numberOf(row.deviation),
      sum: numberOf(row.sum),
      p25: numberOf(row.p25),
      median: numberOf(row.median),
      p75: numberOf(row.p75),
      p95: numberOf(row.p95),
    },
    top: [],
    spellings: [],
    range: null,
    dayFirstAssumed: false,
    concept,
  }
}
