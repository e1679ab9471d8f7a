import type { PlanRow } from '#server/usage/entitlement.ts'
import type { RunEvent } from '#shared/run-events.ts'
import type { RunOrigin } from './run-row.ts'

export interface StartOptions {
  /** Most runs of one user at a time. */
  runsPerUser: number
  leaseSeconds: number
}

/** A request as the statement takes it. */
export interface Asked {
  id: string
  user_id: string
  session_id: string
  agent_id: string
  input: unknown
  corrections: unknown
  title: string
  model: string
  prompt_version: number | null
  idempotency_key: string | null
  body_hash: string
  owner: string | null
  origin: Omit<RunOrigin, 'plan'>
  /** Without the time, which is the database's. */
  start: Omit<RunEvent & { type: 'run-start' }, 'timestamp'>
}

/** What became of it: with `plan` null the session does not stand; else it was started, or nothing was left for it. */
export interface Outcome {
  plan: PlanRow | null
  started: boolean
  /** The database's time, in the milliseconds of the stored row. */
  at: Date
}
