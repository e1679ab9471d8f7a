import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import type { RequirementsInput } from './input.ts'
import type { RequirementsResult, Scenario, Story } from './output.ts'

export const scenarioLabels = { happy: 'Works', edge: 'Edge', refusal: 'Refused' } as const

const section = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text }, ...blocks]

const folded = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text, folded: true }, ...blocks]

/** "S2 (not told by you; S1 brings it along)": the story tells what the step is. */
const stepOf = (step: DeepPartial<{ id: string; step: string }> | undefined) =>
  [step?.id, /\(not told.*\)$/.exec(step?.step ?? '')?.[0]].filter(Boolean).join(' ')

const tableOf = (columns: readonly string[], rows: string[][]): Block[] =>
  rows.length === 0 ? [] : [{ type: 'table', columns: columns.map((label) => ({ label })), rows }]

export const storySentence = ({ asA, want, soThat }: DeepPartial<Story>) =>
  `As ${asA ?? '...'}, I want to ${want ?? '...'}${soThat ? `, so that ${soThat}` : ''}.`

/** A scenario as testers and trackers write it. */
export const gherkin = ({ title, given, when, outcome }: DeepPartial<Scenario>) =>
  [`Scenario: ${title ?? ''}`, `  Given ${given ?? ''}`, `  When ${when ?? ''}`, `  Then ${outcome ?? ''}`].join('\n')

export const storyText = (story: DeepPartial<Story>) =>
  [
    `${story.id ?? ''} (${story.step ?? ''}, ${story.priority ?? ''})`,
    storySentence(story),
    '',
    ...present(story.scenarios).map(gherkin),
  ].join('\n')

function storyBlocks(story: DeepPartial<Story>): Block[] {
  return [
    { type: 'heading', level: 2, text: `${story.id ?? 'Story'}: ${story.want ?? ''}` },
    ...tableOf(
      ['Scenario', 'Given', 'When', 'Then (numbers: assumption)'],
      present(story.scenarios).map(({ kind, title, given, when, outcome }) => [
        `${(kind && scenarioLabels[kind]) || '...'}: ${title ?? ''}`,
        given ?? '',
        when ?? '',
        outcome ?? '',
      ]),
    ),
  ]
}

export function requirementsDocument(
  result: DeepPartial<RequirementsResult>,
  context: ResultContext<RequirementsInput>,
): ResultDocument {
  const stories = present(result.stories)
  const rows = <Item>(
    items: readonly (Item | undefined | null)[] | undefined,
    row: (item: Item) => (string | undefined)[],
  ) => present(items).map((item) => row(item).map((text) => text ?? ''))
  return {
    title: `Requirements: ${productTitle(context.input.productDescription)}`,
    language: 'en',
    blocks: [
      ...section('In brief', result.summary ? [{ type: 'paragraph', text: result.summary }] : []),
      ...section(
        'User stories',
        tableOf(
          ['Id', 'Story', 'Step', 'Priority'],
          stories.map((story) => [
            story.id ?? '',
            storySentence(story),
            stepOf(present(result.steps).find(({ id }) => id === story.step)) || (story.step ?? ''),
            story.priority ?? '',
          ]),
        ),
      ),
      ...section(
        'Qualities',
        tableOf(
          ['Id', 'Area', 'Requirement', 'Measured by (numbers: assumption)', 'Basis'],
          rows(result.nonFunctional, ({ id, area, requirement, criterion, basis }) => [
            id,
            area,
            requirement,
            criterion,
            basis,
          ]),
        ),
      ),
      ...section(
        'Business rules',
        tableOf(
          ['Id', 'Rule', 'Basis'],
          rows(result.businessRules, ({ id, rule, basis }) => [id, rule, basis]),
        ),
      ),
      ...section(
        'Out of scope',
        present(result.outOfScope).length === 0
          ? []
          : [{ type: 'list', ordered: false, items: present(result.outOfScope).map((text) => ({ text })) }],
      ),
      ...section(
        'Questions for stakeholders',
        present(result.stakeholders).flatMap(({ who, why, questions }): Block[] => [
          { type: 'heading', level: 2, text: who ?? 'Stakeholder' },
          ...(why ? [{ type: 'paragraph', text: why } as const] : []),
          { type: 'list', ordered: true, items: present(questions).map((text) => ({ text })) },
        ]),
      ),
      ...section(
        'Still to find out',
        tableOf(
          ['Question', 'Owner', 'Cheapest test'],
          rows(result.openQuestions, ({ question, owner, test }) => [question, owner, test]),
        ),
      ),
      ...folded('Scenarios of each story', stories.flatMap(storyBlocks)),
      ...folded(
        'Glossary',
        tableOf(
          ['Term', 'As it is used here', 'To settle'],
          rows(result.glossary, ({ term, meaning, toSettle }) => [term, meaning, toSettle]),
        ),
      ),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}
