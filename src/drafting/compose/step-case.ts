/**
 * What can happen at a step of a job, by the kind of its verb, told so that it can be built and tested. Texts hold the
 * placeholders of `fillCase`: those of a step kind, and `{does}` ("offers a shift").
 */
export interface StepCase {
  /** Of the {@link StepKind}. */
  id: string
  /** What the doer gains, in the first person, after "so that". */
  benefit: string
  happy: Scenario
  /** Rare but right: two at once, a break, an empty list. */
  edge: Scenario
  /** What must be refused, with its reason shown. */
  refusal: Scenario
  operation: Operation
  /** What has to be stored for it. */
  keeps: string
  /** The work on the server, and on the screen. */
  builds: readonly [server: string, screen: string]
  /** Days of work for one engineer who knows the code; an assumption. */
  days: readonly [low: number, high: number]
  /** What engineering has to ask before building it. */
  asks: string
}

export type Scenario = readonly [title: string, given: string, when: string, then: string]

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{things}` stands for the resource, `:id` for one of them. */
  path: string
  /** What it does, with what it answers when it went well. */
  does: string
  errors: readonly (readonly [status: string, when: string])[]
  /** What the same request sent twice does. */
  again: string
}
