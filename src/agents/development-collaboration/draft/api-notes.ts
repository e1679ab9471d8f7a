import { caseOf, fillCase, pathOf } from '#drafting/compose/step-cases.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'

/** One operation a step, from its verb and its thing; two steps with the same operation share it. */
export function apiNotes(steps: readonly WorkStep[]) {
  const notes = steps.map((step) => {
    const { operation } = caseOf(step)
    return {
      method: operation.method,
      path: pathOf(step),
      does: fillCase(operation.does, step),
      who: step.who.plural,
      errors: operation.errors.map(([status, when]) => ({ status, when: fillCase(when, step) })),
      again: fillCase(operation.again, step),
    }
  })
  const key = ({ method, path }: (typeof notes)[number]) => `${method} ${path}`
  return notes
    .filter((note, index) => notes.findIndex((other) => key(other) === key(note)) === index)
    .map((note) => ({
      ...note,
      who: [...new Set(notes.filter((other) => key(other) === key(note)).map(({ who }) => who))].join(', '),
    }))
}
