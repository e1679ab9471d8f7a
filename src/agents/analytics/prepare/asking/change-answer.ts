import type { Column } from '../column-profile.ts'
import { changeWriter, factOf, metricWriter, perPeriod, toneOf, unitOfMetric } from '../findings/metric-text.ts'
import { periodSums } from '../findings/period-sums.ts'
import { sizeOf } from '../findings/size-of.ts'
import type { Period } from '../findings/time-axis.ts'
import { upperFirst } from '../findings/upper-first.ts'
import { addsUp, type Metric, noSums, plus, type Sums, sampleOf } from '../meaning/metric.ts'
import { calendarGrain, dateText, momentText, periodText } from '../number-text.ts'
import { compareMeans, compareShares } from '../statistics/compare.ts'
import type { Answering } from './answering.ts'
import { askedName } from './asked-name.ts'
import { type Contribution, contributionsOf } from './contributions.ts'
import { changeSlices, within } from './slices.ts'
import { rangeText } from './value-answer.ts'
import { endsOf, type Windows, windowsOf } from './windows.ts'

const significance = 0.05
/** Contributions that a waterfall names; the rest is one bar. */
const mostSteps = 6
/** From here on a level is drawn in whole numbers. */
const leastWhole = 1_000
const mostDimensions = 6
const dayMs = 86_400_000

