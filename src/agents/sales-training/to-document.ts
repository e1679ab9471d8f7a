import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import type { SalesInput } from './input.ts'
import type { SalesResult } from './output.ts'

/** "A" for 0. */
export const letterOf = (index: number) => String.fromCharCode(65 + index)

function section(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text: title }, ...blocks]
}

const folded = (text: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text, folded: true }, ...blocks]

function table(labels: readonly string[], rows: readonly (readonly string[])[]): Block[] {
  return rows.length === 0 ? [] : [{ type: 'table', columns: labels.map((label) => ({ label })), rows }]
}

const paragraphs = (text: string | undefined): Block[] =>
  (text ?? '')
    .split(/\n+/)
    .filter((part) => part !== '')
    .map((part) => ({ type: 'paragraph', text: part }))

function rolePlayBlocks({ rolePlay }: DeepPartial<SalesResult>): Block[] {
  if (!rolePlay || !(rolePlay.persona || rolePlay.openingLine)) return []
  const fields = [
    ['Who you play', rolePlay.persona],
    ['Opening line', rolePlay.openingLine],
    ['Hidden concern', rolePlay.hiddenConcern],
    ['Revealed by', rolePlay.revealedBy],
  ] as const
  return [
    { type: 'fields', fields: fields.flatMap(([label, value]) => (value ? [{ label, value }] : [])) },
    ...table(
      ['Criterion', 'Met when'],
      present(rolePlay.judge).map((each) => [each.criterion ?? '', each.seenWhen ?? '']),
    ),
  ]
}

function quizBlocks({ quiz }: DeepPartial<SalesResult>): Block[] {
  const questions = present(quiz)
  if (questions.length === 0) return []
  const asked: Block = {
    type: 'list',
    ordered: true,
    items: questions.map((each) => ({
      text: each.question ?? '',
      items: present(each.options).map((option, index) => ({ text: `${letterOf(index)}. ${option}` })),
    })),
  }
  const answers: Block = {
    type: 'list',
    ordered: true,
    items: questions.map((each) => ({
      text: [
        { text: each.correct === undefined ? '' : letterOf(each.correct), bold: true },
        { text: each.why ? `: ${each.why}` : '' },
      ],
    })),
  }
  return [asked, { type: 'heading', level: 2, text: 'Answers' }, answers]
}

export function salesDocument(result: DeepPartial<SalesResult>, { input }: ResultContext<SalesInput>): ResultDocument {
  const sheets = present(result.cheatSheets)
  const checks = present(result.toCheck)
  return {
    title: `Sales training: ${shortened(input.productName, 70)}`,
    language: 'en',
    blocks: [
      ...section('Pitch in 30 seconds', paragraphs(result.pitch?.thirtySeconds)),
      ...section(
        'Know before the call',
        present(result.know).length === 0
          ? []
          : [{ type: 'list', ordered: false, items: present(result.know).map((text) => ({ text })) }],
      ),
      ...section(
        'Discovery questions',
        table(
          ['Question', 'Listen for', 'Then'],
          present(result.discovery).map((each) => [each.question ?? '', each.listenFor ?? '', each.next ?? '']),
        ),
      ),
      ...section(
        'Objections',
        table(
          ['Objection', 'Who', 'Answer', 'What settles it'],
          present(result.objections).map((each) => [
            each.objection ?? '',
            each.who ?? '',
            each.answer ?? '',
            each.proof ?? '',
          ]),
        ),
      ),
      ...section('Role-play', rolePlayBlocks(result)),
      ...section(
        'Before the first training',
        checks.length === 0 ? [] : [{ type: 'list', ordered: false, items: checks.map((text) => ({ text })) }],
      ),
      ...folded('Pitch in two minutes', paragraphs(result.pitch?.twoMinutes)),
      ...folded(
        'Competitors',
        sheets.length === 0
          ? []
          : [
              {
                type: 'cards',
                cards: sheets.map((sheet) => ({
                  title: sheet.rival ?? 'Rival',
                  blocks: [
                    {
                      type: 'fields',
                      fields: [
                        { label: 'Chosen for', value: sheet.chosenFor ?? '' },
                        { label: 'Gap', value: sheet.weakAt ?? '' },
                        { label: 'Ask', value: sheet.ask ?? '' },
                        { label: 'Say', value: sheet.say ?? '' },
                        { label: 'Never say', value: sheet.never ?? '' },
                      ].filter(({ value }) => value !== ''),
                    },
                  ],
                })),
              },
            ],
      ),
      ...folded('Quiz', quizBlocks(result)),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}
