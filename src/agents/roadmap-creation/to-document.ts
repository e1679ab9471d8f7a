import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import { capacityText } from './capacity-text.ts'
import type { RoadmapInput } from './input.ts'
import { type Column, columns, type RoadmapItem, type RoadmapResult } from './output.ts'
import { dayText, endOf, monthText, quarterLabel } from './quarters.ts'
import { type Scheduled, scheduleOf, wholeItems } from './schedule.ts'

export const columnNames: Readonly<Record<Column, string>> = { now: 'Now', next: 'Next', later: 'Later' }
const heading = (level: 1 | 2, text: string): Block => ({ type: 'heading', level, text })

export function roadmapDocument(
  result: DeepPartial<RoadmapResult>,
  context: ResultContext<RoadmapInput>,
): ResultDocument {
  const items = wholeItems(result.items)
  const { people = 3, focus = 60 } = result.capacity ?? {}
  const months = Number(result.inputs?.horizon ?? context.input.horizon)
  const startAt = result.timestamp ?? context.timestamp
  const schedule = scheduleOf(items, { people, focus }, startAt, months)
  const changes = present(result.changes)
  const questions = present(result.openQuestions)
  const milestones = present(result.milestones)
  return {
    title: `Roadmap: ${shortened(context.input.productDescription.split(/[.\n]/)[0] ?? '', 90)}`,
    subtitle: `${monthText(new Date(startAt))} to ${monthText(endOf(new Date(startAt), months))}`,
    language: 'en',
    blocks: [
      ...(result.summary ? [{ type: 'paragraph', text: result.summary } satisfies Block] : []),
      ...columns.flatMap((column) => columnBlocks(column, items)),
      ...(schedule.length > 0 ? [heading(1, 'Timeline'), timeline(schedule)] : []),
      ...(result.capacity?.people !== undefined
        ? [{ type: 'paragraph', text: capacityText({ people, focus }, result.capacity.basis ?? '') } satisfies Block]
        : []),
      ...(milestones.length > 0
        ? [
            heading(1, 'Fixed dates'),
            {
              type: 'list',
              ordered: false,
              items: milestones.map(({ date, label }) => ({
                text: `${date ? dayText(new Date(date)) : ''}: ${label ?? ''}`,
              })),
            } satisfies Block,
          ]
        : []),
      ...(changes.length > 0
        ? [
            heading(1, 'What would change this plan'),
            {
              type: 'table',
              columns: [{ label: 'When we see' }, { label: 'Then' }],
              rows: changes.map(({ signal = '', change = '' }) => [signal, change]),
            } satisfies Block,
          ]
        : []),
      ...(questions.length > 0
        ? [
            heading(1, 'Settle first'),
            {
              type: 'table',
              columns: [{ label: 'Question' }, { label: 'Owner' }, { label: 'Cheapest test' }],
              rows: questions.map(({ question = '', owner = '', test = '' }) => [question, owner, test]),
            } satisfies Block,
          ]
        : []),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}

function columnBlocks(column: Column, items: readonly RoadmapItem[]): Block[] {
  const own = items.filter((item) => item.column === column)
  if (own.length === 0) return []
  return [
    heading(1, columnNames[column]),
    {
      type: 'cards',
      cards: own.map((item) => ({
        title: `${item.id} ${item.title}`,
        ...(item.outcome && { subtitle: item.outcome }),
        blocks: [
          {
            type: 'fields',
            fields: [
              { label: 'Evidence', value: item.evidence },
              { label: 'Bets', value: item.bets.join('; ') },
              { label: 'Done when', value: item.exitCriteria.join('; ') },
              { label: 'After', value: item.dependsOn.join(', ') },
              {
                label: 'Person-weeks',
                value: `${item.weeks}, then ${item.observeWeeks} calendar ${item.observeWeeks === 1 ? 'week' : 'weeks'} of watching (assumption: the team sizes it)`,
              },
              { label: 'Fixed date', value: item.due ? dayText(new Date(item.due)) : '' },
            ].filter(({ value }) => value !== ''),
          },
        ],
      })),
    },
  ]
}

function timeline(schedule: readonly Scheduled[]): Block {
  return {
    type: 'table',
    columns: [{ label: 'Item' }, { label: 'Start' }, { label: 'End' }, { label: 'Quarters' }, { label: 'Note' }],
    rows: schedule.map(({ item, start, end, problems }) => [
      `${item.id} ${item.title}`,
      dayText(start),
      dayText(end),
      quarterLabel(start) === quarterLabel(end)
        ? quarterLabel(start)
        : `${quarterLabel(start)} to ${quarterLabel(end)}`,
      problems.join('; '),
    ]),
  }
}
