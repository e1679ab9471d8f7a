import { tableOf, under } from '#agents/_kit/document-blocks.ts'
import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block } from '#shared/document/block.ts'
import type { CaseState, TestCase, TestingResult } from './output.ts'

export const stateLabels: Record<CaseState, string> = {
  open: 'Open',
  passed: 'Passed',
  failed: 'Failed',
  blocked: 'Blocked',
}

/** One case as it is pasted into a message. */
export function caseText(each: DeepPartial<TestCase>): string {
  return [
    `${each.id ?? ''} ${each.title ?? ''} (${each.type ?? ''}, ${each.priority ?? ''}, ${each.step ?? ''})`,
    ...(each.preconditions ? [`Given: ${each.preconditions}`] : []),
    ...(each.expected ? [`Expected: ${each.expected}`] : []),
    ...(each.basis ? [each.basis] : []),
    ...present(each.steps).flatMap(({ action, expected }, index) => [
      `${index + 1}. ${action ?? ''}`,
      `   Expected: ${expected ?? ''}`,
    ]),
  ].join('\n')
}

/** Lines of a library or of the user's own sentences, which are measured as they stand: then the cases stand in one table a group. */
export const isSelected = (cases: readonly DeepPartial<TestCase>[]): boolean =>
  cases.some(({ steps }) => present(steps).length === 0)

const columns = ['Case', 'Precondition', 'Action', 'Expected result (numbers: assumption)']

export function selectedCases({ steps, cases }: DeepPartial<TestingResult>): Block[] {
  return present(steps).flatMap(({ id, step, who }) => {
    const own = present(cases).filter((each) => each.step === id)
    // A label says nothing of the whole group.
    const first = own.find((each) => each.basis)
    const basis = first?.hasLabelBasis ? undefined : first?.basis
    return under([`${id ?? ''} ${step ?? ''}`, who === 'all' ? '' : who].filter(Boolean).join(', '), [
      ...(basis && !basis.includes(step ?? '') ? [{ type: 'paragraph', text: basis } as const] : []),
      // Lines that are only measured have nothing before them and nothing to do.
      ...[own.filter(isWalked), own.filter((each) => !isWalked(each))].flatMap((part) =>
        tableOf(
          columns,
          part.flatMap((each) => caseRows(each)),
        ),
      ),
    ])
  })
}

const isWalked = (each: DeepPartial<TestCase>) => present(each.steps).length > 0

/** One row a step: "TC-8, High", what is there before, what is done, what is seen; a line that is only measured has no step. */
function caseRows(each: DeepPartial<TestCase>): string[][] {
  const state = each.state && each.state !== 'open' ? stateLabels[each.state] : ''
  const head = [each.id, each.priority, state].filter(Boolean).join(', ')
  const note = each.note ? ` Note: ${each.note}` : ''
  const isLimit = each.type === 'Limit'
  const walked = present(each.steps)
  if (walked.length === 0)
    return [[head, '', each.expected ? (each.title ?? '') : '', `${each.expected ?? each.title ?? ''}${note}`]]
  return walked.map(({ action, expected }, index) => [
    index === 0 ? head : '',
    index === 0
      ? [isLimit || each.type === 'Edge' ? each.title : '', each.preconditions].filter(Boolean).join(': ')
      : '',
    action ?? '',
    [expected, isLimit && index === 0 ? each.expected : '', index === 0 ? note.trim() : '']
      .filter(Boolean)
      .join('. ')
      .replace('.. ', '. '),
  ])
}

/** The steps of each case, for cases that were written step by step. */
export function casesStepByStep(cases: readonly DeepPartial<TestCase>[]): Block[] {
  return cases.flatMap((each) =>
    under(`${each.id ?? ''} ${each.title ?? ''}`.trim(), [
      {
        type: 'paragraph',
        // Each by itself, so that it is said in the document's language.
        text: [
          ...[each.type, each.priority, each.step, each.state && each.state !== 'open' ? stateLabels[each.state] : '']
            .filter((part): part is string => Boolean(part))
            .flatMap((part, index) => (index === 0 ? [{ text: part }] : [{ text: ', ' }, { text: part }])),
          { text: `. ${each.preconditions ?? ''}` },
        ],
      },
      ...tableOf(
        ['Action', 'Expected (numbers: assumption)'],
        present(each.steps).map(({ action, expected }) => [action ?? '', expected ?? '']),
      ),
      ...(each.note ? [{ type: 'paragraph', text: `Note: ${each.note}` } as const] : []),
    ]),
  )
}
