/** Given, when and then of a test, each without its word and without an ending mark. */
export interface ClauseTest {
  given: string
  when: string
  /** What is seen then. */
  outcome: string
}

export interface ProposedAnswer {
  ask: string
  propose: string
}

/** What a text of a form may borrow from the user's clause; each stands in quotation marks or is a bound next to a stated number. */
export type ClauseSlot = 'n' | 'short' | 'over' | 'if' | 'effect' | 'who'

/**
 * A form that a clause can have in any trade ("only when ...", "within 60 seconds", "never sees ..."), with the lines that follow from
 * the form alone. A text whose slots are not all filled is not used: of several, the first that is whole.
 */
export interface ClauseForm {
  id: string
  cue: RegExp
  not?: RegExp
  /** Says what a cross-market capability says better, where one is found. */
  isTopic?: true
  /** What every product with that feature does: a market that knows the feature says it better. */
  isUsual?: true
  fails: readonly string[]
  also?: readonly string[]
  test: readonly ClauseTest[]
  question: readonly ProposedAnswer[]
  /** What a first version of such a rule usually costs, as in dossiers: S up to 2 person-weeks, M 3 to 6. */
  effort: 'S' | 'M'
}
