import type { HttpBindings } from '@hono/node-server'
import type { Log } from '#server/observe/log.ts'
import type { RequestMetrics } from '#server/observe/metrics/request-metrics.ts'
import type { Caller } from './caller.ts'
import type { RequestLimits } from './request-limits.ts'

/** What the middlewares leave on each request. */
export interface AppVariables {
  requestId: string
  log: Log
  metrics: RequestMetrics
  caller: Caller
  limits: RequestLimits
  /** The address, or network of one sender, that limits count by. */
  address: string
}

export interface AppEnv {
  Bindings: HttpBindings
  Variables: AppVariables
}
