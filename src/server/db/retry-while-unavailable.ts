import { setTimeout as sleep } from 'node:timers/promises'
import { isConnectionError } from './database.ts'

export interface RetryBudget {
  /** How long to go on trying. */
  forMs: number
  everyMs?: number
}

/**
 * Does `work` again while there is no database for it (it restarts, its disk is full), at most so long. Only for what may be
 * done twice: a connection that breaks does not say whether the statement was carried out.
 */
export async function retryWhileUnavailable<Result>(
  work: () => Promise<Result>,
  { forMs, everyMs = 500 }: RetryBudget,
): Promise<Result> {
  // Not the clock of the day, which may be set while we wait.
  for (const deadline = performance.now() + forMs; ; ) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionError(error) || performance.now() > deadline) throw error
      await sleep(everyMs)
    }
  }
}
