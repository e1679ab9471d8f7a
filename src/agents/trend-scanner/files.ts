import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'

const header = [
  '#',
  'Title',
  'Date',
  'Summary',
  'Part of the industry',
  'Category',
  'Impact',
  'Why',
  'Watch',
  'Who acts',
  'Source',
  'Address',
]

export default defineFiles(agent, {
  /** One row a trend, so that a sheet can be filtered. */
  csv: ({ trends, searchResults }) => [
    header,
    ...trends.map((trend, index) => [
      String(index + 1),
      trend.title,
      trend.date,
      trend.summary,
      trend.part,
      trend.category ?? '',
      trend.impact ?? '',
      trend.impactReason,
      trend.watch,
      trend.act,
      trend.source ?? '',
      (trend.sourceNumber && searchResults[trend.sourceNumber - 1]?.link) || '',
    ]),
  ],
})
