import type { FactClaim, Finding } from '../../prepared.ts'
import type { Column, Table } from '../column-profile.ts'
import { conceptOf } from '../concepts.ts'
import type { Asked, Intent } from './asked-question.ts'

/** How well a claim answers what is asked, with and without a group that carries it. */
export const worth: Readonly<
  Record<Intent, Partial<Record<FactClaim, number | readonly [whole: number, group: number]>>>
> = {
  drives: { relation: 4, difference: 4, interaction: 4 },
  forecast: { forecast: 6 },
  quality: { impossible: 5, missing: 4.5, unreadable: 4.5, anomaly: 4, duplicates: 3.5 },
  funnel: { funnel: 6, reach: 4, difference: 2 },
  experiment: { experiment: 6 },
  when: { season: 5, shift: 4, anomaly: 3 },
  why: {
    mix: 6,
    interaction: 5,
    driver: 4,
    shift: [3, 5],
    trend: [2.5, 4.5],
    retention: 3,
    anomaly: 2,
    difference: 1.5,
  },
  back: { retention: 6, shift: 4, trend: 3.5, difference: 4 },
  which: { difference: 4, shift: [1, 4], trend: [1, 4], anomaly: [1, 3], interaction: 4, concentration: 1.5, mix: 2 },
  course: { trend: 4, shift: 4, retention: 4, mix: 3.5, experiment: 2, driver: 2 },
}

const isDimension = ({ role }: Column) => role === 'category' || role === 'entity'
/** How much a finding answers, by what it claims and what it is about. Below `enough` it does not. */
export function closeness(finding: Finding, asked: Asked, table: Table, hasVariant: boolean): number {
  const { fact } = finding
  if (!fact) return 0
  const wanted =
    hasVariant && asked.intents.length === 0
      ? (['experiment'] as const)
      : asked.intents.length === 0
        ? (['which', 'course'] as const)
        : asked.intents
  const weights = wanted
    .map((intent) => {
      const weight = worth[intent][fact.claim] ?? 0
      return typeof weight === 'number' ? weight : fact.segment === null ? weight[0] : weight[1]
    })
    .toSorted((a, b) => b - a)
  const kind = (weights[0] ?? 0) + 0.25 * (weights[1] ?? 0)
  const column = (name: string) => table.columns.find((each) => each.name === name)
  const measured = [...asked.columns].filter(([name]) => {
    const one = column(name)
    return one && (!isDimension(one) || fact.measures.includes(name))
  })
  const about = Math.max(
    0,
    ...fact.measures.map((name) => {
      const one = column(name)
      const concept = one ? (one.concept ?? conceptOf(one.label)) : null
      return Math.max(
        asked.columns.get(name) ?? 0,
        concept && asked.concepts.has(concept.id) ? 0.8 : 0,
        finding.subject.concept && asked.concepts.has(finding.subject.concept) ? 0.8 : 0,
      )
    }),
  )
  const namesMeasure = measured.length > 0
  const dimensions = [...asked.columns].filter(([name]) => {
    const one = column(name)
    return one && isDimension(one) && !fact.measures.includes(name)
  })
  const split =
    fact.dimension === null
      ? 0
      : dimensions.some(([name]) => name === fact.dimension)
        ? 1.5
        : dimensions.length > 0
          ? -1.5
          : 0
  // A rate that was asked for is not answered by a count.
  const rate =
    asked.rate && fact.measures.length > 1 && ['mix', 'shift', 'trend', 'difference'].includes(fact.claim) ? 0.5 : 0
  const way = asked.way !== null && fact.direction !== null ? (asked.way === fact.direction ? 0.6 : -0.6) : 0
  // Of several measures the one that decides answers, unless another is named.
  const open = fact.claim === 'experiment' && fact.direction === null && !namesMeasure ? -3 : 0
  return kind === 0
    ? 0
    : kind + open + (about > 0 ? 3 * about : namesMeasure ? -2.5 : 0) + split + way + rate + finding.strength
}
