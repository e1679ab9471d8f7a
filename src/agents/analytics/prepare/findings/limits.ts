import type { DataLimit, Finding } from '../../prepared.ts'
import { human, withArticle } from '../column-names.ts'
import type { AnalysisView } from './analysis-view.ts'
import { completePeriods } from './time-axis.ts'

const mostLimits = 5

/** What this file cannot answer, and what would. Only what somebody reading these findings would ask next. */
export function dataLimits(view: AnalysisView, question: string | null, findings: readonly Finding[]): DataLimit[] {
  const { table, time, outcomes, measures } = view
  const { many, one } = table.row
  const limits: DataLimit[] = []
  const has = (role: string) => table.columns.some((column) => column.role === role)

  if (question && !findings.some(({ answers, kind }) => answers && kind !== 'level')) {
    limits.push({
      cannot: 'Answer the question as it was asked',
      because: `Nothing that was computed speaks of it. The columns are ${table.columns
        .slice(0, 12)
        .map(({ label }) => label)
        .join(', ')}.`,
      need: 'An export with a column that says it, or the question asked in the words of the columns.',
    })
  }
  if (table.rows < 100) {
    limits.push({
      cannot: 'Detect small differences',
      because: `The file holds fewer than a hundred ${many}.`,
      need: `More ${many}; differences are shown only where they are large.`,
    })
  }
  if (!has('date')) {
    limits.push({
      cannot: 'Say what changed, or whether it gets better',
      because: 'No column holds a date.',
      need: `The date of each ${one} in the export.`,
    })
  } else if (time && completePeriods(time, table.rows).periods.length < 3) {
    limits.push({
      cannot: 'Show a direction over time',
      because: `The dates cover fewer than three complete ${time.grain}s.`,
      need: 'An export over a longer time.',
    })
  } else if (
    time?.column.range &&
    Date.parse(time.column.range.last) - Date.parse(time.column.range.first) < 390 * 86_400_000
  ) {
    limits.push({
      cannot: 'Separate season from growth',
      because:
        'The dates cover less than thirteen months, so that no month can be compared with the same one a year before.',
      need: 'The same export for the year before.',
    })
  }
  const late = outcomes.find(({ concept }) => concept.late)
  if (late && time) {
    limits.push({
      cannot: `Compare recent ${many} with older ones on "${late.what}"`,
      because: `It shows some time after ${withArticle(one)} began, and recent ${many} had less time for it.`,
      need: `The share within a fixed time, such as the first month, for each month of ${human(time.column.name)}.`,
    })
  }
  if (
    outcomes.some(({ concept }) => concept.more === 'bad') &&
    findings.some(({ kind }) => kind === 'outcome' || kind === 'signal')
  ) {
    limits.push({
      cannot: 'Say why',
      because: 'The file holds what happened to whom, not reasons.',
      need: `A handful of conversations with the people behind the ${many} in the group that stands out.`,
    })
  }
  if (!has('entity') && !has('id')) {
    limits.push({
      cannot: 'Distinguish new people from returning ones',
      because: 'No column names the customer or user.',
      need: 'A customer or user id, hashed if need be.',
    })
  }
  if (
    one !== 'row' &&
    /^(order|purchase|ticket|booking|signup|invoice|payment|lead)$/.test(one) &&
    !outcomes.some(({ concept }) => concept.id === 'conversion')
  ) {
    limits.push({
      cannot: `Give a rate of ${many} per visitor or customer`,
      because: `The file holds ${many} only; those who made none are not in it.`,
      need: 'The number of visitors or active customers in the same periods.',
    })
  }
  if (
    measures.every(({ concept }) => concept?.id !== 'cost') &&
    measures.some(({ concept }) => concept?.id === 'money')
  ) {
    limits.push({
      cannot: 'Say what is profitable',
      because: 'There are amounts, but no costs.',
      need: `Cost or margin for each ${one}.`,
    })
  }
  return limits.slice(0, mostLimits)
}
