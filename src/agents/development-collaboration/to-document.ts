import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { adviceBlocks, folded, questionTable, section, tableOf } from '#agents/_kit/document-blocks.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import type { DevelopmentInput } from './input.ts'
import type { DevelopmentResult, Ticket } from './output.ts'
import { wavesOf } from './waves.ts'

const operationOf = ({ method, path }: { method?: string | undefined; path?: string | undefined }) =>
  `${method ?? ''} ${path ?? ''}`.trim()

export const daysOf = (estimate: DeepPartial<Ticket>['estimate']) =>
  estimate?.low === undefined
    ? ''
    : estimate.high === undefined || estimate.high === estimate.low
      ? `${estimate.low} d`
      : `${estimate.low}–${estimate.high} d`

/** One ticket as it is pasted into a tracker. */
export function ticketText(ticket: DeepPartial<Ticket>): string {
  const waits = present(ticket.dependsOn)
  return [
    `${ticket.id ?? ''} ${ticket.title ?? ''}`,
    '',
    ticket.description ?? '',
    '',
    'Acceptance criteria',
    ...present(ticket.acceptance).map((line) => `- ${line}`),
    '',
    `Type: ${ticket.type ?? ''} | Priority: ${ticket.priority ?? ''}${ticket.estimate ? ` | Estimate: ${daysOf(ticket.estimate)} (${ticket.estimate.assumption ?? 'assumption'})` : ''}`,
    ...(waits.length > 0 ? [`Blocked by: ${waits.join(', ')}`] : []),
  ].join('\n')
}

type Result = DeepPartial<DevelopmentResult>

export function developmentDocument(result: Result, context: ResultContext<DevelopmentInput>): ResultDocument {
  const api = present(result.api)
  return {
    title: `Development plan: ${productTitle(context.input.productDescription)}`,
    language: 'en',
    blocks: [
      ...section('In brief', result.summary ? [{ type: 'paragraph', text: result.summary }] : []),
      ...section('Decide first', adviceBlocks(result.decideFirst)),
      ...section('Epics', epicTable(result)),
      ...section('Tickets in delivery order', orderTable(result)),
      ...section(
        'API notes',
        tableOf(
          ['Operation', 'Does', 'Who'],
          api.map(({ method, path, does = '', who = '' }) => [operationOf({ method, path }), does, who]),
        ),
      ),
      ...section('Data notes', dataTable(result)),
      ...section(
        'Definition of done',
        tableOf(
          ['Done when (numbers: assumption)', 'Why'],
          present(result.definitionOfDone).map(({ item = '', why = '' }) => [item, why]),
        ),
      ),
      ...section(
        'Hand-over',
        tableOf(
          ['What', 'Owner', 'When'],
          present(result.handover).map(({ item = '', owner = '', when = '' }) => [item, owner, when]),
        ),
      ),
      ...section('Questions for engineering', questionTable(present(result.openQuestions))),
      ...folded('Ticket bodies', ticketBodies(result)),
      ...folded(
        'Errors and retries by operation',
        tableOf(
          ['Operation', 'Errors', 'If sent twice'],
          api.map(({ method, path, errors, again = '' }) => [
            operationOf({ method, path }),
            present(errors)
              .map(({ status, when }) => `${status ?? ''}: ${when ?? ''}`)
              .join('; '),
            again,
          ]),
        ),
      ),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}

function epicTable(result: Result): Block[] {
  const epics = present(result.epics)
  if (!epics.some(({ estimate }) => estimate)) return []
  return tableOf(
    ['Epic', 'Why', 'Days (assumption)'],
    epics.map(({ id, title, why, estimate }) => [
      `${id ?? ''} ${title ?? ''}`,
      why ?? '',
      estimate ? `${daysOf(estimate)}: ${estimate.assumption ?? ''}` : 'Not sized',
    ]),
  )
}

function orderTable(result: Result): Block[] {
  const epics = present(result.epics)
  const tickets = epics.flatMap((epic) => present(epic.tickets))
  const epicOf = (id: string) => epics.find((epic) => present(epic.tickets).some((each) => each.id === id))
  const rowsOf = (id: string, wave: number) =>
    tickets
      .filter((each) => each.id === id)
      .slice(0, 1)
      .map(({ title, estimate, dependsOn }) => [
        String(wave),
        `${id} ${title ?? ''}`,
        estimate ? daysOf(estimate) : (epicOf(id)?.id ?? ''),
        present(dependsOn).join(', '),
      ])
  return tableOf(
    ['Wave', 'Ticket', tickets.some(({ estimate }) => estimate) ? 'Days (assumption)' : 'Part of', 'After'],
    wavesOf(tickets).waves.flatMap((wave, index) => wave.flatMap((id) => rowsOf(id, index + 1))),
  )
}

function dataTable(result: Result): Block[] {
  const data = present(result.data)
  return data.some(({ retention }) => retention)
    ? tableOf(
        ['What', 'Holds', 'States', 'Personal data', 'Kept'],
        data.map(({ entity = '', holds = '', states, personal, retention = '' }) => [
          entity,
          holds,
          present(states).join(', '),
          personal === undefined ? '' : personal ? 'Yes' : 'No',
          retention,
        ]),
      )
    : tableOf(
        ['What', 'Holds', 'States'],
        data.map(({ entity = '', holds = '', states }) => [entity, holds, present(states).join(', ') || 'None known']),
      )
}

function ticketBodies(result: Result): Block[] {
  const epics = present(result.epics)
  const areSized = epics.some(({ estimate }) => estimate)
  return epics.flatMap(({ id, title, why, tickets }): Block[] => [
    { type: 'heading', level: 2, text: `${id ?? ''} ${title ?? ''}`.trim() },
    ...(why && !areSized ? [{ type: 'paragraph', text: why } as const] : []),
    ...tableOf(
      ['Id', 'Ticket', 'Done when (numbers: assumption)'],
      present(tickets).map((ticket) => [
        ticket.id ?? '',
        [ticket.title ?? '', ticket.description ?? '']
          .filter((text) => text !== '')
          .join('. ')
          .replace(/([.?!"”])\. /g, '$1 '),
        present(ticket.acceptance).join(' '),
      ]),
    ),
  ])
}
