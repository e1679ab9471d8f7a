import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { adviceBlocks, folded, listOf, section, tableOf, under } from '#agents/_kit/document-blocks.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import { casesStepByStep, isSelected, selectedCases } from './case-blocks.ts'
import type { TestingInput } from './input.ts'
import type { TestingResult } from './output.ts'
import { riskBlocks } from './risk-blocks.ts'

/** Behind the step that it stands under, a case needs no step in its name. */
const shortTitle = (title: string) => title.split(': ').at(-1) ?? title

/** In the table a case is only to be recognised. */
const longestInTable = 40

/** What is covered beside the steps, which are listed with their cases. */
export const alsoCovered = (covered: readonly (string | undefined)[] | undefined) =>
  present(covered).filter((line) => !/^S\d+:/.test(line))

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
      ...section('Decide first', adviceBlocks(result.decideFirst)),
      ...(isSelected(cases) ? section('Cases', selectedCases(result)) : []),
      ...section('Risks', riskBlocks(result.risks)),
      ...(isSelected(cases)
        ? []
        : section('Steps and their cases', [
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
            ...under('Also covered', listOf(alsoCovered(result.scope?.covered))),
          ])),
      ...section(
        'Risk-based approach',
        tableOf(
          ['Depth', isSelected(cases) ? 'What' : 'Steps', 'How'],
          present(result.approach).map(({ area, depth, how }) => [depth ?? '', area ?? '', how ?? '']),
        ),
      ),
      ...section('Not covered', tableOf(['What', 'Why'], reasoned(result.scope?.left))),
      ...section('Environments', tableOf(['Environment', 'Why'], reasoned(result.environments))),
      ...section('Entry and exit criteria', [
        ...under('Entry criteria', listOf(present(result.entryCriteria))),
        ...under('Exit criteria', listOf(present(result.exitCriteria))),
      ]),
      ...section(
        'Exploratory testing',
        isSelected(cases)
          ? tableOf(
              ['Assumption to test', 'How to test it'],
              present(result.charters).map(({ title, explore }) => [title ?? '', explore ?? '']),
            )
          : tableOf(
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
        'Open questions',
        tableOf(
          ['Question', 'Owner', 'How to answer it'],
          present(result.openQuestions).map(({ question, owner, test }) => [question ?? '', owner ?? '', test ?? '']),
        ),
      ),
      ...(isSelected(cases) ? section : folded)(
        'Test data',
        tableOf(['Set (numbers: assumption)', 'What for'], reasoned(result.data)),
      ),
      ...folded('Cases step by step', isSelected(cases) ? [] : casesStepByStep(cases)),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}
