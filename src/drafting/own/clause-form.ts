import { z } from 'zod'

const text = z.string().trim().min(1)

/** Given, when and then of a test, each without its word and without an ending mark. */
const clauseTest = z.strictObject({
  given: text,
  when: text,
  /** What is seen then. */
  outcome: text,
})
export type ClauseTest = z.infer<typeof clauseTest>

const proposedAnswer = z.strictObject({ ask: text, propose: text })
export type ProposedAnswer = z.infer<typeof proposedAnswer>

/** What a text of a form may borrow from the user's clause; each stands in quotation marks or is a bound next to a stated number. */
export const clauseSlots = ['n', 'short', 'over', 'if', 'effect', 'who'] as const
export type ClauseSlot = (typeof clauseSlots)[number]

/** The lines that follow from a form alone. A text whose slots are not all filled is not used: of several, the first that is whole. */
const formLines = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** Says what a cross-market capability says better, where one is found. */
  isTopic: z.literal(true).optional(),
  /** What every product with that feature does: a market that knows the feature says it better. */
  isUsual: z.literal(true).optional(),
  fails: z.array(text).min(1),
  also: z.array(text).min(1).optional(),
  test: z.array(clauseTest),
  question: z.array(proposedAnswer),
  /** What a first version of such a rule usually costs, as in dossiers: S up to 2 person-weeks, M 3 to 6. */
  effort: z.enum(['S', 'M']),
})
export type FormLines = z.infer<typeof formLines>

const forms = z.array(formLines).min(1)
/** `clause-forms.json`. */
export const formFile = z.strictObject({ rules: forms, limits: forms, things: forms, services: forms, products: forms })

/** How a form is recognised in a clause. */
export interface ClauseCue {
  cue: RegExp
  not?: RegExp
}

/** A form that a clause can have in any trade ("only when ...", "within 60 seconds", "never sees ..."). */
export type ClauseForm = FormLines & ClauseCue
