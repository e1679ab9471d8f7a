import { createHash } from 'node:crypto'
import type { Dictionary, RememberedDictionary } from '../../dictionary.ts'
import type { Column, Table } from '../column-profile.ts'
import { addStatistics } from '../column-statistics.ts'
import type { Concept } from '../concepts.ts'
import type { AnalysisDatabase } from '../database.ts'
import type { AnalysisView } from '../findings/analysis-view.ts'

/** What files of one kind have in common: the names of their columns, in any order. */
export function shapeOf(names: readonly string[]): string {
  const text = names
    .map((name) => name.trim().toLowerCase())
    .toSorted()
    .join('\n')
  return createHash('sha256').update(text).digest('hex')
}

/** Columns as the user said that they are read. What a column's cells cannot be is left as it was found. */
export async function appliedDictionary(
  database: AnalysisDatabase,
  table: Table,
  dictionary: Dictionary | null,
): Promise<void> {
  const columns = dictionary?.columns ?? []
  for (const { name, kind, unit, more } of columns) {
    const column = table.columns.find((each) => each.name === name)
    if (!column) continue
    if ((kind === 'sum' || kind === 'mean') && column.type === 'number') {
      column.role = 'measure'
      column.chosen = kind
      column.additive = kind === 'sum'
      if (!column.statistics) await addStatistics(database, [column])
    } else if (kind === 'category' && column.top.length >= 2) column.role = 'category'
    else if (kind === 'ignore') column.role = 'text'
    if (column.type !== 'number') continue
    column.unit = unit === '' ? null : unit === '%' ? { kind: 'percent' } : { kind: 'money', symbol: unit }
    column.concept = withDirection(column.concept, more)
  }
}

const named: Concept = { id: 'named', words: /^$/, more: 'neutral' }

function withDirection(concept: Concept | null, more: Concept['more']): Concept | null {
  if ((concept?.more ?? 'neutral') === more) return concept
  return { ...(concept ?? named), more }
}

/** The dictionary of a table as it was used, for the page to show and to change. */
export function dictionaryOf(
  { dictionary, understanding, measures, categories }: AnalysisView,
  table: Table,
): RememberedDictionary {
  const kindOf = (column: Column): Dictionary['columns'][number]['kind'] => {
    if (measures.some(({ name }) => name === column.name)) {
      const kinds = understanding.metrics.filter((metric) => metric.columns[0] === column.name).map(({ kind }) => kind)
      return kinds.includes('sum') ? 'sum' : 'mean'
    }
    return categories.some(({ name }) => name === column.name) ? 'category' : 'ignore'
  }
  return {
    shape: shapeOf(table.columns.map(({ name }) => name)),
    dictionary: {
      columns: table.columns
        .filter(({ type, top }) => type === 'number' || top.length >= 2)
        .slice(0, 200)
        .map((column) => ({
          name: column.name,
          kind: kindOf(column),
          unit: column.unit?.kind === 'percent' ? '%' : column.unit?.kind === 'money' ? column.unit.symbol : '',
          more: column.concept?.more ?? 'neutral',
        })),
      main: dictionary?.main ?? null,
    },
  }
}
