import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'
import { scoreKeys, scoreLabels } from './score.ts'

export default defineFiles(agent, {
  /** The prioritization table alone, so that weights can be tried out in a sheet. */
  csv: ({ prioritizationTable, customerSegments }) => [
    ['Segment', 'Priority', ...scoreKeys.map((key) => scoreLabels[key]), 'Total', 'Recommendation'],
    ...prioritizationTable.map((row) => [
      row.segment,
      customerSegments.find(({ name }) => name === row.segment)?.priority ?? '',
      ...scoreKeys.map((key) => String(row[key] ?? '')),
      String(row.totalScore ?? ''),
      row.recommendation,
    ]),
  ],
})
