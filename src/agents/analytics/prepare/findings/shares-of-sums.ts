import type { Column } from '../column-profile.ts'
import { numberOf, type Row } from '../database.ts'
import { type AnalysisView, groupText } from './analysis-view.ts'
import { areAllShown, bars } from './bar-chart.ts'
import { factOf } from './metric-text.ts'

/** Smallest group that is compared. */
const leastGroup = 15
const mostMeasures = 6

interface Group {
  value: string
  rows: number
  cells: Row
}

/** Groups that bring far more or less of a sum than of the rows. In a panel each group has its rows by design, and nothing is said. */
export async function shareFindings(view: AnalysisView): Promise<void> {
  const measures = view.measures.filter(({ additive }) => additive).slice(0, mostMeasures)
  if (measures.length === 0 || view.understanding.panel) return
  for (const category of view.categories) {
    // How an outcome goes along with a measure is reported with the outcome.
    if (category === view.understanding.variant || view.outcomes.some(({ column }) => column === category)) continue
    const rows = await view.database.rows(
      `select ${category.sql}::varchar as value, count(*) as rows, ${measures
        .map(({ sql }, index) => `count(${sql}) as n${index}, avg(${sql}) as m${index}`)
        .join(', ')} from t where ${category.sql} is not null group by 1 order by 2 desc, 1 limit 40`,
    )
    const groups = rows.map(
      (cells): Group => ({
        value: String(cells.value).replace(/^(-?\d+)\.0$/, '$1'),
        rows: numberOf(cells.rows),
        cells,
      }),
    )
    for (const [index, measure] of measures.entries()) shareOfSum(view, measure, category, groups, index)
  }
}

/** For what adds up: a group whose part of the sum is far from its part of the rows. */
function shareOfSum(
  view: AnalysisView,
  measure: Column,
  category: Column,
  groups: readonly Group[],
  index: number,
): void {
  const list = groups.map((group) => ({
    value: group.value,
    rows: group.rows,
    sum: numberOf(group.cells[`n${index}`]) * numberOf(group.cells[`m${index}`]),
  }))
  const rows = list.reduce((total, group) => total + group.rows, 0)
  const sum = list.reduce((total, group) => total + group.sum, 0)
  if (sum <= 0 || list.some((group) => group.sum < 0)) return
  const [best] = list
    .filter((group) => group.rows >= leastGroup)
    .map((group) => ({ ...group, ofRows: group.rows / rows, ofSum: group.sum / sum }))
    .toSorted((a, b) => Math.abs(b.ofSum - b.ofRows) - Math.abs(a.ofSum - a.ofRows))
  // A group that brings nothing at all, such as a free plan, is so by definition.
  if (!best || best.ofSum === 0 || Math.abs(best.ofSum - best.ofRows) < 0.12) return
  const { many } = view.table.row
  view.book.add('concentration', (values) => {
    const name = groupText(category, best.value)
    values.count('n', best.rows, `${many} with ${name}`)
    values.count('rows', rows, many)
    values.amount('part', best.sum, measure, `${measure.label} of ${name}`)
    values.amount('sum', sum, measure, `total ${measure.label}`)
    return {
      title: [
        `${values.name('group', name, 'group that stands out')} brings`,
        `${values.share('ofSum2', best.ofSum, `their share of the total ${measure.label}`)} of the`,
        `${measure.label}`,
      ].join(' '),
      statement: [
        `${values.share('ofRows', best.ofRows, `share of the ${many} with ${name}`, 'n / rows')} of the ${many} have`,
        `${values.name('group2', name, 'group that stands out')}; they bring`,
        `${values.share('ofSum', best.ofSum, `their share of the total ${measure.label}`, 'part / sum')} of the total`,
        `${measure.label}.`,
      ].join(' '),
      caution: null,
      tone: 'neutral',
      subject: {
        what: measure.label,
        by: category.label,
        group: best.value,
        other: best.ofSum > best.ofRows ? 'most' : 'little',
        concept: measure.concept?.id ?? null,
      },
      columns: [measure.name, category.name],
      fact: factOf('concentration', [measure.name], {
        dimension: category.name,
        segment: best.value,
        direction: best.ofSum > best.ofRows ? 'up' : 'down',
      }),
      strength: Math.min(0.55, 0.2 + Math.abs(best.ofSum - best.ofRows) * 0.6),
      chart: {
        ...bars(
          `Share of the total ${measure.label} by ${category.label}`,
          list.map((group) => ({ value: group.value, amount: Math.round((group.sum / sum) * 1000) / 10 })),
          '%',
          `share of the ${measure.label}`,
        ),
        ...(areAllShown(list) ? { parts: 'whole' as const } : {}),
      },
    }
  })
}
