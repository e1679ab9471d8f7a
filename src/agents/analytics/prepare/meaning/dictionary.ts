import type { Column } from '../column-profile.ts'
import type { AnalysisView } from '../findings/analysis-view.ts'
import type { Impossible } from './impossible.ts'
import type { Understanding } from './understanding.ts'

/** What one row of a panel is: "one week of one region". */
export function panelRow({ step, keys }: Understanding): string {
  return [`one ${step ?? 'moment'}`, ...keys.map(({ label }) => `one ${label}`)].join(' of ')
}

/** How a column was used, for whoever wants to know whether it was understood. */
export function meaningOf(view: AnalysisView, column: Column, impossible: readonly Impossible[]): string {
  const parts = [roleOf(view, column), unitOf(column), directionOf(view, column)].filter((part) => part !== '')
  const out = impossible.filter((each) => each.column === column).reduce((sum, { count }) => sum + count, 0)
  if (out > 0) parts.push(`${out} impossible ${out === 1 ? 'value' : 'values'} left out`)
  return parts.join(', ')
}

function roleOf({ understanding, time, outcomes, categories }: AnalysisView, column: Column): string {
  const { variant, keys, chain, metrics, step } = understanding
  if (column === time?.column) {
    if (column.fiscal) return `time, named by fiscal ${column.fiscal}`
    return step ? `time, one moment a ${step}` : `time, read by ${time.grain}`
  }
  if (column === variant) return 'variants of an experiment'
  if (keys.includes(column)) return 'names what was measured'
  if (outcomes.some((outcome) => outcome.column === column)) return 'outcome of a row'
  const place = chain.indexOf(column)
  if (place > 0) return `part of ${chain[place - 1]?.label}`
  if (column.role === 'measure') {
    const kinds = metrics.filter((metric) => metric.columns[0] === column.name).map(({ kind }) => kind)
    if (kinds.includes('sum')) return 'added up'
    return kinds.includes('mean') ? 'averaged' : 'not used for a measure of its own'
  }
  if (categories.includes(column)) return 'splits the rows'
  if (column.role === 'entity') return 'names people or things that come back'
  if (column.role === 'id') return 'names each row'
  return column.role === 'date' ? 'a later or earlier moment' : 'not used'
}

function unitOf({ unit, role, concept }: Column): string {
  if (role !== 'measure') return ''
  if (unit?.kind === 'money') return `money in ${unit.symbol}`
  if (unit?.kind === 'percent') return 'per cent'
  return concept?.id === 'satisfaction' ? 'score' : concept?.id === 'waiting' ? 'duration' : ''
}

function directionOf({ outcomes }: AnalysisView, column: Column): string {
  const concept =
    outcomes.find((outcome) => outcome.column === column)?.concept ??
    (column.role === 'measure' ? column.concept : null)
  return concept && concept.more !== 'neutral' ? `more is ${concept.more}` : ''
}
