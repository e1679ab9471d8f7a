import { isEntityName, plural } from '../column-names.ts'
import type { Column } from '../column-profile.ts'
import { literal, numberOf } from '../database.ts'
import type { Metric } from '../meaning/metric.ts'
import type { Grain } from '../number-text.ts'
import type { AnalysisView } from './analysis-view.ts'
import { entityNoun } from './entity-noun.ts'
import type { FunnelStep } from './funnels.ts'
import { completePeriods, grainOf, type Period } from './time-axis.ts'

/** A log of events turned into one row a person: when each came first, what they did, whether they came back. */
export interface Visitors {
  noun: string
  nouns: string
  /** Table in the database, and the expression of the first moment. */
  from: string
  time: string
  grain: Grain
  periods: readonly Period[]
  dimensions: readonly Column[]
  /** Shares of those on one step that go on to the next. */
  steps: readonly FunnelStep[]
  stepMetrics: readonly Metric[]
  /** Shares that were there again in a later week; of people whose week has passed. */
  backMetrics: readonly Metric[]
  /** What each row says was done; null where a row only says that somebody was there. */
  step: Column | null
  entity: Column
}

const stepName = /\b(event|action|step|screen|page|stage|activity|feature)\b/i
/** A moment of being there, and not of ordering or paying. */
const presence =
  /\b(seen|log ?ins?|logged in|visit\w*|sessions?|active|activity|usage|used|check ?ins?|checked in|opened app)\b/i
const mostSteps = 6
const mostDimensions = 4
const weeks = [1, 2, 4] as const
/** In words, since a figure of its own could be taken for a result. */
const weekNames: Readonly<Record<(typeof weeks)[number], string>> = { 1: 'first', 2: 'second', 4: 'fourth' }

/** Null where the table is no log of what people did. */
export async function visitorsOf(view: AnalysisView): Promise<Visitors | null> {
  const { table, time, database } = view
  const entity = table.columns.find(
    ({ role, name, filled }) => role === 'entity' && isEntityName(name) && filled > table.rows * 0.9,
  )
  const step =
    view.categories.find(({ label, top }) => stepName.test(label) && top.length >= 2 && top.length <= 20) ?? null
  if (!entity || !time || table.rows / Math.max(1, entity.distinct) < 1.3) return null
  if (!step && !presence.test(`${time.column.label} ${table.row.many}`)) return null
  const dimensions = view.categories
    .filter((column) => column !== step && column.distinct <= 12)
    .slice(0, mostDimensions)
  const names = step?.top.slice(0, mostSteps).map(({ value }) => value) ?? []
  const at = time.column.sql
  const firstValues = dimensions.map(({ sql }) => `, arg_min(t.${sql}, t.${at}) as ${sql}`)
  const didSteps = names.map((name, index) => `, bool_or(t.${step?.sql} = ${literal(name)}) as s${index}`)
  const cameBack = weeks.map((week) => {
    const [from, to] = [`interval ${week * 7 - 6} day`, `interval ${week * 7 + 1} day`]
    return `, bool_or(t.${at} >= f.first_at + ${from} and t.${at} < f.first_at + ${to}) as w${week}`
  })
  await database.run(
    `create temp table visitors as
     with firsts as (
       select ${entity.sql} as who, min(${at}) as first_at
       from t where ${entity.sql} is not null and ${at} is not null group by 1)
     select f.who, any_value(f.first_at) as first_at${[...firstValues, ...didSteps, ...cameBack].join('')}
     from t join firsts f on t.${entity.sql} = f.who group by f.who`,
  )
  const row = await database.row(
    `select count(*) as n, strftime(min(first_at), '%Y-%m-%dT%H:%M:%SZ') as first,
       strftime(max(first_at), '%Y-%m-%dT%H:%M:%SZ') as last,
       ${[
         ...names.map((_, index) => `count(*) filter (where s${index}) as s${index}`),
         ...weeks.map((week) => `count(*) filter (where w${week}) as w${week}`),
       ].join(', ')}
     from visitors`,
  )
  const people = numberOf(row.n)
  if (people < 60) return null
  const reached = names
    .map((name, index) => ({ name, index, reached: numberOf(row[`s${index}`]) }))
    .toSorted((a, b) => b.reached - a.reached)
  const nested = await nestedOf(view, reached)
  const noun = entityNoun(entity)
  const nouns = noun === 'person' ? 'people' : plural(noun)
  const range = { first: String(row.first), last: String(row.last), startsOnly: false }
  const grain = grainOf({ range }) ?? 'day'
  const { periods } = completePeriods({ column: { ...time.column, range }, grain }, people)
  const end = time.column.range?.last ?? range.last
  const metric = (label: string, columns: string[], top: string, under: string): Metric => ({
    kind: 'share',
    label,
    columns,
    top,
    under,
    column: null,
    more: 'good',
    concept: 'reach',
    outcome: null,
  })
  return {
    noun,
    nouns,
    from: 'visitors',
    time: 'first_at',
    grain,
    periods,
    dimensions,
    step,
    entity,
    steps:
      step && nested.length >= 3
        ? nested.map(({ name, reached: count }) => ({ name, column: step.name, reached: count }))
        : [],
    stepMetrics:
      !step || nested.length < 3
        ? []
        : nested.slice(1).map((to, index) => {
            const from = nested[index] as (typeof nested)[number]
            return metric(
              `share of ${nouns} that go from ${from.name} to ${to.name}`,
              [step.name],
              `(s${to.index} and s${from.index})::int`,
              `s${from.index}::int`,
            )
          }),
    backMetrics: weeks
      .filter((week) => numberOf(row[`w${week}`]) > people * 0.02)
      .map((week) =>
        metric(
          `share of ${nouns} that came back in their ${weekNames[week]} week`,
          [...(step ? [step.name] : [entity.name]), time.column.name],
          `(w${week} and first_at + interval ${week * 7 + 1} day <= timestamp ${literal(end)})::int`,
          `(first_at + interval ${week * 7 + 1} day <= timestamp ${literal(end)})::int`,
        ),
      ),
  }
}

interface Reached {
  name: string
  index: number
  reached: number
}

/** The steps each of which nearly everybody on it did after the one before. */
async function nestedOf({ database }: AnalysisView, steps: readonly Reached[]): Promise<Reached[]> {
  const [first, ...rest] = steps
  if (!first || rest.length === 0) return []
  const chain = [first]
  for (const step of rest) {
    const before = chain.at(-1) as Reached
    if (step.reached < 20 || step.reached > before.reached * 0.98) continue
    const row = await database.row(`select count(*) as n from visitors where s${step.index} and not s${before.index}`)
    if (numberOf(row.n) <= step.reached * 0.1) chain.push(step)
  }
  return chain
}
