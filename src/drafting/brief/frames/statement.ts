import type { ActorPhrase, Clause } from '../actor-phrase.ts'
import type { VerbPhrase } from '../verb-phrase.ts'

/** One reading of a stretch of a sentence: who does what. */
export interface Statement {
  /** Null when the words name nobody: "find sitters". */
  actors: ActorPhrase[]
  /** Where the subject is a pronoun, the actor of the statement before it is meant. */
  pronoun: boolean
  /** The product does it: "sends reminders". */
  byProduct: boolean
  jobs: VerbPhrase[]
  /** How far the kind of pattern can be trusted, 0 to 1. */
  confidence: number
  start: number
  end: number
  clause: Clause
}

/** What a frame reports: positions are those of the clause's tokens. */
export type Frame = (clause: Clause, index: number) => Statement | null

/** Puts a statement together; the end is the furthest thing read. */
export function statement(
  clause: Clause,
  start: number,
  parts: {
    actor?: ActorPhrase | null
    actors?: ActorPhrase[]
    jobs?: VerbPhrase[]
    pronoun?: boolean
    byProduct?: boolean
  },
  confidence: number,
): Statement {
  const actors = parts.actors ?? (parts.actor ? [parts.actor] : [])
  const jobs = parts.jobs ?? []
  return {
    actors,
    jobs,
    pronoun: parts.pronoun ?? false,
    byProduct: parts.byProduct ?? false,
    confidence,
    start,
    end: Math.max(start + 1, ...actors.map((actor) => actor.end), ...jobs.map((job) => job.end)),
    clause,
  }
}
