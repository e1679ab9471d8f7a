import type { Column } from '../column-profile.ts'
import { numberOf } from '../database.ts'
import type { Metric } from '../meaning/metric.ts'
import { holm, sharesDiffer } from '../statistics/compare.ts'
import type { AnalysisView } from './analysis-view.ts'
import { addExperiment } from './experiment-finding.ts'
import { type Arm, armsOf, byMoments, byRows, metricsOf, type Tested } from './experiment-tests.ts'
import type { Trial } from './experiment-verdict.ts'
import { factOf } from './metric-text.ts'

const mostMetrics = 4
const controlName = /control|kontroll|baseline|^a$|^old|^alt$|original|current|^v1$|bisher/i

/** Each variant of an experiment against the one that was there before: the effect, its interval, and what is inconclusive. */
export async function experimentFindings(view: AnalysisView): Promise<Trial[]> {
  const { variant, panel, chain } = view.understanding
  if (!variant) return []
  const metrics = metricsOf(view).slice(0, mostMetrics)
  const values = variant.top.map(({ value }) => value).toSorted()
  const control = values.find((value) => controlName.test(value.replaceAll('_', ' '))) ?? values[0]
  if (!control || metrics.length === 0) return []
  const listed: { metric: Metric; tests: Tested[]; base: Arm }[] = []
  for (const metric of metrics) {
    const arms = await armsOf(view, variant, metric)
    const base = arms.find(({ value }) => value === control)
    if (!base || arms.length < 2) continue
    const tests = await Promise.all(
      arms
        .filter((arm) => arm !== base)
        .map(
          async (arm): Promise<Tested> =>
            panel && metric.kind === 'mean' ? byMoments(view, variant, metric, arm, base) : byRows(metric, arm, base),
        ),
    )
    listed.push({ metric, tests, base })
  }
  const corrected = holm(listed.flatMap(({ tests }) => tests.map(({ p }) => p)))
  let place = 0
  const trials = listed.flatMap((each) => {
    const tests = each.tests.map((test) => ({ ...test, p: corrected[place++] ?? 1 }))
    return addExperiment(view, variant, each.metric, each.base, tests) ?? []
  })
  await addUneven(view, variant, chain[0] ?? null)
  return trials
}

/** Parts that differ by more were meant to. */
const mostUneven = 1.5

/** Variants of somewhat different size were hardly assigned equally at random. */
async function addUneven(view: AnalysisView, variant: Column, base: Column | null): Promise<void> {
  const rows = await view.database.rows(
    [
      `select ${variant.sql}::varchar as value, ${base ? `sum(${base.sql})` : 'count(*)'}::double as n from t`,
      `where ${variant.sql} is not null group by 1 order by 1`,
    ].join(' '),
  )
  const sizes = rows.map(({ n }) => numberOf(n))
  if (Math.max(...sizes) > mostUneven * Math.min(...sizes)) return
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const mean = all / sizes.length
  // Against equal parts of twice as many, of which half are in each: the test of shares is the one of counts.
  const { p } = sharesDiffer(sizes.map((size) => ({ hits: size, known: mean + size })))
  if (p > 0.0005 || sizes.every((size) => Math.abs(size / mean - 1) < 0.03)) return
  view.book.add('quality', (values) => ({
    title: `The variants of ${variant.label} differ in size`,
    statement: [
      `The largest variant of ${variant.label} holds`,
      `${values.count('most', Math.max(...sizes), 'size of the largest variant')} and the smallest`,
      `${values.count('least', Math.min(...sizes), 'size of the smallest variant')}: more than equal random assignment`,
      'explains.',
    ].join(' '),
    caution: 'If equal parts were meant, something lets part of a variant fall out, and all its figures are in doubt.',
    tone: 'bad',
    subject: { what: variant.label, by: null, group: null, other: null, concept: 'quality' },
    columns: [variant.name],
    strength: 0.5,
    fact: factOf('level', [variant.name]),
  }))
}
