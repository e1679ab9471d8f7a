import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'

/**
 * One row a step, as test tools import it: the id on every row joins the steps of a case, what belongs to the whole case stands
 * in its first row only.
 */
export default defineFiles(agent, {
  csv: ({ cases, steps }) => [
    [
      'Test ID',
      'Title',
      'Section',
      'Type',
      'Priority',
      'Preconditions',
      'Step',
      'Action',
      'Expected Result',
      'References',
      'Status',
      'Note',
    ],
    ...cases.flatMap((each) => {
      const section = steps.find(({ id }) => id === each.step)
      const head = [
        each.title,
        section ? `${section.id} ${section.step}` : each.step,
        each.type,
        each.priority,
        each.preconditions ?? '',
      ]
      const rows = each.steps.length > 0 ? each.steps : [{ action: each.title, expected: each.expected ?? '' }]
      return rows.map(({ action, expected }, index) => [
        each.id,
        ...(index === 0 ? head : head.map(() => '')),
        String(index + 1),
        action,
        expected,
        index === 0 ? each.step : '',
        index === 0 ? each.state : '',
        index === 0 ? each.note : '',
      ])
    }),
  ],
})
