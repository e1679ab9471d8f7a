import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { Notifications } from '#server/db/notifications.ts'
import type { Env } from '#server/env.ts'
import type { UserEvents } from '#server/live/user-events.ts'
import type { Log } from '#server/observe/log.ts'
import type { RunMetrics } from '#server/observe/metrics/run-metrics.ts'
import type { Tracing } from '#server/observe/tracing/tracing.ts'
import { createEventWriter } from '#server/runs/event-writer.ts'
import type { ExecutionTools } from '#server/runs/execution.ts'
import { createMemories } from '#server/runs/memories.ts'
import { createRunService } from '#server/runs/run-service.ts'
import type { RunSignals } from '#server/runs/run-signals.ts'
import { createRunWorker } from '#server/runs/run-worker.ts'
import type { RunWriters } from '#server/runs/run-writers.ts'
import { loopSetting } from './start-research.ts'

interface RunParts {
  database: Database
  agents: AgentRegistry
  signals: RunSignals
  notifications: Notifications
  userEvents: UserEvents
  writers: RunWriters
  tools: Omit<ExecutionTools, 'writer' | 'memories' | 'loop'>
  metrics: RunMetrics
  tracing: Tracing | null
  serverId: string
  log: Log
}

/** What takes runs on, and what works on them. */
export function startRuns(env: Env, parts: RunParts) {
  const { database, agents, signals, notifications, userEvents, writers, tools, metrics, tracing, serverId, log } =
    parts
  const worker = createRunWorker({
    database,
    signals,
    notifications,
    userEvents,
    writer: createEventWriter(database, signals),
    writers,
    tools: { ...tools, memories: createMemories(database), loop: loopSetting(env) },
    agent: (id) => agents.live(id),
    log,
    metrics,
    tracing,
    serverId,
    concurrency: env.RUNS_PER_SERVER,
    timeoutMs: env.RUN_TIMEOUT_SECONDS * 1000,
    longestMs: env.RUN_LONGEST_SECONDS * 1000,
  })
  const runs = createRunService({
    database,
    signals,
    userEvents,
    worker,
    agents,
    writers,
    metrics,
    serverId,
    runsPerUser: env.RUNS_PER_USER,
    runsWaiting: env.RUNS_WAITING,
    uploads: tools.uploads,
  })
  return { worker, runs }
}
