import type { Column } from '../column-profile.ts'
import type { Row } from '../database.ts'
import { type AnalysisView, groupText } from './analysis-view.ts'
import { bars, rounded, unitOf } from './bar-chart.ts'
import type { Outcome } from './outcomes.ts'
import { certain, plausible, proportionTest, welchTest } from './significance.ts'

/** Smallest group that is compared. */
const leastGroup = 15
const mostMeasures = 6

interface Group {
  value: string
  rows: number
  cells: Row
}

const number = (value: Row[string] | undefined) => (typeof value === 'number' ? value : 0)

/** How rows differ by the values of each category: shares of outcomes, and averages of measures. */
export async function splitFindings(view: AnalysisView): Promise<void> {
  const measures = view.measures.slice(0, mostMeasures)
  if (view.outcomes.length === 0 && measures.length === 0) return
  for (const category of view.categories) {
    const wanted = view.outcomes.filter(({ column }) => column !== category)
    const aggregates = [
      ...wanted.flatMap(({ sql }, index) => [
        `count(*) filter (where ${sql}) as o${index}`,
        `count(*) filter (where (${sql}) is not null) as k${index}`,
      ]),
      ...measures.flatMap(({ sql }, index) => [
        `count(${sql}) as n${index}`,
        `avg(${sql}) as m${index}`,
        `stddev_samp(${sql}) as s${index}`,
      ]),
    ]
    if (aggregates.length === 0) continue
    const rows = await view.database.rows(
      `select ${category.sql}::varchar as value, count(*) as rows, ${aggregates.join(', ')} from t
       where ${category.sql} is not null group by 1 order by 2 desc, 1 limit 40`,
    )
    const groups = rows.map(
      (cells): Group => ({ value: String(cells.value).replace(/^(\d+)\.0$/, '$1'), rows: number(cells.rows), cells }),
    )
    for (const [index, outcome] of wanted.entries()) outcomeBy(view, outcome, category, groups, index)
    for (const [index, measure] of measures.entries()) {
      // How an outcome goes along with a measure is told from the outcome's side.
      if (measure === category || view.outcomes.some(({ column }) => column === category)) continue
      if (measure.additive) shareOfSum(view, measure, category, groups, index)
      else measureBy(view, measure, category, groups, index)
    }
  }
}

function outcomeBy(
  view: AnalysisView,
  outcome: Outcome,
  category: Column,
  groups: readonly Group[],
  index: number,
): void {
  const list = groups
    .map((group) => ({
      value: group.value,
      hits: number(group.cells[`o${index}`]),
      known: number(group.cells[`k${index}`]),
    }))
    .filter(({ known }) => known >= leastGroup)
  const hits = list.reduce((sum, group) => sum + group.hits, 0)
  const known = list.reduce((sum, group) => sum + group.known, 0)
  // A column that is only filled where it happened says nothing about why.
  if (list.length < 2 || hits === 0 || hits / known > 0.98 || known < view.table.rows * 0.3) return
  if (list.every((group) => group.hits === 0 || group.hits === group.known)) return
  view.compared.add(`${outcome.what}|${category.label}`)
  const tested = list
    .map((group) => {
      const rest = { hits: hits - group.hits, known: known - group.known }
      return {
        ...group,
        rest,
        rate: group.hits / group.known,
        restRate: rest.hits / rest.known,
        z: proportionTest(group, rest),
      }
    })
    .toSorted((a, b) => Math.abs(b.z) - Math.abs(a.z))
  const [best] = tested
  if (!best || Math.abs(best.z) < plausible || Math.abs(best.rate - best.restRate) < 0.02) return
  const { many } = view.table.row
  const high = best.rate > best.restRate
  view.book.add('outcome', (values) => {
    const group = values.name('group', groupText(category, best.value), 'group that stands out')
    const rate = values.share(
      'rate',
      best.rate,
      `share of ${many} with ${groupText(category, best.value)} that ${outcome.verb}`,
    )
    const rest = values.share('rest', best.restRate, `the same share among all other ${many}`)
    const size = values.count('size', best.known, `${many} with ${groupText(category, best.value)}`)
    const caught = values.share('caught', best.hits / hits, `their share of all ${many} that ${outcome.verb}`)
    const bad = outcome.concept.more === 'bad'
    return {
      title: `${high ? 'More' : 'Fewer'} ${many} ${outcome.verb.replace(/^were /, '').replace(/^have /, 'with ')}: ${group}`,
      statement: `${rate} of the ${size} ${many} with ${group} ${outcome.verb}, against ${rest} of all others.${high ? ` Of all ${many} that ${outcome.verb}, ${caught} have ${values.name('group2', groupText(category, best.value), 'group that stands out')}.` : ''}`,
      caution: cautionOf(
        best.z,
        best.known,
        `${values.count('size2', best.known, `${many} with ${groupText(category, best.value)}`)} ${many}`,
      ),
      tone: high === bad ? 'bad' : 'good',
      subject: { what: outcome.what, by: category.label, group: best.value, other: null, concept: outcome.concept.id },
      columns: [outcome.column.name, category.name],
      // What matters is how far apart the shares are and how many rows the group holds.
      strength: Math.min(
        1,
        0.35 +
          Math.abs(best.rate - best.restRate) * 1.6 +
          Math.min(0.25, (Math.max(best.hits, 1) / hits) * 0.3) -
          (Math.abs(best.z) < certain ? 0.25 : 0),
      ),
      chart: bars(
        `Share of ${many} that ${outcome.verb}, by ${category.label}`,
        tested.map(({ value, rate: share }) => ({ value, amount: Math.round(share * 1000) / 10 })),
        '%',
        outcome.what,
      ),
    }
  })
}