/** A change between two windows: how large, how sure, and which groups carry it. */
export async function addChange(answering: Answering): Promise<void> {
  const { view, plan, metric, condition, by, text, subject } = answering
  const { time } = view
  if (!time) return
  const windows = windowsOf(plan, time, view.table.rows)
  if (!windows) {
    addTooShort(answering)
    return
  }
  const { grain } = windows
  const [before, after] = [endsOf(windows.before, grain), endsOf(windows.after, grain)]
  const conditions = { before: within(time.column, before), after: within(time.column, after) }
  const unbounded = condition
  const [whole] = await changeSlices(view, metric, null, unbounded, conditions)
  const sums = whole ?? { before: noSums, after: noSums }
  const perWindow = { before: windows.before.length, after: windows.after.length }
  const test = await testOf(answering, windows, sums)
  const carrier = await carrierOf(answering, conditions, perWindow)
  view.book.add('asked', (values) => {
    const amount = metricWriter(values, metric)
    const [from, to] = [levelOf(metric, sums.before, perWindow.before), levelOf(metric, sums.after, perWindow.after)]
    if (from === null || to === null) {
      return {
        ...subject,
        title: upperFirst(text),
        statement: 'One of the two periods has no rows that fit, so there is no change to compute.',
        caution: null,
        columns: [],
      }
    }
    const largest = Math.max(Math.abs(from), Math.abs(to))
    const up = to > from
    const inPoints = metric.kind === 'share' || (metric.kind === 'ratio' && largest <= 1)
    const per = perPeriod(metric, grain)
    const span = (periods: readonly Period[], { from: first, to: next }: { from: string; to: string }) => {
      const [begin, end] = [periods[0], periods.at(-1)]
      return begin && end && calendarGrain(grain) !== grain
        ? `${periodText(begin.start, grain)} to ${periodText(end.start, grain)}`
        : `${dateText(`${first}T00:00:00Z`)} to ${dateText(new Date(Date.parse(`${next}T00:00:00Z`) - dayMs).toISOString())}`
    }
    const rows = sums.before.rows + sums.after.rows
    const change = changeWriter(values, metric, largest)
    const relative = inPoints ? to - from : from === 0 ? 0 : (to - from) / Math.abs(from)
    return {
      ...subject,
      tone: toneOf(metric.more, up),
      title: upperFirst(text),
      statement: [
        ...(from === to
          ? [`${upperFirst(askedName(metric))} stayed at ${amount('before', from, `${metric.label} before`)}${per}.`]
          : [
              `${upperFirst(askedName(metric))} ${up ? 'rose' : 'fell'} from`,
              `${amount('before', from, `${metric.label} before`)} to ${amount('after', to, `${metric.label} after`)}${per}:`,
              `${change('change', relative, `change of ${metric.label}`, from > 0 || inPoints ? ['before', 'after'] : undefined)} ${up ? 'more' : 'less'}.`,
            ]),
        'Compared are',
        `${values.name('spanBefore', span(windows.before, before), 'window before')} and ${values.name('spanAfter', span(windows.after, after), 'window after')},`,
        `${values.count('rows', rows, 'rows that the answer rests on')} rows.`,
        ...(test && from !== to
          ? [
              `The difference is ${rangeText(values, amount, metric.kind, test.low, test.high)}${per} (95% interval),`,
              `${test.p < significance ? 'statistically significant' : 'not statistically significant: chance alone would produce as much'}.`,
            ]
          : []),
        ...(carrier && from !== to ? carriedBy(carrier, to - from) : []),
      ].join(' '),
      caution:
        plan.intent === 'why'
          ? 'This shows where the change happened. What caused it is not in the file.'
          : `Complete ${grain}s are compared, never a longer period with a shorter one.`,
      columns: [
        time.column.name,
        ...metric.columns.filter((name) => name !== 'rows'),
        ...(carrier ? [carrier.column.name] : []),
      ],
      fact: factOf('driver', metric.columns, {
        dimension: carrier?.column.name ?? null,
        segment: carrier?.parts[0]?.value ?? null,
        period: after.from,
        direction: from === to ? null : up ? 'up' : 'down',
      }),
      ...(carrier && from !== to ? { chart: waterfall(carrier, from, to, largest) } : {}),
    }

    function carriedBy({ column, parts }: Carrier, all: number): string[] {
      const same = parts.filter((part) => Math.sign(part.amount) === Math.sign(all)).slice(0, 2)
      if (same.length === 0 || all === 0) return []
      const texts = same.map((part, index) => {
        const name = values.name(`part${index}`, part.value, 'group that carries the change')
        const size = inPoints
          ? values.points(`size${index}`, part.amount, 'what it adds')
          : amount(`size${index}`, Math.abs(part.amount), 'what it adds')
        const share = Math.abs(part.amount / all)
        const of =
          share <= 1.0001
            ? ` (${values.share(`of${index}`, Math.min(1, share), 'part of the change', `min(1, ${sizeOf(`size${index} / (after - before)`)})`)} of the change)`
            : ''
        return `${name} ${part.amount > 0 ? 'adds' : 'takes away'} ${size}${of}`
      })
      const [rate, mix] = [sumOf(parts, 'rate'), sumOf(parts, 'mix')]
      const split =
        !addsUp(metric) && Math.abs(mix) > 0.15 * (Math.abs(rate) + Math.abs(mix))
          ? [
              `Of the change, ${values.share('mix', Math.min(1, Math.abs(mix) / (Math.abs(rate) + Math.abs(mix))), 'part of the mix')} comes from`,
              `a different mix of ${column.label} and the rest from changes within the groups.`,
            ]
          : []
      return [`Split by ${column.label}: ${texts.join(' and ')}.`, ...split]
    }

    /** All with as many digits as their size asks for. */
    function drawn(value: number): number {
      if (inPoints) return Math.round(value * 10_000) / 100
      return largest >= leastWhole ? Math.round(value) : Math.round(value * 100) / 100
    }

    /** What stands between two drawn levels, so that the drawn steps add up to the end. */
    function drawnSteps(values: readonly number[]): number[] {
      const [first = 0, ...others] = values
      const steps = others.slice(0, -1)
      let level = first
      const between = steps.map((step) => {
        const from = drawn(level)
        level += step
        return drawn(drawn(level) - from)
      })
      return [drawn(first), ...between, drawn(others.at(-1) ?? 0)]
    }

    function waterfall({ column, parts }: Carrier, first: number, end: number, scale: number) {
      const named = parts.slice(0, mostSteps)
      const rest = sumOf(parts.slice(mostSteps), 'amount')
      const steps = [
        { name: 'before', value: first },
        ...named.map(({ value, amount: size }) => ({ name: value, value: size })),
        ...(parts.length > mostSteps ? [{ name: 'all others', value: rest }] : []),
        { name: 'after', value: end },
      ]
      return {
        title: `${upperFirst(metric.label)}: what each ${column.label} adds to the change`,
        description: `Starts at the level before, adds each ${column.label}, and ends at the level after.`,
        kind: 'waterfall' as const,
        labels: steps.map(({ name }) => name),
        series: [{ name: metric.label, values: drawnSteps(steps.map(({ value }) => value)) }],
        unit: unitOfMetric(metric, scale),
        horizontal: false,
      }
    }
  })

  /** The split that is asked for, or the one in which a single group stands out most. */
  async function carrierOf(
    { view: { categories } }: Answering,
    sides: { before: string; after: string },
    periods: { before: number; after: number },
  ): Promise<Carrier | null> {
    const filtered = new Set(plan.filters.map(({ column }) => column))
    const candidates =
      by.length > 0 ? by : categories.filter(({ name }) => !filtered.has(name)).slice(0, mostDimensions)
    let best: (Carrier & { score: number }) | null = null
    for (const column of candidates) {
      const groups = await changeSlices(view, metric, column, unbounded, sides)
      const parts = contributionsOf(metric, groups, periods).toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
      const all = sumOf(parts, 'amount')
      const score = all === 0 ? 0 : Math.max(0, ...parts.map(({ excess }) => excess / all))
      if (parts.length > 1 && score > (best?.score ?? -1)) best = { column, parts, score }
    }
    return best
  }
}

