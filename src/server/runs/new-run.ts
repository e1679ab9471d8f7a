import type { StartCaps } from '#server/spending/spend-caps.ts'
import type { PlanRow } from '#server/usage/entitlement.ts'
import type { ErrorCode } from '#shared/errors/error-table.ts'
import type { RunEvent } from '#shared/run-events.ts'
import type { RunMode } from '#shared/run-mode.ts'
import type { RunOrigin } from './run-row.ts'

export interface StartOptions {
  /** Most runs of one user at a time. */
  runsPerUser: number
  leaseSeconds: number
}

/** A request as the statement takes it. */
export interface NewRun {
  id: string
  user_id: string
  session_id: string
  agent_id: string
  input: unknown
  corrections: unknown
  /** Of the same user; another one counts as none. */
  product_id: string | null
  title: string
  model: string
  prompt_version: number | null
  idempotency_key: string | null
  body_hash: string
  owner: string | null
  mode: RunMode
  own_key: boolean
  may_ask: boolean
  context: unknown
  /** What it is expected to take, and the caps that it starts under; null where none holds. */
  expected_tokens: number | null
  expected_cost: number | null
  caps: StartCaps | null
  origin: Omit<RunOrigin, 'plan'>
  /** Without the time, which is the database's. */
  start: Omit<RunEvent & { type: 'run-start' }, 'timestamp'>
}

/** What became of it: with `plan` null the session does not stand; else it was started, or nothing was left for it. */
export interface NewRunOutcome {
  plan: PlanRow | null
  started: boolean
  /** The cap that it was refused by, before anything else was asked. */
  refused?: Extract<ErrorCode, 'DAY_CAP_REACHED' | 'MONTH_CAP_REACHED'>
  /** The database's time, in the milliseconds of the stored row. */
  at: Date
}
