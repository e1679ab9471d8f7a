import { addsUp, type Metric } from '../meaning/metric.ts'
import { type CalendarGrain, calendarGrain, type Grain, inPeriod, periodText, periodTicks } from '../number-text.ts'
import { placesOf } from '../statistics/anomalies.ts'
import { fitLine } from '../statistics/line.ts'
import { movementOf } from '../statistics/movement.ts'
import { drawnValue, factOf, metricWriter, perPeriod, said, unitOfMetric } from './metric-text.ts'
import { next, type Period } from './time-axis.ts'
import { upperFirst } from './upper-first.ts'
import type { ValueBook } from './value-book.ts'

const leastPeriods = 12
const ahead = 6
const season: Readonly<Record<CalendarGrain, number>> = { day: 7, week: 52, month: 12, quarter: 4, year: 1 }

type Rule = 'level' | 'line' | 'last season'
const ruleNames: Readonly<Record<Rule, string>> = {
  level: 'the average of the latest periods',
  line: 'the line through all periods',
  'last season': 'the same period of the season before',
}

/** What a rule expects so many steps after the last value. */
function expected(rule: Rule, values: readonly number[], steps: number, cycle: number): number {
  if (rule === 'level') {
    const latest = values.slice(-Math.min(8, Math.max(3, Math.floor(values.length / 4))))
    return latest.reduce((sum, value) => sum + value, 0) / latest.length
  }
  if (rule === 'last season') return values[values.length - cycle + ((steps - 1) % cycle)] ?? 0
  const line = fitLine(
    values.map((_, index) => index),
    values,
  )
  return line.intercept + line.slope * (values.length - 1 + steps)
}

/** The rule that would have done best on the last quarter of the periods, and how far it would have been off. */
function chooseRule(values: readonly number[], cycle: number, heads: boolean): { rule: Rule; misses: number[] } {
  const from = Math.max(6, Math.floor(values.length * 0.7))
  // Where a direction is beyond chance, a level is wrong by what is already known.
  const rules: Rule[] = [
    ...(heads ? [] : (['level'] as const)),
    'line',
    ...(values.length >= 2 * cycle ? (['last season'] as const) : []),
  ]
  const missesOf = (rule: Rule) => {
    const misses: number[] = []
    for (let origin = from; origin < values.length; origin += 1) {
      for (let steps = 1; steps <= ahead && origin + steps <= values.length; steps += 1)
        misses.push((values[origin + steps - 1] ?? 0) - expected(rule, values.slice(0, origin), steps, cycle))
    }
    return misses
  }
  const size = (misses: readonly number[]) =>
    misses.reduce((sum, miss) => sum + Math.abs(miss), 0) / Math.max(1, misses.length)
  const tried = rules.map((rule) => ({ rule, misses: missesOf(rule) }))
  const [best] = tried.toSorted((a, b) => size(a.misses) - size(b.misses))
  return { rule: best?.rule ?? 'level', misses: best?.misses ?? [] }
}

