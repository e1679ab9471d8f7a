import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ListItem, ResultDocument } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import type { InterviewInput } from './input.ts'
import type { GuidedQuestion, InterviewResult } from './output.ts'

const section = (text: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text }, ...blocks]

function bullets(list: readonly (string | undefined)[] | undefined): Block[] {
  const items = present(list)
  return items.length === 0 ? [] : [{ type: 'list', ordered: false, items: items.map((text) => ({ text })) }]
}

/** A question with what to ask next and what to listen for; a line to write on is the printer's margin. */
function questionItem({ question, probe, goodAnswer }: DeepPartial<GuidedQuestion>): ListItem {
  const items = [
    ...(probe ? [{ text: [{ text: 'Ask next: ', bold: true }, { text: probe }] }] : []),
    ...(goodAnswer ? [{ text: [{ text: 'Listen for: ', bold: true }, { text: goodAnswer }] }] : []),
  ]
  return { text: [{ text: question ?? '', bold: true }], ...(items.length > 0 && { items }) }
}

/** The guide in the order in which it is used: invite, begin, ask, end. */
export function interviewDocument(
  result: DeepPartial<InterviewResult>,
  context: ResultContext<InterviewInput>,
): ResultDocument {
  const categories = present(result.categories)
  const planned = categories.filter(({ name, minutes }) => name && minutes !== undefined)
  const total = planned.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  return {
    title: `Interview guide: ${shortened(context.input.targetAudience.replace(/\s+/g, ' '), 90)}`,
    subtitle: `${result.metadata?.totalQuestions ?? 0} questions`,
    language: 'en',
    blocks: [
      ...section('Who to recruit', bullets(result.recruiting)),
      ...section('What would change the plan', bullets(result.decisions)),
      ...section('Before the first question', [
        ...(result.introduction ? [{ type: 'quote' as const, text: result.introduction }] : []),
        ...bullets(result.consent),
      ]),
      ...section(
        'Timing',
        planned.length === 0
          ? []
          : [
              {
                type: 'table',
                columns: [{ label: 'Part' }, { label: 'Minutes (assumption)', align: 'right' }],
                rows: [
                  ...planned.map(({ name, minutes }) => [name ?? '', String(minutes ?? '')]),
                  ['Total', String(total)],
                ],
              },
            ],
      ),
      ...categories.flatMap((category): Block[] => {
        const questions = present(category.guide).filter(({ question }) => question)
        return [
          { type: 'heading', level: 1, text: category.name ?? '...' },
          ...(category.description ? [{ type: 'paragraph' as const, text: category.description }] : []),
          ...(questions.length > 0
            ? [{ type: 'list' as const, ordered: true, items: questions.map(questionItem) }]
            : []),
        ]
      }),
      ...section('Closing the interview', bullets(result.closing)),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}
