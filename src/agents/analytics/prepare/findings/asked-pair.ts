import type { AnalysisView } from './analysis-view.ts'
import type { Asked } from './asked-question.ts'
import { type Compared, compareGroups } from './compare-groups.ts'

/** One comparison that was asked for is no search among many. */
const significance = 0.05

/**
 * What the question sets against each other by name: something that happens to a row, by a yes or no of the row. Such columns are
 * outcomes themselves, so that the comparison of all groups leaves them out. Null where the question names no such two.
 */
export async function askedPair(view: AnalysisView, asked: Asked): Promise<Compared | null> {
  const { database, understanding, categories, outcomes } = view
  if (understanding.panel) return null
  const flags = new Set(outcomes.map(({ column }) => column))
  // A group that is named is asked for itself, and half a name is none.
  if (categories.some((column) => !flags.has(column) && asked.columns.has(column.name))) return null
  const dimension = categories.find((column) => flags.has(column) && asked.columns.get(column.name) === 1)
  if (!dimension || dimension === understanding.variant) return null
  const [metric] = understanding.metrics
    .filter(({ kind, columns }) => kind === 'share' && !columns.includes(dimension.name))
    .map((each) => ({
      each,
      weight: Math.max(
        ...each.columns.map((name) => asked.columns.get(name) ?? 0),
        each.concept !== null && asked.concepts.has(each.concept) ? 0.8 : 0,
      ),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  if (!metric) return null
  const [compared] = await compareGroups(database, 't', [metric.each], [dimension])
  return compared ? { ...compared, significant: compared.p < significance } : null
}
