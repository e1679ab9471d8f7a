import type { Column } from '../column-profile.ts'
import type { Metric } from '../meaning/metric.ts'
import type { Grain } from '../number-text.ts'
import type { AnalysisView } from './analysis-view.ts'
import { cohortFinding } from './cohorts.ts'
import { courseValues } from './course-values.ts'
import { withExtremes } from './extreme-values.ts'
import { firstSeenWith } from './first-seen.ts'
import { addForecast } from './forecasts.ts'
import { addFunnel, chainSteps, flagFunnel, outcomeSteps } from './funnels.ts'
import { addMixes } from './mixes.ts'
import type { Move, Still } from './move.ts'
import type { MoveContext } from './move-context.ts'
import { addMoves } from './move-findings.ts'
import { movesOf } from './moves.ts'
import { type Course, periodSums } from './period-sums.ts'
import { completePeriods, type Period } from './time-axis.ts'
import { type Visitors, visitorsOf } from './visitors.ts'

const mostMetrics = 12
const mostDimensions = 4
const mostGroups = 12
/** Fewest complete periods in which anything can be said to move. */
const leastPeriods = 6

export interface Courses {
  metrics: readonly Metric[]
  courses: readonly Course[]
  periods: readonly Period[]
  moves: readonly Move[]
  still: readonly Still[]
  visitors: Visitors | null
  /** Shares of those who came so far, where the table has steps. */
  stepMetrics: readonly Metric[]
}

/** What changed, when, and who carries it; of tables that name people, also how far they get and whether they come back. */
export async function courseFindings(view: AnalysisView, wanted: ReadonlySet<string>): Promise<Courses> {
  const { database, table, time, understanding, book } = view
  const { panel, variant, chain } = understanding
  const flags = panel ? null : await flagFunnel(database, view.outcomes, table.row.many)
  if (flags) addFunnel(view, outcomeSteps(flags.steps, table.rows, table.row.many), table.row.many)
  else if (chain.length > 1) addFunnel(view, chainSteps(chain), null)
  const stepMetrics = flags?.metrics ?? []
  const none: Courses = { metrics: [], courses: [], periods: [], moves: [], still: [], visitors: null, stepMetrics }
  if (!time) return none
  const visitors = await visitorsOf(view)
  if (visitors && visitors.steps.length > 0) addFunnel(view, visitors.steps, visitors.nouns)
  if (visitors) await cohortFinding(view, visitors)
  const { periods, cut } = completePeriods(time, table.rows)
  const shared = { book, timeColumn: time.column.name, timeLabel: time.column.label, many: table.row.many }
  const still: Still[] = []
  const reported: Move[] = []
  const metrics = metricsFor(view, visitors?.step ?? null).slice(0, mostMetrics)
  let courses: Course[] = []
  if (periods.length >= leastPeriods) {
    const dimensions = (panel ? understanding.keys : view.categories)
      .filter((column) => column !== variant && column.distinct <= mostGroups)
      .slice(0, mostDimensions)
    courses = await periodSums(
      database,
      { from: 't', time: time.column.sql, grain: time.grain },
      metrics,
      dimensions,
      periods,
    )
    const context: MoveContext = { ...shared, periods, grain: time.grain, cut, firstSeen: [] }
    const looked = movesOf(metrics, courses, context, !panel)
    const moves = await withExtremes(view, context, addMixes(context, metrics, courses, looked.moves))
    addMoves({ ...context, firstSeen: await firstSeenWith(view, context, moves) }, moves, wanted)
    addNext(view, metrics, courses, periods, time.grain, wanted)
    reported.push(...looked.moves)
    still.push(...looked.still)
  }
  if (visitors && visitors.periods.length >= leastPeriods) {
    for (const [retention, list] of [
      [false, visitors.stepMetrics],
      [true, visitors.backMetrics],
    ] as const) {
      if (list.length === 0) continue
      const source = { from: visitors.from, time: visitors.time, grain: visitors.grain }
      const own = await periodSums(database, source, list, visitors.dimensions, visitors.periods)
      const context: MoveContext = {
        ...shared,
        many: visitors.nouns,
        periods: visitors.periods,
        grain: visitors.grain,
        cut: null,
        firstSeen: [],
        retention,
      }
      const looked = movesOf(list, own, context, true)
      const moves = addMixes(context, list, own, looked.moves)
      addMoves({ ...context, firstSeen: await firstSeenWith(view, context, moves) }, moves, wanted)
      reported.push(...looked.moves)
      still.push(...looked.still)
    }
  }
  return { metrics, courses, periods, moves: reported, still, visitors, stepMetrics }
}

/** What only shows some time after a row began is lower for recent rows by nature; of an experiment the variants are compared. */
function metricsFor({ understanding, time, table }: AnalysisView, step: Column | null): Metric[] {
  return understanding.metrics.filter(({ kind, outcome, column }) => {
    // What part of a log is one kind of event says nothing: those who come do several.
    if (step !== null && outcome?.column === step) return false
    if (
      outcome &&
      (outcome.concept.late || outcome.column === time?.column || outcome.column === understanding.variant)
    ) {
      return outcome.column.type !== 'date' && !isLate(outcome.what) && outcome.column !== understanding.variant
    }
    return kind === 'count' || column === null || column.filled > table.rows * 0.2
  })
}

const isLate = (what: string) => /churn|cancel|refund|return|reopen/.test(what)

/** What comes next, of what was asked for, else of the first measure. */
function addNext(
  view: AnalysisView,
  metrics: readonly Metric[],
  courses: readonly Course[],
  periods: readonly Period[],
  grain: Grain,
  wanted: ReadonlySet<string>,
): void {
  const { understanding, book, time } = view
  if (!time || understanding.variant) return
  const weigh = ({ columns, kind, column }: Metric) =>
    (columns.some((name) => wanted.has(name)) ? 4 : 0) +
    (kind === 'sum' ? 2 : kind === 'count' ? 1 : 0) +
    (column?.unit?.kind === 'money' ? 1 : 0)
  const [metric] = metrics.toSorted((a, b) => weigh(b) - weigh(a))
  const sums = metric ? courses[0]?.sums[metrics.indexOf(metric)] : undefined
  if (metric && sums)
    addForecast(
      book,
      metric,
      courseValues(metric, sums, periods, grain, !understanding.panel),
      periods,
      grain,
      time.column.name,
    )
}
