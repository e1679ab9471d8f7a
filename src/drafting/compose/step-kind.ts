/**
 * What a step of a job always asks of a product, by the kind of its verb: to claim something asks for exactly one winner, to
 * warn asks for the right moment and few false alarms. Texts hold placeholders that {@link fillStep} knows:
 * `{who}` and `{whos}` (who does the step), `{thing}` and `{things}` (head of its object), `{step}` ("offer a shift").
 * "a {who}" and "a {thing}" get the right article.
 */
export interface StepKind {
  id: string
  /** Base forms. A verb belongs to one kind, unless `objects` decides. */
  verbs: readonly string[]
  /** Heads of objects that make a step this kind, whatever its verb: "send" + "invoice" is about money. */
  objects?: readonly string[]
  /** The first is what the step cannot do without. */
  needs: readonly { need: string; test: string; why: string }[]
  /** What the customer asks about the case in which the step goes wrong. */
  exception: { question: string; answer: string }
  /** How well the step was done, beyond that it was done. */
  doneWell: { name: string; definition: string; target: string }
  /** What must not get worse while the step gets faster. */
  guard: { name: string; definition: string; target: string }
  /** What a sceptical vice president asks about such a step. */
  sceptic: { question: string; answer: string }
  risk: { risk: string; earlySign: string; answer: string }
  /** In the first person, about the last time: "I asked one by one, and half never answered". */
  hurt: string
  /** What belongs to a later release, with why. */
  later: string
}
