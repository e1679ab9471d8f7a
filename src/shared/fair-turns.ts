/** After so long, half of what an account took is forgotten. */
const HALF_LIFE_MS = 30_000

/** An account that took more lately leaves the last free process to others. */
const MUCH_MS = 5_000

interface Account<Work> {
  waiting: Work[]
  isRunning: boolean
  /** Milliseconds that it took lately, as of `at`. */
  taken: number
  at: number
}

export interface FairTurns<Work> {
  /** How many pieces of work wait, of this account or of all. */
  waiting(account?: string): number
  add(account: string, work: Work): void
  /** The next piece, with `free` processes without one; undefined when none may begin. Every piece taken ends with `done`. */
  take(free: number): { account: string; work: Work } | undefined
  done(account: string, ms: number): void
}

/**
 * Whose work is next: one piece of an account at a time, and first the account that took the least time lately. `most` is the
 * number of processes. Whoever keeps a process busy waits behind everybody who did not.
 */
export function createFairTurns<Work>(most: number, now: () => number = () => performance.now()): FairTurns<Work> {
  const accounts = new Map<string, Account<Work>>()
  let waiting = 0
  const taken = ({ taken, at }: Account<Work>) => taken * 0.5 ** ((now() - at) / HALF_LIFE_MS)
  const accountOf = (id: string) => {
    const known = accounts.get(id)
    if (known) return known
    const fresh: Account<Work> = { waiting: [], isRunning: false, taken: 0, at: now() }
    accounts.set(id, fresh)
    return fresh
  }
  return {
    waiting: (id) => (id === undefined ? waiting : (accounts.get(id)?.waiting.length ?? 0)),
    add(id, work) {
      accountOf(id).waiting.push(work)
      waiting += 1
    },
    take(free) {
      if (free <= 0) return undefined
      const isLast = free === 1 && most > 1
      let best: { id: string; account: Account<Work>; taken: number } | undefined
      for (const [id, account] of accounts) {
        if (account.isRunning || account.waiting.length === 0) continue
        const sum = taken(account)
        if (isLast && sum > MUCH_MS) continue
        if (!best || sum < best.taken) best = { id, account, taken: sum }
      }
      const work = best?.account.waiting.shift()
      if (!best || work === undefined) return undefined
      best.account.isRunning = true
      waiting -= 1
      return { account: best.id, work }
    },
    done(id, ms) {
      const account = accountOf(id)
      Object.assign(account, { isRunning: false, taken: taken(account) + ms, at: now() })
      for (const [other, each] of accounts) {
        if (!each.isRunning && each.waiting.length === 0 && taken(each) < 10) accounts.delete(other)
      }
    },
  }
}
