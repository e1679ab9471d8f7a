import type { Epic, Ticket } from '../output.ts'

export type Key = string
/** A ticket before it has a number: it waits for others by key. */
export interface Draft extends Omit<Ticket, 'id' | 'dependsOn'> {
  key: Key
  after: readonly Key[]
  /** Capabilities whose story waits for this ticket. */
  holdsUp?: readonly string[]
}
export interface DraftEpic extends Omit<Epic, 'id' | 'tickets'> {
  tickets: readonly Draft[]
}
