import type { LiveAgent } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { Notifications } from '#server/db/notifications.ts'
import type { UserEvents } from '#server/live/user-events.ts'
import type { Log } from '#server/observe/log.ts'
import type { RunMetrics } from '#server/observe/metrics/run-metrics.ts'
import type { Tracing } from '#server/observe/tracing/tracing.ts'
import type { EventWriter } from './event-writer.ts'
import type { ExecutionTools } from './execution.ts'
import type { RunSignals } from './run-signals.ts'
import type { RunWriters } from './run-writers.ts'

export interface RunWorkerOptions {
  database: Database
  writer: EventWriter
  signals: RunSignals
  notifications: Notifications
  userEvents: UserEvents
  tools: Omit<ExecutionTools, 'writer'>
  writers: RunWriters
  agent: (id: string) => LiveAgent | undefined
  log: Log
  metrics: RunMetrics
  tracing: Tracing | null
  /** This server, in leases. */
  serverId: string
  concurrency: number
  /** Time without progress after which a run is given up, and the time that it may take in all. */
  timeoutMs: number
  longestMs: number
}
