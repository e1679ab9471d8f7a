import type { Database } from '#server/db/database.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type AttemptRule, createAttemptLimit } from './attempt-limit.ts'

const minute = 60

/** What one account may do in a minute on all servers together, beside starting runs, which its plan bounds. */
const shared = {
  /** Votes, products, edits, deletions, subscriptions, Confluence settings. */
  change: { max: 120, what: 'changes' },
  /** A Word or PDF file takes up to a second of a processor. */
  export: { max: 60, what: 'downloads' },
  /** Each opens the file again and computes on it. */
  'follow-up': { max: 20, what: 'follow-up questions' },
  /** Each is a call to a model, or several drafts. */
  refine: { max: 20, what: 'refinements' },
  /** Each is a call to somebody else's server. */
  wiki: { max: 60, what: 'Confluence requests' },
  /** Each asks somebody else's server about a key. */
  'key-test': { max: 10, what: 'tests of keys' },
  /** Reads every row of the account. */
  'data-export': { max: 5, what: 'data exports' },
} as const

/** Readings of forms, as a share of the requests that are taken: each costs ten times a row. */
const readingsOfReads = 0.05

export type SharedLimit = keyof typeof shared

export interface RequestLimits {
  /** Counts in the database, so all servers count together. Throws TOO_MANY_REQUESTS. */
  take(kind: SharedLimit, userId: string): Promise<void>
  /** A read of an account, counted by this server. Throws TOO_MANY_REQUESTS. */
  read(userId: string): void
  /** A reading of a form, which costs a few milliseconds, counted by this server. Throws TOO_MANY_REQUESTS. */
  reading(userId: string | null, address: string): void
  /** A request that names nobody, or nobody who may, counted by this server. Throws TOO_MANY_REQUESTS. */
  stranger(address: string): void
}

export interface RequestLimitOptions {
  /** Reads of one account in a minute, on each server. */
  readsPerAccount: number
  /** Requests of one address without a valid session or key in a minute, on each server. */
  requestsPerAddress: number
}

export function createRequestLimits(
  database: Database,
  { readsPerAccount, requestsPerAddress }: RequestLimitOptions,
): RequestLimits {
  const attempts = createAttemptLimit(database)
  const ruleOf = (kind: SharedLimit): AttemptRule => ({
    kind: `request-${kind}`,
    max: shared[kind].max,
    windowSeconds: minute,
    message: () => `Too many ${shared[kind].what} at once. Please wait a minute and try again.`,
  })
  const rules = {
    change: ruleOf('change'),
    export: ruleOf('export'),
    'follow-up': ruleOf('follow-up'),
    refine: ruleOf('refine'),
    wiki: ruleOf('wiki'),
    'key-test': ruleOf('key-test'),
    'data-export': ruleOf('data-export'),
  } satisfies Record<SharedLimit, AttemptRule>
  const reads = createMinuteCounter(readsPerAccount)
  const strangers = createMinuteCounter(requestsPerAddress)
  const readings = {
    byAccount: createMinuteCounter(Math.ceil(readsPerAccount * readingsOfReads)),
    byAddress: createMinuteCounter(Math.ceil(requestsPerAddress * readingsOfReads)),
  }
  return {
    take: (kind, userId) => attempts.take(rules[kind], userId),
    read: (userId) => reads(userId),
    reading(userId, address) {
      if (userId) readings.byAccount(userId)
      readings.byAddress(address)
    },
    stranger: (address) => strangers(address),
  }
}

/**
 * Counts by name within the present minute, which is the same for all names: one map that is thrown away as the minute ends
 * costs less than a window for each, and holds no more names than came in one minute.
 */
function createMinuteCounter(max: number): (name: string) => void {
  let current = 0
  let counts = new Map<string, number>()
  return (name) => {
    const now = Date.now()
    const present = Math.floor(now / (minute * 1000))
    if (present !== current) {
      current = present
      counts = new Map()
    }
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    if (count <= max) return
    throw new AppError('TOO_MANY_REQUESTS', {
      retryAfter: Math.max(1, Math.ceil(((present + 1) * minute * 1000 - now) / 1000)),
    })
  }
}
