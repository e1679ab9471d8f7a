import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { type FollowUp, removedText } from './asking/follow-up.ts'
import { chartBlock } from './chart-block.ts'
import type { AnalyticsInput } from './input.ts'
import type { AnalyticsResult } from './output.ts'
import { analysisChart } from './prepared.ts'
import type { ShownFinding } from './shown-finding.ts'

const count = new Intl.NumberFormat('en-US')

function section(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text: title }, ...blocks]
}

function findingBlocks(finding: DeepPartial<ShownFinding>): Block[] {
  const chart = analysisChart.safeParse(finding.chart)
  return [
    { type: 'heading', level: 2, text: finding.title ?? '' },
    { type: 'paragraph', text: finding.statement ?? '' },
    ...(finding.caution ? [{ type: 'paragraph' as const, text: [{ text: finding.caution, italic: true }] }] : []),
    ...(chart.success ? [chartBlock(chart.data)] : []),
  ]
}

/** A question with its computed answer, and what a model made of it. */
function followUpBlocks({ question, understood, finding, narrative, removed }: DeepPartial<FollowUp>): Block[] {
  if (!finding) return []
  return [
    { type: 'heading', level: 2, text: question ?? '' },
    { type: 'paragraph', text: [{ text: `Understood as: ${understood ?? ''}`, italic: true }] },
    ...(narrative ? [{ type: 'paragraph' as const, text: narrative }] : []),
    ...(removed ? [{ type: 'paragraph' as const, text: [{ text: removedText(removed), italic: true }] }] : []),
    ...findingBlocks(finding).slice(1),
  ]
}

function suggestionTable(result: DeepPartial<AnalyticsResult>): Block[] {
  const suggestions = present(result.suggestions).filter(({ title }) => title)
  if (suggestions.length === 0) return []
  return [
    {
      type: 'table',
      columns: [
        { label: 'Suggestion' },
        { label: 'First step' },
        { label: 'Because' },
        { label: 'Owner' },
        { label: 'How to check' },
      ],
      rows: suggestions.map(({ title, action, because, owner, check }) => [
        title ?? '',
        action ?? '',
        because ?? '',
        owner ?? '',
        check ?? '',
      ]),
    },
  ]
}

function columnTable(result: DeepPartial<AnalyticsResult>): Block[] {
  const columns = present(result.dataSummary?.profile)
  if (columns.length === 0) return []
  return [
    {
      type: 'table',
      columns: [
        { label: 'Column' },
        { label: 'Kind' },
        { label: 'Used as' },
        { label: 'Missing', align: 'right' },
        { label: 'Different', align: 'right' },
        { label: 'Values' },
      ],
      rows: columns.map(({ name, type, meaning, missing, distinct, detail }) => [
        name ?? '',
        type ?? '',
        meaning ?? '',
        count.format(missing ?? 0),
        count.format(distinct ?? 0),
        detail ?? '',
      ]),
    },
  ]
}

export function analyticsDocument(
  result: DeepPartial<AnalyticsResult>,
  context: ResultContext<AnalyticsInput>,
): ResultDocument {
  const name = result.dataSummary?.fileName ?? context.input.fileName ?? 'your data'
  const limits = present(result.limits)
  const notes = present(result.dataSummary?.notes)
  return {
    title: `Analysis of ${name}`,
    language: 'en',
    blocks: [
      ...(result.question
        ? [{ type: 'callout' as const, tone: 'info' as const, title: 'Question', text: result.question }]
        : []),
      ...(result.headline ? [{ type: 'paragraph' as const, text: [{ text: result.headline, bold: true }] }] : []),
      ...present(result.sections).flatMap(({ title, text }) =>
        section(title ?? '', text ? [{ type: 'paragraph', text }] : []),
      ),
      ...section('Suggestions', suggestionTable(result)),
      ...section('What was computed', present(result.findings).flatMap(findingBlocks)),
      ...section('Follow-up questions', present(result.followUps).flatMap(followUpBlocks)),
      ...section(
        'What this file cannot answer',
        limits.length === 0
          ? []
          : [
              {
                type: 'table',
                columns: [{ label: 'Not possible' }, { label: 'Why' }, { label: 'What would help' }],
                rows: limits.map(({ cannot, because, need }) => [cannot ?? '', because ?? '', need ?? '']),
              },
            ],
      ),
      // Closed on the page as well.
      ...section('Columns', columnTable(result)).map((block) =>
        block.type === 'heading' ? { ...block, folded: true as const } : block,
      ),
      ...(notes.length > 0 ? [{ type: 'list' as const, ordered: false, items: notes.map((text) => ({ text })) }] : []),
    ],
  }
}
