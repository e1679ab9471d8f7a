import type { Column } from '../column-profile.ts'
import { changeWriter, factOf, metricWriter, perPeriod, toneOf } from '../findings/metric-text.ts'
import { periodSums } from '../findings/period-sums.ts'
import type { Period } from '../findings/time-axis.ts'
import { upperFirst } from '../findings/upper-first.ts'
import type { FindingDraft, ValueScope } from '../findings/value-book.ts'
import { addsUp, type Metric, noSums, plus, type Sums, sampleOf } from '../meaning/metric.ts'
import { calendarGrain, dateText, type Grain, momentText, periodText } from '../number-text.ts'
import { compareMeans, compareShares } from '../statistics/compare.ts'
import type { Answering } from './answering.ts'
import { askedName } from './asked-name.ts'
import { type Carrier, carriedBy, carrierOf } from './change-carrier.ts'
import { changeWaterfall } from './change-waterfall.ts'
import { changeSlices, within } from './slices.ts'
import { rangeText } from './value-answer.ts'
import { endsOf, type Windows, windowsOf } from './windows.ts'

const significance = 0.05
const dayMs = 86_400_000

/** A change between two windows: how large, how sure, and which groups carry it. */
export async function addChange(answering: Answering): Promise<void> {
  const { view, plan, metric, condition } = answering
  const { time } = view
  if (!time) return
  const windows = windowsOf(plan, time, view.table.rows)
  if (!windows) {
    addTooShort(answering)
    return
  }
  const [before, after] = [endsOf(windows.before, windows.grain), endsOf(windows.after, windows.grain)]
  const conditions = { before: within(time.column, before), after: within(time.column, after) }
  const [whole] = await changeSlices(view, metric, null, condition, conditions)
  const sums = whole ?? { before: noSums, after: noSums }
  const perWindow = { before: windows.before.length, after: windows.after.length }
  const test = await testOf(answering, windows, sums)
  const carrier = await carrierOf(answering, conditions, perWindow)
  const change: Change = {
    time: time.column,
    grain: windows.grain,
    before: { ...before, periods: windows.before },
    after: { ...after, periods: windows.after },
    from: levelOf(metric, sums.before, perWindow.before),
    to: levelOf(metric, sums.after, perWindow.after),
    rows: sums.before.rows + sums.after.rows,
    test,
    carrier,
  }
  view.book.add('asked', (values) => changeFinding(answering, change, values))
}

/** A change that was computed. */
interface Change {
  time: Column
  grain: Grain
  before: Span
  after: Span
  /** Null where a window has no rows. */
  from: number | null
  to: number | null
  rows: number
  test: { low: number; high: number; p: number } | null
  carrier: Carrier | null
}

/** The first day, and the first day after it. */
interface Span {
  from: string
  to: string
  periods: readonly Period[]
}

function changeFinding(answering: Answering, change: Change, values: ValueScope): FindingDraft {
  const { plan, metric, text, subject } = answering
  const { from, to, carrier, grain } = change
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
  const inPoints = metric.kind === 'share' || (metric.kind === 'ratio' && largest <= 1)
  const moved = carrier && from !== to ? carrier : null
  return {
    ...subject,
    tone: toneOf(metric.more, to > from),
    title: upperFirst(text),
    statement: [
      ...movedText(answering, change, from, to, { values, inPoints, largest }),
      ...(moved ? carriedBy(moved, to - from, { values, metric, amount: metricWriter(values, metric), inPoints }) : []),
    ].join(' '),
    caution:
      plan.intent === 'why'
        ? 'This shows where the change happened. What caused it is not in the file.'
        : `Complete ${grain}s are compared, never a longer period with a shorter one.`,
    columns: [
      change.time.name,
      ...metric.columns.filter((name) => name !== 'rows'),
      ...(carrier ? [carrier.column.name] : []),
    ],
    fact: factOf('driver', metric.columns, {
      dimension: carrier?.column.name ?? null,
      segment: carrier?.parts[0]?.value ?? null,
      period: change.after.from,
      direction: from === to ? null : to > from ? 'up' : 'down',
    }),
    ...(moved ? { chart: changeWaterfall(moved, from, to, { metric, largest, inPoints }) } : {}),
  }
}

/** From where to where, between which days, over how many rows and how sure. */
function movedText(
  { metric }: Answering,
  { grain, before, after, rows, test }: Change,
  from: number,
  to: number,
  { values, inPoints, largest }: { values: ValueScope; inPoints: boolean; largest: number },
): string[] {
  const amount = metricWriter(values, metric)
  const change = changeWriter(values, metric, largest)
  const relative = inPoints ? to - from : from === 0 ? 0 : (to - from) / Math.abs(from)
  const up = to > from
  const per = perPeriod(metric, grain)
  return [
    ...(from === to
      ? [`${upperFirst(askedName(metric))} stayed at ${amount('before', from, `${metric.label} before`)}${per}.`]
      : [
          `${upperFirst(askedName(metric))} ${up ? 'rose' : 'fell'} from`,
          `${amount('before', from, `${metric.label} before`)} to ${amount('after', to, `${metric.label} after`)}${per}:`,
          `${change('change', relative, `change of ${metric.label}`, from > 0 || inPoints ? ['before', 'after'] : undefined)} ${up ? 'more' : 'less'}.`,
        ]),
    'Compared are',
    `${values.name('spanBefore', spanText(before, grain), 'window before')} and ${values.name('spanAfter', spanText(after, grain), 'window after')},`,
    `${values.count('rows', rows, 'rows that the answer rests on')} rows.`,
    ...(test && from !== to
      ? [
          `The difference is ${rangeText(values, amount, metric.kind, test.low, test.high)}${per} (95% interval),`,
          `${test.p < significance ? 'statistically significant' : 'not statistically significant: chance alone would produce as much'}.`,
        ]
      : []),
  ]
}

/** Fiscal periods keep their own names. */
function spanText({ from, to, periods }: Span, grain: Grain): string {
  const [first, last] = [periods[0], periods.at(-1)]
  return first && last && calendarGrain(grain) !== grain
    ? `${periodText(first.start, grain)} to ${periodText(last.start, grain)}`
    : `${dateText(`${from}T00:00:00Z`)} to ${dateText(new Date(Date.parse(`${to}T00:00:00Z`) - dayMs).toISOString())}`
}

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
