import type { Column } from '../column-profile.ts'
import { periodText, periodTick } from '../number-text.ts'
import { type AnalysisView, groupText, type TimeAxis } from './analysis-view.ts'
import { unitOf } from './bar-chart.ts'
import { drawn, type Series, upperFirst, valueWriter } from './series.ts'
import type { Period } from './time-axis.ts'

/** Part of a change that one group must make to be called its source. */
const leastShare = 0.35

interface Candidate {
  category: Column
  group: { value: string; before: number; after: number }
  /** Its part of the change, and of what there was before. */
  share: number
  base: number
  step: number
  before: number
}

/** Which group most of the last step came from, for the counts and sums that moved. */
export async function addDrivers(
  view: AnalysisView,
  axis: TimeAxis,
  periods: readonly Period[],
  moved: readonly Series[],
): Promise<void> {
  const last = periods.at(-1)
  const before = periods.at(-2)
  if (!last || !before) return
  for (const series of moved) {
    const candidates: Candidate[] = []
    for (const category of view.categories.slice(0, 6)) {
      const candidate = await candidateOf(view, axis, series, category, before, last)
      if (candidate) candidates.push(candidate)
    }
    const [best] = candidates.toSorted((a, b) => b.share / Math.max(0.1, b.base) - a.share / Math.max(0.1, a.base))
    if (best) addDriver(view, axis, series, best, before, last)
  }
}

async function candidateOf(
  view: AnalysisView,
  axis: TimeAxis,
  series: Series,
  category: Column,
  before: Period,
  last: Period,
): Promise<Candidate | null> {
  const during = (period: Period) => `date_trunc('${axis.grain}', ${axis.column.sql}) = timestamp '${period.key}'`
  const rows = await view.database.rows(
    `select ${category.sql}::varchar as value, coalesce(${series.sql} filter (where ${during(before)}), 0)::double as before,
       coalesce(${series.sql} filter (where ${during(last)}), 0)::double as after
     from t where ${category.sql} is not null and ${axis.column.sql} >= timestamp '${before.key}' group by 1 order by 1`,
  )
  const groups = rows.map((row) => ({ value: String(row.value), before: Number(row.before), after: Number(row.after) }))
  const total = groups.reduce((sum, group) => sum + group.before, 0)
  const step = groups.reduce((sum, group) => sum + group.after - group.before, 0)
  if (total <= 0 || step === 0 || groups.length < 2) return null
  const [group] = groups.toSorted((a, b) => (b.after - b.before - (a.after - a.before)) * Math.sign(step))
  if (!group) return null
  const share = (group.after - group.before) / step
  const base = group.before / total
  // A group that only moved along with the rest explains nothing.
  return share >= leastShare && share >= base * 1.5 ? { category, group, share, base, step, before: total } : null
}

function addDriver(
  view: AnalysisView,
  axis: TimeAxis,
  series: Series,
  best: Candidate,
  before: Period,
  last: Period,
): void {
  const { grain } = axis
  const { category, group, share, base, step } = best
  const down = step < 0
  const move = down ? 'fall' : 'rise'
  const name = groupText(category, group.value)
  view.book.add('driver', (book) => {
    const value = valueWriter(book, series)
    const groupName = book.name('group', name, 'group that moved most')
    const part =
      share > 1
        ? `more than the whole ${move}, since the other groups together went the other way`
        : `${book.share('share', share, `part of the ${move} that comes from ${name}`)} of the ${move}`
    return {
      title: `${groupName} is behind the ${move} of ${series.what}`,
      statement: `${upperFirst(series.what)} with ${groupName} went from ${value('from', group.before, `${series.what}, ${name}, the ${grain} before`)} to ${value('to', group.after, `${series.what}, ${name}, last complete ${grain}`)} in ${book.name('period', periodText(last.start, grain), 'last complete period')}: ${part}, though it held only ${book.share('base', base, `part of ${series.what} before, ${name}`)} before.`,
      caution: null,
      tone: series.more === 'neutral' ? 'neutral' : down === (series.more === 'good') ? 'bad' : 'good',
      subject: { what: series.what, by: category.label, group: group.value, other: move, concept: series.concept },
      columns: [axis.column.name, category.name, ...(series.column ? [series.column.name] : [])],
      strength: Math.min(0.9, 0.5 + Math.min(0.3, Math.abs(step / best.before))),
      chart: {
        title: `${upperFirst(series.what)} with ${name}`,
        description: `The last complete ${grain} beside the one before.`,
        kind: 'bar',
        labels: [periodTick(before.start, grain), periodTick(last.start, grain)],
        series: [{ name, values: [drawn(series, group.before), drawn(series, group.after)] }],
        unit: series.column ? unitOf(series.column) : '',
        horizontal: false,
      },
    }
  })
}
