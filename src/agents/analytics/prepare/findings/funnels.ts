import type { Column } from '../column-profile.ts'
import { type AnalysisDatabase, numberOf } from '../database.ts'
import type { Metric } from '../meaning/metric.ts'
import { shareMetric } from '../meaning/table-metrics.ts'
import type { AnalysisView } from './analysis-view.ts'
import { bars } from './bar-chart.ts'
import { factOf } from './metric-text.ts'
import type { Outcome } from './outcomes.ts'
import { stageReached } from './stage-dates.ts'
import { upperFirst } from './upper-first.ts'

/** One step of a way that people go: how many got there. */
export interface FunnelStep {
  name: string
  /** Column of the table, for the claim. */
  column: string
  reached: number
}

/** Rows that may stand on a later step without the one before: tracking loses some. */
const stray = 0.02

/**
 * Yes-or-no columns of which each is part of the one before. The later ones are then looked at among those who came so far: whoever
 * never signed up cannot be lost at activation.
 */
export async function flagFunnel(
  database: AnalysisDatabase,
  outcomes: readonly Outcome[],
  many: string,
): Promise<{ steps: Outcome[]; metrics: Metric[] } | null> {
  const stages = outcomes.filter(({ concept }) => concept === stageReached)
  const flags = (stages.length > 0 ? stages : outcomes.filter(({ column }) => column.role === 'category')).toSorted(
    (a, b) => b.count - a.count,
  )
  if (flags.length < 2) return null
  const pairs = flags.slice(1).map((later, index) => ({ later, earlier: flags[index] as Outcome }))
  const row = await database.row(
    [
      'select',
      `${pairs.map(({ later, earlier }, index) => `count(*) filter (where (${later.sql}) and not (${earlier.sql})) as p${index}`).join(', ')}`,
      'from t',
    ].join(' '),
  )
  const steps = [flags[0] as Outcome]
  for (const [index, { later }] of pairs.entries()) {
    // What is as rare as chance would have it is no part of the other.
    if (numberOf(row[`p${index}`]) > later.count * stray) break
    steps.push(later)
  }
  if (steps.length < 2) return null
  const metrics = steps.slice(1).map((outcome, index) => {
    const earlier = steps[index] as Outcome
    const metric = shareMetric(
      { ...outcome, condition: `${many} that ${earlier.verb}` },
      `${many} that ${earlier.verb}`,
    )
    return {
      ...metric,
      under: `((${earlier.sql}) and (${outcome.sql}) is not null)::int`,
      top: `((${outcome.sql}) and (${earlier.sql}))::int`,
    }
  })
  return { steps, metrics: [shareMetric(steps[0] as Outcome, many), ...metrics] }
}

/** Where most are lost: the step with the smallest part that goes on. */
export function addFunnel(view: AnalysisView, steps: readonly FunnelStep[], noun: string | null): void {
  if (steps.length < 3) return
  const losses = steps.slice(1).map((to, index) => {
    const from = steps[index] as FunnelStep
    return { from, to, kept: to.reached / Math.max(1, from.reached) }
  })
  const [worst] = losses.toSorted((a, b) => a.kept - b.kept)
  const first = steps[0]
  const last = steps.at(-1)
  if (!worst || !first || !last || worst.kept > 0.97) return
  view.book.add('funnel', (values) => {
    values.count('next', worst.to.reached, worst.to.name)
    values.count('firstCount', first.reached, first.name)
    values.count('lastCount', last.reached, last.name)
    return {
      title: [
        `Most are lost between ${values.name('from', worst.from.name, 'step before')} and`,
        `${values.name('to', worst.to.name, 'step after')}`,
      ].join(' '),
      statement: [
        `${
          noun
            ? [
                `Of ${values.count('count', worst.from.reached, `${noun} on the step before`)} ${noun} on the step`,
                `"${values.name('fromName', worst.from.name, 'step before')}",`,
                `${values.share('kept', worst.kept, 'part that goes on to the next step', 'next / count')} go on to`,
                `"${values.name('toName', worst.to.name, 'step after')}"`,
              ].join(' ')
            : [
                `Of ${values.count('count', worst.from.reached, worst.from.name)}`,
                `${values.name('fromName', worst.from.name, 'step before')},`,
                `${values.share('kept', worst.kept, 'part that goes on to the next step', 'next / count')} become`,
                `${values.name('toName', worst.to.name, 'step after')}`,
              ].join(' ')
        },`,
        `the smallest part of all steps. From ${values.name('first', first.name, 'first step')} to`,
        `${values.name('last', last.name, 'last step')} it is`,
        `${values.share('through', last.reached / Math.max(1, first.reached), 'part that gets from the first step to the last', 'lastCount / firstCount')}.`,
      ].join(' '),
      caution: 'The widest step is not always the one that is easiest to mend: some are meant to be narrow.',
      tone: 'neutral',
      subject: { what: worst.to.name, by: null, group: worst.from.name, other: noun ?? 'row', concept: 'reach' },
      columns: [...new Set(steps.map(({ column }) => column))],
      strength: 0.55,
      fact: factOf('funnel', [worst.to.column], { segment: worst.to.name }),
      step: {
        title: `Watch what happens before ${values.name('toName2', worst.to.name, 'step after')}`,
        action: [
          `Watch a handful of those who stop after ${values.name('fromName2', worst.from.name, 'step before')}: do`,
          'they not find the next step, not need it, or fail at it? Change only what the answer names, for part of',
          'the new ones.',
        ].join(' '),
        check: [
          'Among those that got the change, more than',
          `${values.share('kept2', worst.kept, 'part that goes on to the next step')} go on, and the steps after it`,
          'do not get narrower.',
        ].join(' '),
      },
      chart: {
        ...bars(
          `${noun ? upperFirst(noun) : 'How many'} at each step`,
          steps.map(({ name, reached }) => ({ value: name, amount: reached })),
          '',
          noun ?? 'how many',
        ),
        parts: 'steps' as const,
      },
    }
  })
}

/** Steps of a chain of counts. */
export const chainSteps = (chain: readonly Column[]): FunnelStep[] =>
  chain.map(({ label, name, statistics }) => ({ name: label, column: name, reached: statistics?.sum ?? 0 }))

export const outcomeSteps = (steps: readonly Outcome[], rows: number, many: string): FunnelStep[] => [
  { name: `all ${many}`, column: steps[0]?.column.name ?? '', reached: rows },
  ...steps.map(({ what, column, count }) => ({ name: what, column: column.name, reached: count })),
]
