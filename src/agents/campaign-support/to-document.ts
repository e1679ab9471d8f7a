import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { listOf, section } from '#agents/_kit/document-blocks.ts'
import { present } from '#agents/_kit/present.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import type { CampaignInput } from './input.ts'
import type { CampaignResult } from './output.ts'

/** "W2 to W3"; nothing while it is not written. */
export function weeksOf(start: number | undefined, end: number | undefined): string {
  if (start === undefined) return ''
  return end === undefined || end === start ? `W${start}` : `W${start} to W${end}`
}

/** The lines "Label: text" of the persona. */
export function personaFields(persona: string | undefined): { label: string; value: string }[] {
  return (persona ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const found = /^([A-Z][^:]{1,24}): (.*)$/.exec(line)
      return { label: found?.[1] ?? 'Persona', value: found?.[2] ?? line }
    })
}

const table = (labels: readonly string[], rows: readonly (readonly (string | undefined)[])[]): Block[] =>
  rows.length === 0
    ? []
    : [
        {
          type: 'table',
          columns: labels.map((label) => ({ label })),
          rows: rows.map((row) => row.map((cell) => cell ?? '')),
        },
      ]

export function campaignDocument(
  result: DeepPartial<CampaignResult>,
  { input }: ResultContext<CampaignInput>,
): ResultDocument {
  return {
    title: `Campaign for ${shortened(input.productName, 60)}`,
    language: 'en',
    blocks: [
      ...section('Objective', [
        ...(result.campaignObjective ? [{ type: 'paragraph' as const, text: result.campaignObjective }] : []),
        ...table(
          ['Measure', 'Definition', 'Target'],
          present(result.measurement).map((each) => [each.name, each.definition, each.target]),
        ),
      ]),
      ...section('Persona', result.persona ? [{ type: 'fields', fields: personaFields(result.persona) }] : []),
      ...section(
        'Both sides',
        table(
          ['Who', 'When', 'Message', 'Met at'],
          present(result.sides).map((each) => [each.who, each.order, each.message, each.met]),
        ),
      ),
      ...section('Channel plan', channelCards(result.platformFlow)),
      ...section(
        'Weeks',
        table(
          ['Weeks', 'Work', 'Owner', 'Done when'],
          present(result.weeks).map((each) => [each.weeks, each.work, each.owner, each.doneWhen]),
        ),
      ),
      ...section(
        'Go or stop gates',
        table(
          ['When', 'Number', 'Go', 'Stop'],
          present(result.gates).map((each) => [each.when, each.number, each.goOn, each.stop]),
        ),
      ),
      ...section(
        'Budget',
        table(
          ['Purpose', 'Amount', 'Released'],
          present(result.budget).map((each) => [each.what, each.amount, each.release]),
        ),
      ),
      ...section(
        'Excluded channels',
        listOf(present(result.refused).map(({ channel = '', why = '' }) => `${channel}: ${why}`)),
      ),
      ...section('Bonus ideas', listOf(present(result.bonusIdeas))),
      ...section('Before launch', listOf(present(result.toCheck))),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}

/** A card for each channel in its order, with its texts as quotes. */
function channelCards(steps: DeepPartial<CampaignResult>['platformFlow']): Block[] {
  const flow = present(steps)
  if (flow.length === 0) return []
  const cards = flow.map((step, index) => ({
    title: `${index + 1}. ${step.channel ?? ''}`,
    subtitle: [step.stage, weeksOf(step.startWeek, step.endWeek)].filter(Boolean).join(', '),
    blocks: [
      {
        type: 'fields' as const,
        fields: [
          { label: 'Audience', value: step.audience ?? '' },
          { label: 'Goal', value: step.goal ?? '' },
          { label: 'Content idea', value: step.contentIdea ?? '' },
          { label: 'Measured by', value: step.measure ?? '' },
        ],
      },
      ...(step.copyExample ?? '')
        .split(/\n+/)
        .filter(Boolean)
        .map((text): Block => ({ type: 'quote', text })),
    ],
  }))
  return [{ type: 'cards', cards }]
}
