import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'
import type { Ticket } from './output.ts'

/** Rows under the names by which issue trackers map columns: an epic before its tickets, each with its parent. */
export default defineFiles(agent, {
  csv: ({ epics }) => [
    [
      'Issue ID',
      'Parent ID',
      'Issue Type',
      'Summary',
      'Description',
      'Acceptance Criteria',
      'Priority',
      'Labels',
      'Blocked By',
      'Estimate Low (days)',
      'Estimate High (days)',
      'Estimate Basis',
    ],
    ...epics.flatMap(({ id, title, why, estimate, tickets }) => [
      [id, '', 'Epic', title, why, '', '', '', '', ...estimateCells(estimate)],
      ...tickets.map((ticket) => [
        ticket.id,
        id,
        ticket.type,
        ticket.title,
        ticket.description,
        ticket.acceptance.map((line) => `* ${line}`).join('\n'),
        ticket.priority,
        ticket.labels.join(' '),
        ticket.dependsOn.join(' '),
        ...estimateCells(ticket.estimate),
      ]),
    ]),
  ],
})

const estimateCells = (estimate: Ticket['estimate']): string[] =>
  estimate ? [String(estimate.low), String(estimate.high), estimate.assumption] : ['', '', '']
