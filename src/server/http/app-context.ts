import type { Caller } from '#server/auth/caller.ts'
import type { Log } from '#server/log.ts'

/** What the middlewares leave on each request. */
export interface AppVariables {
  requestId: string
  log: Log
  caller: Caller
}

export interface AppEnv {
  Variables: AppVariables
}
