import type { Column, Table } from '../column-profile.ts'
import { type AnalysisDatabase, numberOf } from '../database.ts'
import type { Outcome } from '../findings/outcomes.ts'
import { countChain, mostPanelRows } from './count-chain.ts'
import type { Metric } from './metric.ts'
import { isSum, measureMetric, moreRows, ratioMetric, shareMetric } from './table-metrics.ts'
import type { Step, TimeAxis } from './time.ts'

export interface Understanding {
  /** Distance of the moments in the table; null for events. */
  step: Step | null
  /** One row is what was measured of one thing at one moment: rows are no news, their values are. */
  panel: boolean
  /** Together with the moment, the key of a row of a panel. */
  keys: readonly Column[]
  metrics: readonly Metric[]
  /** Columns of counts each of which is part of the one before. */
  chain: readonly Column[]
  /** Who got which variant of an experiment. */
  variant: Column | null
}

const mostMeans = 6
const mostSums = 6

export async function understandTable(
  database: AnalysisDatabase,
  table: Table,
  parts: {
    time: TimeAxis | null
    outcomes: readonly Outcome[]
    categories: readonly Column[]
    measures: readonly Column[]
  },
): Promise<Understanding> {
  const { time, outcomes, categories, measures } = parts
  const step = time?.step ?? null
  const keys = time && step ? await panelKeys(database, table, time, categories) : null
  const panel = keys !== null
  const chain = panel || time === null ? await countChain(database, table, measures) : []
  const metrics: Metric[] = []
  if (!panel) {
    metrics.push({
      kind: 'count',
      label: table.row.many,
      columns: ['rows'],
      top: '1',
      under: null,
      column: null,
      more: moreRows(table.row.one),
      concept: null,
      outcome: null,
    })
  }
  for (const outcome of outcomes) metrics.push(shareMetric(outcome, table.row.many))
  for (const [index, column] of chain.slice(1).entries()) {
    const base = chain[index]
    if (base) metrics.push(ratioMetric(column, base))
  }
  const sums = measures.filter((column) => isSum(column, panel)).slice(0, mostSums)
  const means = measures.filter((column) => !isSum(column, panel)).slice(0, mostMeans)
  for (const column of sums) {
    metrics.push({ ...measureMetric(column), kind: 'sum', label: column.label, under: null })
    // Fewer orders and smaller orders are two different things.
    if (!panel && column.unit?.kind === 'money') metrics.push(measureMetric(column))
  }
  for (const column of means) metrics.push(measureMetric(column))
  return { step, panel, keys: keys ?? [], metrics, chain, variant: variantOf(categories) }
}

/** The categories that with the moment name each row once; null where rows are events. */
async function panelKeys(
  database: AnalysisDatabase,
  table: Table,
  time: TimeAxis,
  categories: readonly Column[],
): Promise<Column[] | null> {
  if (table.rows > mostPanelRows || table.rows < 6) return null
  if (table.columns.some(({ role }) => role === 'id' || role === 'entity')) return null
  const few = categories.slice(0, 4)
  const choices: Column[][] = [
    [],
    ...few.map((one) => [one]),
    ...few.flatMap((one, index) => few.slice(index + 1).map((other) => [one, other])),
  ]
  const row = await database.row(
    `select ${choices
      .map(
        (columns, index) =>
          `count(distinct (${[time.column, ...columns].map(({ sql }) => sql).join(', ')}, 0)) as k${index}`,
      )
      .join(', ')} from t`,
  )
  const place = choices.findIndex((_, index) => numberOf(row[`k${index}`]) >= table.rows * 0.93)
  return place < 0 ? null : (choices[place] ?? null)
}

const variantName = new RegExp(
  [
    String.raw`\b(variants?|variation|arm|treatment|experiment|test group|test|ab|a b|bucket|group`,
    String.raw`|cohort group|gruppe|variante|version shown)\b`,
  ].join(''),
  'i',
)
const armValue = new RegExp(
  [
    String.raw`^(control|kontrolle|baseline|treatment|treated|variant[ _-]?\w+|test|[a-d]|old\b.*|new\b.*|neu`,
    '|alt|price[ _-]?.*|v[12]|original|challenger)$',
  ].join(''),
  'i',
)

const controlValue = /^(control|kontrolle|baseline|original|current|old|alt|ancien\w*|viejo|antiguo)\b/i
const testValue = /^(new|neu|treatment|treated|test|variant|challenger|redesign|nouveau|nouvelle|nuevo)\b/i
/** Old and new ones of these came by themselves. */
const notAssigned =
  /\b(customers?|users?|clients?|members?|accounts?|buyers?|visitors?|kunden?|status|type|state|condition|age)\b/i

/** Nobody but an experiment has such a group. */
const controlGroup = /^(control|kontrolle|kontrollgruppe|holdout|placebo|contrôle|témoin)( group)?$/i

/** One value that was there before and others that are tried, under whatever name. */
function isTrial({ label, top }: Column): boolean {
  const values = top.map(({ value }) => value.replaceAll('_', ' '))
  const isNamed = values.some((value) => controlGroup.test(value))
  const controls = values.filter((value) => controlValue.test(value) || controlGroup.test(value))
  return (
    controls.length === 1 &&
    values.every((value) => controlValue.test(value) || testValue.test(value) || isNamed) &&
    !notAssigned.test(label)
  )
}

/** A column whose name or values say that rows were assigned to it at random. */
function variantOf(categories: readonly Column[]): Column | null {
  return (
    categories.find((column) => {
      const { label, top, filled, distinct } = column
      if (distinct < 2 || distinct > 6 || top.length !== distinct) return false
      const arms = top.filter(({ value }) => armValue.test(value.replaceAll('_', ' ')) || armValue.test(value)).length
      const even = top.every(({ count }) => count > filled / distinct / 3)
      // A test of one in ten is planned so; of other categories a rare value is no variant.
      const isLarge = even || top.every(({ value, count }) => armValue.test(value) && count > filled / 50)
      return (isLarge && variantName.test(label) && arms >= Math.min(2, distinct)) || (even && isTrial(column))
    }) ?? null
  )
}
