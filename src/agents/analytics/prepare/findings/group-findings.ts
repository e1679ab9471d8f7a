import type { Column } from '../column-profile.ts'
import { type Metric, metricValue, minus, noSums, plus } from '../meaning/metric.ts'
import { holm } from '../statistics/compare.ts'
import type { AnalysisView } from './analysis-view.ts'
import { type Compared, compareGroups, comparePanel } from './compare-groups.ts'
import type { Courses } from './course-findings.ts'
import { addDifference } from './differences.ts'

const falsePositives = 0.01
/** Relative difference of two groups of a panel that is worth reporting. */
const leastOfPanel = 0.08

/** How groups differ: rows by themselves, people where a table is a log of them, or one group's moments against those of the others. */
export async function groupFindings(view: AnalysisView, courses: Courses): Promise<Compared[]> {
  const { understanding, database, categories } = view
  const flags = new Set(view.outcomes.map(({ column }) => column))
  const dimensions = categories.filter((column) => column !== understanding.variant && !flags.has(column))
  const compared = understanding.panel
    ? panelCompared(view, courses)
    : await compareGroups(database, 't', rowMetrics(view, courses), dimensions)
  if (courses.visitors && courses.visitors.dimensions.length > 0) {
    const { from, stepMetrics, backMetrics, dimensions: own } = courses.visitors
    const people = await compareGroups(database, from, [...stepMetrics, ...backMetrics], own)
    compared.push(...people.map((each) => ({ ...each, many: courses.visitors?.nouns ?? view.table.row.many })))
  }
  for (const each of compared) {
    view.compared.add(`${each.metric.outcome?.what ?? each.metric.label}|${each.dimension.label}`)
    if (each.significant) addDifference(view, each)
  }
  return compared
}

/** Steps of a way among those who came so far take the place of the same steps among all. */
function rowMetrics({ understanding }: AnalysisView, { stepMetrics: steps, visitors }: Courses): Metric[] {
  const stepped = new Set(steps.flatMap(({ columns }) => columns))
  const { variant } = understanding
  return [
    ...understanding.metrics.filter(
      ({ kind, columns, outcome, under }) =>
        ((kind === 'share' && !columns.some((name) => stepped.has(name))) || (kind === 'mean' && under !== null)) &&
        outcome?.column !== variant &&
        (visitors === null || outcome?.column !== visitors.step),
    ),
    ...steps,
  ]
}

function panelCompared(view: AnalysisView, { metrics, courses, moves }: Courses): Compared[] {
  const found = metrics.flatMap((metric, index) => {
    if (metric.kind === 'sum' || metric.kind === 'count') return []
    const dimensions = [...new Set(courses.flatMap(({ dimension }) => dimension ?? []))].filter((column) =>
      view.understanding.keys.includes(column),
    )
    return dimensions.flatMap((dimension) => {
      const moved = new Set(
        moves
          .filter((move) => move.metric === metric && move.dimension === dimension && move.type !== 'anomaly')
          .map(({ value }) => value),
      )
      const still = courses.filter((course) => course.dimension === dimension && !moved.has(course.value))
      return panelOf(metric, index, dimension, still) ?? []
    })
  })
  const corrected = holm(found.map(({ p }) => p))
  return found.map((each, index) => {
    const p = corrected[index] ?? 1
    const { own, rest } = each.best
    return {
      ...each,
      p,
      significant: p < falsePositives && Math.abs(own - rest) >= leastOfPanel * Math.max(Math.abs(own), Math.abs(rest)),
    }
  })
}

function panelOf(
  metric: Metric,
  index: number,
  dimension: Column,
  still: Courses['courses'],
): Omit<Compared, 'significant'> | null {
  if (still.length < 2) return null
  const count = still[0]?.sums[index]?.length ?? 0
  const totals = Array.from({ length: count }, (_, place) =>
    still.map(({ sums }) => sums[index]?.[place] ?? noSums).reduce(plus, noSums),
  )
  return comparePanel(
    metric,
    dimension,
    still.map(({ value, sums }) => {
      const own = sums[index] ?? []
      return {
        value: value ?? '',
        values: own.map((each) => metricValue(metric, each)),
        rest: own.map((each, place) => metricValue(metric, minus(totals[place] ?? noSums, each))),
        sums: own.reduce(plus, noSums),
      }
    }),
  )
}