function measureBy(
  view: AnalysisView,
  measure: Column,
  category: Column,
  groups: readonly Group[],
  index: number,
): void {
  const list = groups
    .map((group) => ({
      value: group.value,
      count: number(group.cells[`n${index}`]),
      mean: number(group.cells[`m${index}`]),
      deviation: number(group.cells[`s${index}`]),
    }))
    .filter(({ count }) => count >= leastGroup)
  if (list.length < 2) return
  const tested = list
    .map((group) => ({ ...group, rest: others(list, group), ...welchTest(group, others(list, group)) }))
    .toSorted((a, b) => Math.abs(b.t) - Math.abs(a.t))
  // Of two groups each stands out from the other: named is the one where something can be mended.
  const worse = measure.concept?.more === 'bad' ? 1 : measure.concept?.more === 'good' ? -1 : 0
  const [best] = tested.length === 2 && worse !== 0 ? tested.toSorted((a, b) => worse * (b.mean - a.mean)) : tested
  if (!best || Math.abs(best.t) < plausible || Math.abs(best.effect) < 0.3) return
  const ratio = best.rest.mean === 0 ? 0 : best.mean / best.rest.mean
  if (ratio > 0 && Math.abs(ratio - 1) < 0.05) return
  const higher = best.mean > best.rest.mean
  const { many } = view.table.row
  view.book.add('segment', (values) => {
    const name = groupText(category, best.value)
    const group = values.name('group', name, 'group that stands out')
    const mean = values.amount('mean', best.mean, measure, `average ${measure.label}, ${name}`)
    const rest = values.amount('rest', best.rest.mean, measure, `average ${measure.label} of all other ${many}`)
    const size = values.count('size', best.count, `${many} with ${name}`)
    const more = measure.concept?.more ?? 'neutral'
    return {
      title: `${higher ? 'Higher' : 'Lower'} ${measure.label}: ${group}`,
      statement: `The average ${measure.label} of the ${size} ${many} with ${group} is ${mean}, against ${rest} for the others.`,
      caution: cautionOf(best.t, best.count, `${values.count('size2', best.count, `${many} with ${name}`)} ${many}`),
      tone: more === 'neutral' ? 'neutral' : higher === (more === 'good') ? 'good' : 'bad',
      subject: {
        what: measure.label,
        by: category.label,
        group: best.value,
        other: null,
        concept: measure.concept?.id ?? null,
      },
      columns: [measure.name, category.name],
      strength:
        more === 'neutral'
          ? Math.min(0.34, 0.1 + Math.abs(best.effect) * 0.2)
          : Math.min(0.88, 0.35 + Math.abs(best.effect) * 0.4 - (Math.abs(best.t) < certain ? 0.2 : 0)),
      chart: bars(
        `Average ${measure.label} by ${category.label}`,
        tested.map(({ value, mean: amount }) => ({ value, amount: rounded(amount) })),
        unitOf(measure),
        `average ${measure.label}`,
      ),
    }
  })
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
    sum: number(group.cells[`n${index}`]) * number(group.cells[`m${index}`]),
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
    return {
      title: `${values.name('group', name, 'group that stands out')} brings ${values.share('ofSum2', best.ofSum, `their share of the total ${measure.label}`)} of the ${measure.label}`,
      statement: `${values.share('ofRows', best.ofRows, `share of the ${many} with ${name}`)} of the ${many} have ${values.name('group2', name, 'group that stands out')}; they bring ${values.share('ofSum', best.ofSum, `their share of the total ${measure.label}`)} of the total ${measure.label}.`,
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
      strength: Math.min(0.55, 0.2 + Math.abs(best.ofSum - best.ofRows) * 0.6),
      chart: bars(
        `Share of the total ${measure.label} by ${category.label}`,
        list.map((group) => ({ value: group.value, amount: Math.round((group.sum / sum) * 1000) / 10 })),
        '%',
        `share of the ${measure.label}`,
      ),
    }
  })
}

function others<Entry extends { count: number; mean: number; deviation: number }>(list: readonly Entry[], one: Entry) {
  const rest = list.filter((entry) => entry !== one)
  const count = rest.reduce((sum, entry) => sum + entry.count, 0)
  const mean = rest.reduce((sum, entry) => sum + entry.mean * entry.count, 0) / Math.max(1, count)
  const variance =
    rest.reduce((sum, entry) => sum + entry.count * (entry.deviation ** 2 + (entry.mean - mean) ** 2), 0) /
    Math.max(1, count)
  return { count, mean, deviation: Math.sqrt(variance) }
}

function cautionOf(score: number, size: number, sizeText: string): string | null {
  if (Math.abs(score) < certain)
    return `With ${sizeText} in the group this may still be chance; look again when there are more.`
  return size < 30 ? `The group is small: ${sizeText}.` : null
}
