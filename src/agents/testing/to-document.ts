import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import type { TestingInput } from './input.ts'
import type { CaseState, TestCase, TestingResult } from './output.ts'

export const stateLabels: Record<CaseState, string> = {
  open: 'Open',
  passed: 'Passed',
  failed: 'Failed',
  blocked: 'Blocked',
}

const section = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text }, ...blocks]

const folded = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text, folded: true }, ...blocks]

/** Behind the step that it stands under, a case needs no step in its name. */
const shortTitle = (title: string) => title.split(': ').at(-1) ?? title

/** In the table a case is only to be recognised. */
const longestInTable = 40

/** What is covered beside the steps, which are listed with their cases. */
export const alsoCovered = (covered: readonly (string | undefined)[] | undefined) =>
  present(covered).filter((line) => !/^S\d+:/.test(line))

const tableOf = (columns: readonly string[], rows: string[][], caption?: string): Block[] =>
  rows.length === 0
    ? []
    : [{ type: 'table', columns: columns.map((label) => ({ label })), rows, ...(caption ? { caption } : {}) }]

const list = (items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ type: 'list', ordered: false, items: items.map((text) => ({ text })) }]

const under = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 2, text }, ...blocks]

/** One case as it is pasted into a message. */
export function caseText(each: DeepPartial<TestCase>): string {
  return [
    `${each.id ?? ''} ${each.title ?? ''} (${each.type ?? ''}, ${each.priority ?? ''}, ${each.step ?? ''})`,
    `Given: ${each.preconditions ?? ''}`,
    ...present(each.steps).flatMap(({ action, expected }, index) => [
      `${index + 1}. ${action ?? ''}`,
      `   Expected: ${expected ?? ''}`,
    ]),
  ].join('\n')
}

function riskBlocks(risks: DeepPartial<TestingResult>['risks']): Block[] {
  const known = present(risks)
  if (known.length === 0) return []
  return [
    {
      type: 'chart',
      title: 'Risk matrix',
      description: `${known.length} risks by likelihood and impact; those at the top right are tested deepest.`,
      chart: {
        kind: 'scatter',
        x: { label: 'Likelihood (assumption)', min: 0, max: 6, low: 'rare', high: 'almost certain' },
        y: { label: 'Impact (assumption)', min: 0, max: 6, low: 'small', high: 'ends the trust' },
        points: known.map(({ id, likelihood, impact }) => ({
          label: id ?? '',
          x: likelihood ?? 0,
          y: impact ?? 0,
          highlight: (likelihood ?? 0) * (impact ?? 0) >= 12,
        })),
      },
    },
    ...tableOf(
      ['Id', 'Risk', 'Likelihood × impact (assumption)', 'Why', 'Found by'],
      known.map(({ id, risk, likelihood, impact, why, cases }) => [
        id ?? '',
        risk ?? '',
        `${likelihood ?? '?'} × ${impact ?? '?'}`,
        why ?? '',
        present(cases).join(', '),
      ]),
    ),
  ]
}

export function testingDocument(
  result: DeepPartial<TestingResult>,
  context: ResultContext<TestingInput>,
): ResultDocument {
  const cases = present(result.cases)
  const reasoned = (items: readonly (DeepPartial<{ item: string; why: string }> | undefined)[] | undefined) =>
    present(items).map(({ item, why }) => [item ?? '', why ?? ''])
  return {
    title: `Test plan: ${productTitle(context.input.productDescription)}`,
    language: 'en',
    blocks: [
      ...section('In brief', result.summary ? [{ type: 'paragraph', text: result.summary }] : []),
      ...section('Risks', riskBlocks(result.risks)),
      ...section('Steps and their cases', [
        ...tableOf(
          ['Step', 'By', 'Cases'],
          present(result.steps).map(({ id, step, who }) => [
            `${id ?? ''} ${step ?? ''}`,
            who ?? '',
            cases
              .filter((each) => each.step === id)
              .map((each) => `${each.id ?? ''} ${shortened(shortTitle(each.title ?? ''), longestInTable)}`)
              .join('; '),
          ]),
        ),
        ...under('Also covered', list(alsoCovered(result.scope?.covered))),
      ]),
      ...section(
        'Approach by risk',
        tableOf(
          ['Depth', 'Steps', 'How'],
          present(result.approach).map(({ area, depth, how }) => [depth ?? '', area ?? '', how ?? '']),
        ),
      ),
      ...section('Not covered', tableOf(['What', 'Why'], reasoned(result.scope?.left))),
      ...section('Environments', tableOf(['On what', 'Why'], reasoned(result.environments))),
      ...section('Begins and ends', [
        ...under('Begins when', list(present(result.entryCriteria))),
        ...under('Ends when', list(present(result.exitCriteria))),
      ]),
      ...section(
        'Exploring',
        tableOf(
          ['Explore', 'With', 'To find out', 'Minutes (assumption)'],
          present(result.charters).map(({ explore, using, toFind, minutes }) => [
            explore ?? '',
            using ?? '',
            toFind ?? '',
            minutes === undefined ? '' : String(minutes),
          ]),
        ),
      ),
      ...section(
        'Still to find out',
        tableOf(
          ['Question', 'Owner', 'Cheapest test'],
          present(result.openQuestions).map(({ question, owner, test }) => [question ?? '', owner ?? '', test ?? '']),
        ),
      ),
      ...folded('Test data', tableOf(['Set (numbers: assumption)', 'What for'], reasoned(result.data))),
      ...folded(
        'Cases step by step',
        cases.flatMap((each) => [
          ...under(`${each.id ?? ''} ${each.title ?? ''}`.trim(), [
            {
              type: 'paragraph',
              text: `${[
                each.type,
                each.priority,
                each.step,
                each.state && each.state !== 'open' ? stateLabels[each.state] : '',
              ]
                .filter(Boolean)
                .join(', ')}. ${each.preconditions ?? ''}`,
            },
            ...tableOf(
              ['Action', 'Expected (numbers: assumption)'],
              present(each.steps).map(({ action, expected }) => [action ?? '', expected ?? '']),
            ),
            ...(each.note ? [{ type: 'paragraph', text: `Note: ${each.note}` } as const] : []),
          ]),
        ]),
      ),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}
