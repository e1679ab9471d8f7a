import type { UnsureItem } from '#shared/corrections.ts'

/** Thrown where a run cannot go on before its user has answered. No failure: the run keeps its use and waits without a slot. */
export class OpenQuestion extends Error {
  readonly questions: readonly UnsureItem[]

  constructor(questions: readonly UnsureItem[]) {
    super('a run asks its user')
    this.questions = questions
  }
}
