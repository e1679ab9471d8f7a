import { createFairTurns } from '#shared/fair-turns.ts'

export type InTurn = <Value>(account: string, signal: AbortSignal, work: () => Promise<Value>) => Promise<Value>

/**
 * Runs pieces of work, at most so many at a time and one of an account, first of the account that took the least lately: who sends ten
 * files makes nobody else wait for ten. Rejects with the signal's reason when it is aborted before its turn.
 */
export function createAnalysisTurns(most: number): InTurn {
  const turns = createFairTurns<() => void>(most)
  let active = 0
  const begin = () => {
    for (let next = turns.take(most - active); next; next = turns.take(most - active)) {
      active += 1
      next.work()
    }
  }
  const end = (account: string, ms: number) => {
    active -= 1
    turns.done(account, ms)
    begin()
  }
  return async (account, signal, work) => {
    await new Promise<void>((resolve, reject) => {
      const leave = () => reject(signal.reason)
      signal.addEventListener('abort', leave, { once: true })
      turns.add(account, () => {
        signal.removeEventListener('abort', leave)
        if (signal.aborted) end(account, 0)
        else resolve()
      })
      begin()
    })
    const started = performance.now()
    try {
      return await work()
    } finally {
      end(account, performance.now() - started)
    }
  }
}
