/**
 * What makes one of the same people meet a step otherwise than the next: how late they start, how often, who waits for it.
 * `who`, `day`, `pain` and `stay` begin with a base form, which {@link thirdPerson} turns for one person; nothing behind it has to
 * agree with who does it, but a verb marked so: "ask one by one and +wait". Placeholders as in a {@link StepKind}.
 */
export interface Circumstance {
  /** Behind "who": "start on the day itself". */
  who: string
  /** Only of people who do it for a living, or only of those who do not. */
  at?: 'work' | 'home'
  /** What they do when it comes up. */
  day: string
  pain: string
  goal: string
  /** What keeps them with the way of today. */
  stay: string
  /** The cheapest way to see whether there are such people. */
  check: string
  /** How much more than others they have of it: pain, readiness to change. From -2 to 2. */
  weight: readonly [pain: number, readiness: number]
}

export type CircumstancesOfKinds = Readonly<Record<string, readonly Circumstance[]>>
