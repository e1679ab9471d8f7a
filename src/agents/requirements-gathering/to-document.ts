import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { adviceBlocks, folded, section, tableOf } from '#agents/_kit/document-blocks.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import type { RequirementsInput } from './input.ts'
import type { RequirementsResult, Scenario, Story } from './output.ts'

export const scenarioLabels = { happy: 'Works', edge: 'Edge', refusal: 'Refused' } as const

/** A story of a library puts the role in front as a label; one without such lines is a sentence. */
export const storySentence = ({ asA, want, soThat, acceptance }: DeepPartial<Story>) =>
  acceptance
    ? `${asA ?? '...'}: ${want ?? '...'}`
    : `As ${asA ?? '...'}, I want to ${want ?? '...'}${soThat ? `, so that ${soThat}` : ''}.`

/** The requirement of a story with the lines that can fail, as testers and trackers take them. */
export const storyLines = ({ requirement, acceptance, tests, edge, ask }: DeepPartial<Story>): string[] => [
  ...(requirement ? [requirement] : []),
  ...present(acceptance).map((line) => `- ${line}`),
  ...present(tests).map((line) => `- ${line}`),
  ...(edge ? [`- What goes wrong: ${edge.wrong ?? ''} Answer: ${edge.answer ?? ''}`] : []),
  ...(ask ? [`- To resolve: ${ask.question ?? ''} Proposed answer: ${ask.proposal ?? ''}`] : []),
]

/** A scenario as testers and trackers write it. */
export const gherkin = ({ title, given, when, outcome }: DeepPartial<Scenario>) =>
  [`Scenario: ${title ?? ''}`, `  Given ${given ?? ''}`, `  When ${when ?? ''}`, `  Then ${outcome ?? ''}`].join('\n')

export const storyText = (story: DeepPartial<Story>) =>
  [
    `${story.id ?? ''} (${[story.step, story.priority].filter(Boolean).join(', ')})`,
    storySentence(story),
    '',
    ...storyLines(story),
    ...present(story.scenarios).map(gherkin),
  ].join('\n')

function storyBlocks(story: DeepPartial<Story>): Block[] {
  const lines = [
    ...present(story.acceptance).map((text) => ({ text })),
    ...present(story.tests).map((text) => ({ text })),
    ...(story.edge
      ? [{ text: [{ text: `${story.edge.wrong ?? ''} ` }, { text: story.edge.answer ?? '', bold: true }] }]
      : []),
    ...(story.ask
      ? [
          {
            text: [
              { text: 'To resolve: ', italic: true },
              { text: `${story.ask.question ?? ''} ` },
              { text: story.ask.proposal ?? '', bold: true },
            ],
          },
        ]
      : []),
  ]
  if (lines.length === 0 && present(story.scenarios).length === 0) return []
  return [
    { type: 'heading', level: 2, text: `${story.id ?? 'Story'}: ${story.want ?? ''}` },
    ...(lines.length > 0 ? [{ type: 'list', ordered: false, items: lines } as const] : []),
    ...tableOf(
      ['Scenario', 'Given', 'When this happens', 'Then (numbers: assumption)'],
      present(story.scenarios).map(({ kind, title, given, when, outcome }) => [
        `${(kind && scenarioLabels[kind]) || '...'}: ${title ?? ''}`,
        given ?? '',
        when ?? '',
        outcome ?? '',
      ]),
    ),
  ]
}

const scenarioStories = ({ stories, steps }: DeepPartial<RequirementsResult>) =>
  tableOf(
    ['Id', 'Story', 'Step', 'Priority'],
    present(stories).map((story) => [
      story.id ?? '',
      storySentence(story),
      present(steps).find(({ id }) => id === story.step)?.id ?? story.step ?? '',
      story.priority ?? '',
    ]),
  )

/** Each with the requirement and the first line that can fail; the others stand with the story, folded. */
const selectedStories = (stories: readonly DeepPartial<Story>[]) =>
  tableOf(
    ['Id', 'Story', 'Requirement', 'Requested by', 'Priority'],
    stories.map((story) => [
      story.id ?? '',
      storySentence(story),
      story.requirement ?? present(story.acceptance)[0] ?? '',
      story.quote && !story.want?.startsWith('“')
        ? `${story.isInferred ? 'Inferred from' : 'You'}: “${story.quote}”`
        : (story.basis ?? ''),
      story.priority ?? '',
    ]),
  )

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
      ...section('Decide first', adviceBlocks(result.decideFirst)),
      ...section('User stories', present(result.steps).length > 0 ? scenarioStories(result) : selectedStories(stories)),
      ...section(
        'Non-functional requirements',
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
          ...(present(questions).length > 0
            ? [{ type: 'list', ordered: true, items: present(questions).map((text) => ({ text })) } as const]
            : []),
        ]),
      ),
      ...section(
        'Open questions',
        tableOf(
          ['Question', 'Owner', 'How to answer it'],
          rows(result.openQuestions, ({ question, owner, test }) => [question, owner, test]),
        ),
      ),
      ...folded(
        present(result.steps).length > 0 ? 'Scenarios of each story' : 'Acceptance and tests of each story',
        stories.flatMap(storyBlocks),
      ),
      ...folded(
        'Glossary',
        present(result.glossary).some(({ toSettle }) => toSettle)
          ? tableOf(
              ['Term', 'As it is used here', 'To resolve'],
              rows(result.glossary, ({ term, meaning, toSettle }) => [term, meaning, toSettle]),
            )
          : tableOf(
              ['Term', 'As it is used here'],
              rows(result.glossary, ({ term, meaning }) => [term, meaning]),
            ),
      ),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}
