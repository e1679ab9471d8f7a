/** A question, what to ask next, and what an answer is worth. */
export type ToldQuestion = readonly [question: string, probe: string, listenFor: string]

/** By the kind of step, with the placeholders of a step kind. */
export type ToldQuestions = Readonly<Record<string, readonly ToldQuestion[]>>
