import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import type { Log } from '#server/observe/log.ts'
import { runDetached } from '#server/observe/work-context.ts'
import { type CleanUpTask, removeFrom } from './clean-up-task.ts'
import { removeRunTexts } from './remove-run-texts.ts'

export interface CleanUpOptions {
  database: Database
  log: Log
  /** Days after which the text pieces of a run that succeeded go; 0 keeps them. */
  runTextDays: number
  /** Hears how many rows of a kind went. */
  onRemoved?: (task: string, rows: number) => void
}

export interface CleanUp {
  /** One pass over everything; what another server does at the moment is left to it. Returns the rows removed by task. */
  run(): Promise<Record<string, number>>
  close(): void
}

const firstAfterMs = 60_000
const everyMs = 10 * 60_000
/** Between two batches, so that whoever waits for the same tables comes in between. */
const breathMs = 50
/** Of one task in one pass; the rest waits for the next. */
const mostBatches = 500

/** A day old at least, since a guest is stored before its session. */
const guestsWhoLeft = `is_anonymous and created_at < now() - interval '1 day'
  and not exists (select from session where session.user_id = "user".id and session.expires_at > now())`

/**
 * Takes out of the database what nobody will ask for again, in small transactions. Every server does so now and then; a lock lets one
 * of them do it at a time. Uploads have their own (uploads.ts), and links and codes go with the auth library's next look at them.
 */
export function createCleanUp(options: CleanUpOptions): CleanUp {
  const { database, log, runTextDays, onRemoved } = options
  let closed = false
  const tasks: CleanUpTask[] = [
    ...(runTextDays > 0 ? [removeRunTexts(runTextDays)] : []),
    // Credentials of Confluence that were not to be remembered go with their session.
    removeFrom('sessions', 'session', `expires_at < now() - interval '1 hour'`),
    removeFrom('verifications', 'verification', `expires_at < now() - interval '1 hour'`),
    // A guest is known by the session alone: after it nobody can come back to what it holds. Runs, usage and files go with the row.
    removeFrom('guests', '"user"', guestsWhoLeft),
    // A link that ended can be opened again by its maker; so long after, nobody does.
    removeFrom('links', 'share_links', `expires_at < now() - interval '90 days'`),
    removeFrom('attempts', 'rate_limit', `last_request < extract(epoch from now() - interval '2 days') * 1000`),
  ]

  async function runTask(task: CleanUpTask): Promise<number> {
    let removed = 0
    for (let batch = 0; batch < mostBatches && !closed; batch += 1) {
      const done = await task.batch(database)
      removed += done.removed
      if (!done.more) break
      await pause(breathMs)
    }
    return removed
  }

  async function run(): Promise<Record<string, number>> {
    const removed: Record<string, number> = {}
    for (const task of tasks) {
      const rows = await runTask(task)
      removed[task.name] = rows
      if (rows > 0) onRemoved?.(task.name, rows)
    }
    return removed
  }

  let timer = setTimeout(tick, firstAfterMs)
  timer.unref()

  function tick(): void {
    runDetached(async () => {
      try {
        const removed = await run()
        if (Object.values(removed).some((rows) => rows > 0)) log.info({ removed }, 'cleaned up')
      } catch (error) {
        if (!closed) log.warn({ err: error }, 'cleaning up failed; the next pass tries again')
      }
      if (closed) return
      timer = setTimeout(tick, everyMs)
      timer.unref()
    })
  }

  return {
    run,
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}
