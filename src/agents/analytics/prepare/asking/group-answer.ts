import { areAllShown, bars } from '../findings/bar-chart.ts'
import { drawnValue, factOf, metricWriter, unitOfMetric } from '../findings/metric-text.ts'
import { upperFirst } from '../findings/upper-first.ts'
import { addsUp, noSums, plus, type Sums, sampleOf } from '../meaning/metric.ts'
import { meansDiffer, sharesDiffer } from '../statistics/compare.ts'
import type { Answering } from './answering.ts'
import { askedName } from './asked-name.ts'
import { measuredValue, slicesOf } from './slices.ts'
import { nothing } from './value-answer.ts'

const mostGroups = 12
const significance = 0.05
/** Groups with fewer rows are shown and not tested. */
const leastRows = 5

/** The groups of one column, with whether they differ beyond chance. */
export async function addGroups({ view, metric, condition, by, text, subject }: Answering): Promise<void> {
  const [dimension] = by
  if (!dimension) return
  const slices = (await slicesOf(view, metric, [dimension], condition)).filter(({ sums }) => sums.rows > 0)
  view.book.add('asked', (values) => {
    const shown = slices
      .flatMap((slice) => {
        const own = measuredValue(metric, slice.sums)
        return own ? [{ name: slice.values[0] ?? '', sums: slice.sums, ...own }] : []
      })
      .toSorted((a, b) => b.value - a.value)
    const [highest] = shown
    const lowest = shown.at(-1)
    if (!highest || !lowest) return nothing(subject, text)
    const amount = metricWriter(values, metric)
    const total = slices.reduce((sum, { sums }) => plus(sum, sums), noSums)
    const rows = values.count('rows', total.rows, 'rows that the answer rests on')
    const largest = Math.max(...shown.map(({ value }) => value))
    const hasIntervals = shown.some(({ low, high }) => low !== high) && shown.length <= mostGroups
    const drawn = (value: number) => drawnValue(metric, value, largest) ?? 0
    const isWhole = addsUp(metric) && total.top > 0 && lowest.value >= 0
    if (isWhole) amount('total', total.top, `${metric.label}, all groups`)
    const part = isWhole
      ? ` (${values.share('part', highest.value / total.top, 'part of the total', 'most / total')} of the total)`
      : ''
    return {
      ...subject,
      title: upperFirst(text),
      statement: [
        `${upperFirst(askedName(metric))} is highest for ${values.name('highest', highest.name, 'highest group')} with`,
        `${amount('most', highest.value, `${metric.label}, ${highest.name}`)}${part} and lowest for`,
        `${values.name('lowest', lowest.name, 'lowest group')} with`,
        `${amount('least', lowest.value, `${metric.label}, ${lowest.name}`)}, over ${rows} rows in`,
        `${values.count('groups', shown.length, `values of ${dimension.label}`)} groups.`,
        ...differ(shown.map(({ sums }) => sums)),
      ].join(' '),
      caution: addsUp(metric)
        ? 'Totals also depend on how many rows a group has.'
        : 'This is not an experiment: the groups may differ in other ways too.',
      columns: [...metric.columns.filter((name) => name !== 'rows'), dimension.name],
      fact: factOf('difference', metric.columns, { dimension: dimension.name, segment: highest.name }),
      chart: hasIntervals
        ? {
            title: upperFirst(text),
            description: `Each ${dimension.label} with its 95 % interval.`,
            kind: 'interval' as const,
            labels: shown.map(({ name }) => name),
            series: [
              { name: 'lower end', values: shown.map(({ low }) => drawn(low)) },
              { name: metric.label, values: shown.map(({ value }) => drawn(value)) },
              { name: 'upper end', values: shown.map(({ high }) => drawn(high)) },
            ],
            unit: unitOfMetric(metric, largest),
            horizontal: true,
          }
        : {
            ...bars(
              upperFirst(text),
              shown.map(({ name, value }) => ({ value: name, amount: drawn(value) })),
              unitOfMetric(metric, largest),
              metric.label,
            ),
            ...(isWhole && areAllShown(shown) ? { parts: 'whole' as const } : {}),
          },
    }
  })

  function differ(groups: readonly Sums[]): string[] {
    const tested = groups.filter(({ under }) => under >= leastRows)
    if (addsUp(metric) || tested.length < 2) return []
    const { p } =
      metric.kind === 'mean'
        ? meansDiffer(tested.map(sampleOf))
        : sharesDiffer(tested.map(({ top, under }) => ({ hits: top, known: under })))
    return [
      p < significance
        ? 'The groups differ significantly at the 5% level, for this one comparison.'
        : 'The differences are not statistically significant: chance alone would produce as much.',
    ]
  }
}
