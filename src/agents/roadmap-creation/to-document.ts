import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { adviceBlocks, questionTable, section } from '#agents/_kit/document-blocks.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, HeadingBlock, ResultDocument } from '#shared/document/block.ts'
import { capacityText } from './capacity-text.ts'
import type { RoadmapInput } from './input.ts'
import { type Column, columns, type RoadmapItem, type RoadmapResult } from './output.ts'
import { dayText, endOf, monthText } from './quarters.ts'
import { type Scheduled, scheduleOf, wholeItems } from './schedule.ts'

export const columnNames: Readonly<Record<Column, string>> = { now: 'Now', next: 'Next', later: 'Later' }
const heading = (level: 1 | 2, text: string): HeadingBlock => ({ type: 'heading', level, text })

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
    title: `Roadmap: ${productTitle(context.input.productDescription)}`,
    subtitle: `${monthText(new Date(startAt))} to ${monthText(endOf(new Date(startAt), months))}`,
    language: 'en',
    blocks: [
      ...(result.summary ? [{ type: 'paragraph', text: result.summary } satisfies Block] : []),
      ...section('Decide first', adviceBlocks(result.decideFirst)),
      ...columns.flatMap((column) => columnBlocks(column, items, schedule)),
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
                text: `${dayOf(date)}: ${label ?? ''}`,
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
      ...section('Resolve first', questionTable(questions)),
      ...(items.length > 0
        ? [{ ...heading(1, 'Evidence, bets and exit criteria'), folded: true } satisfies Block, basisTable(items)]
        : []),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}

/** A day as typed so far: an answer that is still being written may hold half of it. */
function dayOf(date: string | null | undefined): string {
  const time = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(time) ? '' : dayText(new Date(time))
}

function columnBlocks(column: Column, items: readonly RoadmapItem[], schedule: readonly Scheduled[]): Block[] {
  const own = items.filter((item) => item.column === column)
  if (own.length === 0) return []
  return [
    heading(1, columnNames[column]),
    {
      type: 'table',
      columns: [
        'Item',
        'Outcome',
        'Success criterion',
        'From, to',
        'Person-weeks, then weeks of observation (assumption)',
        'After',
      ].map((label) => ({ label })),
      rows: own.map((item) => [
        `${item.id} ${item.title}`,
        item.outcome,
        item.exitCriteria[0] ?? '',
        datesOf(
          item,
          schedule.find((each) => each.item.id === item.id),
        ),
        `${item.weeks}, ${item.observeWeeks}`,
        item.dependsOn.join(', '),
      ]),
    },
  ]
}

function datesOf(item: RoadmapItem, scheduled: Scheduled | undefined): string {
  const due = item.due ? `fixed: ${dayText(new Date(item.due))}` : ''
  if (!scheduled) return due
  const { start, end, problems } = scheduled
  return [`${dayText(start)} to ${dayText(end)}`, due, ...problems].filter(Boolean).join('; ')
}

function basisTable(items: readonly RoadmapItem[]): Block {
  return {
    type: 'table',
    columns: [{ label: 'Item' }, { label: 'Evidence' }, { label: 'Bets' }, { label: 'Further exit criteria' }],
    rows: items.map(({ id, evidence, bets, exitCriteria }) => [
      id,
      evidence,
      bets.join(' '),
      exitCriteria
        .slice(1)
        .map((each) => each.replace(/\.$/, ''))
        .join('; '),
    ]),
  }
}