interface Carrier {
  column: Column
  parts: readonly Contribution[]
}

const sumOf = (parts: readonly Contribution[], key: 'amount' | 'rate' | 'mix') =>
  parts.reduce((sum, part) => sum + part[key], 0)

/** A metric in a window; what adds up is taken per period, so that windows of different length compare. */
function levelOf(metric: Metric, sums: Sums, periods: number): number | null {
  if (addsUp(metric)) return sums.rows === 0 ? null : sums.top / periods
  return sums.under > 0 ? sums.top / sums.under : null
}

async function testOf(
  { view, metric, condition }: Answering,
  { before, after, grain }: Windows,
  sums: { before: Sums; after: Sums },
): Promise<{ low: number; high: number; p: number } | null> {
  if (metric.kind === 'mean') return compareMeans(sampleOf(sums.after), sampleOf(sums.before))
  if (!addsUp(metric)) {
    const share = ({ top, under }: Sums) => ({ hits: top, known: under })
    return compareShares(share(sums.after), share(sums.before))
  }
  if (!view.time || before.length < 3 || after.length < 3) return null
  const source = { from: `(select * from t where ${condition})`, time: view.time.column.sql, grain }
  const [course] = await periodSums(view.database, source, [metric], [], [...before, ...after])
  const tops = (course?.sums[0] ?? []).map(({ top }) => top)
  return compareMeans(sample(tops.slice(before.length)), sample(tops.slice(0, before.length)))
}

function sample(values: readonly number[]) {
  const sums = values.reduce((all, top) => plus(all, { top, under: 1, squares: top ** 2, rows: 1, blank: 0 }), noSums)
  return sampleOf(sums)
}

function addTooShort({ view, plan, metric, text, subject }: Answering): void {
  const column = view.time?.column
  const textOf = (end: 'first' | 'last') => (column?.range ? momentText(column.range[end], column) : 'nowhere')
  view.book.add('asked', (values) => ({
    ...subject,
    title: upperFirst(text),
    statement: [
      `The file reaches from ${values.name('first', textOf('first'), 'first day')} to`,
      `${values.name('last', textOf('last'), 'last day')}, which is too short to compare`,
      `${askedName(metric)} with ${plan.compare === 'year' ? 'a year earlier' : 'the period before'}.`,
    ].join(' '),
    caution: 'An export that reaches further back would answer this.',
    columns: view.time ? [view.time.column.name] : [],
  }))
}