/** What comes next if nothing changes, with how far the same rule was off on the periods that are known. */
export function addForecast(
  book: ValueBook,
  metric: Metric,
  course: readonly (number | null)[],
  periods: readonly Period[],
  grain: Grain,
  timeColumn: string,
): void {
  const values = course.filter((value) => value !== null)
  const last = periods.at(-1)
  if (values.length < leastPeriods || values.length < course.length * 0.95 || !last) return
  const movement = movementOf(values, 0.001)
  const odd = placesOf(movement.anomalies)
  const clean = values.map((value, index) => (odd.has(index) ? (values[index - 1] ?? value) : value))
  const { rule, misses } = chooseRule(clean, season[calendarGrain(grain)], movement.trend !== null)
  const sizes = misses.map(Math.abs).toSorted((a, b) => a - b)
  const reach = sizes[Math.min(sizes.length - 1, Math.ceil(sizes.length * 0.9))] ?? 0
  const coming = Array.from({ length: ahead }, (_, index) =>
    expected(rule, clean, index + 1, season[calendarGrain(grain)]),
  )
  const first = next(last.start, grain)
  const starts = [first]
  for (let index = 1; index < ahead; index += 1) starts.push(next(starts[index - 1] ?? first, grain))
  const heads = rule === 'line' ? movement.trend : null
  const floor = Math.min(...clean) >= 0 ? 0 : Number.NEGATIVE_INFINITY
  const shown = clean.slice(-24)
  const largest = Math.max(...clean, ...coming)
  book.add('forecast', (bound) => {
    const amount = metricWriter(bound, metric)
    return {
      title: `${upperFirst(metric.label)} in the next ${grain}s`,
      statement: [
        `If nothing changes, ${said(metric)} will be about`,
        `${amount('next', coming[0] ?? 0, 'expected in the next period')} ${inPeriod(grain)}`,
        `${bound.name('nextPeriod', periodText(first, grain), 'next period')} and`,
        `${amount('end', coming.at(-1) ?? 0, 'expected in the last of the next periods')}`,
        `${inPeriod(grain)}`,
        `${bound.name('endPeriod', periodText(starts.at(-1) ?? first, grain), 'last of the next periods')}${
          addsUp(metric)
            ? `, ${amount(
                'sum',
                coming.reduce((sum, value) => sum + value, 0),
                'expected in all of them together',
              )} over these ${bound.count('ahead', ahead, 'periods ahead')} ${grain}s`
            : ''
        }.`,
        `On the known ${grain}s the same rule was off by at most`,
        `${amount('reach', reach, 'size of nine in ten misses of the back-test')}${perPeriod(metric, grain)}`,
        `in ${bound.share('most', 0.9, 'part of all back-tests')} of`,
        `${bound.count('tests', misses.length, 'back-tests')} back-tests.`,
      ].join(' '),
      caution: [
        `It rests on ${ruleNames[rule]}, which did best among the rules that were tried, and knows`,
        'nothing of plans, prices and holidays.',
      ].join(' '),
      tone: 'neutral',
      subject: { what: metric.label, by: null, group: null, other: null, concept: metric.concept },
      columns: [timeColumn, ...metric.columns.filter((column) => column !== 'rows')],
      // That things stay as they are is news only to whoever asked.
      strength: heads ? 0.34 : 0.19,
      fact: factOf('forecast', metric.columns, {
        period: first.toISOString().slice(0, 10),
        direction: heads ? (heads.slope > 0 ? 'up' : 'down') : null,
      }),
      step: {
        title: `Plan ${metric.label} with a range, not a number`,
        action: [
          `Prepare for ${amount('plan', (coming[0] ?? 0) + reach, 'upper end of the next period')}, and ask what`,
          'follows if only',
          `${amount('short', Math.max(floor, (coming[0] ?? 0) - reach), 'lower end of the next period')} comes.`,
        ].join(' '),
        check: `The next ${grain} lies inside this range; if it does not, the rule no longer holds and has to be chosen again.`,
      },
      chart: {
        title: `${upperFirst(metric.label)}, known and expected`,
        description: `The last ${shown.length} ${grain}s and the next ${ahead}, with the range that held nine in ten back-tests.`,
        kind: 'line',
        labels: periodTicks([...periods.slice(-shown.length).map(({ start }) => start), ...starts], grain),
        series: [
          {
            name: 'known',
            values: [...shown.map((value) => drawnValue(metric, value, largest)), ...coming.map(() => null)],
          },
          {
            name: 'expected',
            values: [...shown.map(() => null), ...coming.map((value) => drawnValue(metric, value, largest))],
          },
          {
            name: 'at least',
            values: [
              ...shown.map(() => null),
              ...coming.map((value) => drawnValue(metric, Math.max(floor, value - reach), largest)),
            ],
          },
          {
            name: 'at most',
            values: [...shown.map(() => null), ...coming.map((value) => drawnValue(metric, value + reach, largest))],
          },
        ],
        unit: unitOfMetric(metric, largest),
        horizontal: false,
      },
    }
  })
}
