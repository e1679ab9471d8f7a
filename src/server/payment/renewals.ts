import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Log } from '#server/observe/log.ts'
import { paidPlan, type SubscriptionRow, subscriptionColumns } from '#server/usage/subscription-row.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { charge, storePayment } from './charge.ts'
import { type PaymentProvider, PaymentRefused } from './payment-provider.ts'

export interface Renewals {
  /** Charges for every paid plan whose period is over. Returns how many payments were taken. */
  run(): Promise<number>
  close(): void
}

const firstAfterMs = 90_000
const everyMs = 10 * 60_000
/** In one pass; the rest waits for the next. */
const most = 500
/** A provider that fails for so many users in one pass is taken to be down; the next pass tries again. */
const mostFailures = 3
/** An installation that was off for longer than this charges for the time from now on, not for each month that nobody was served. */
const longestLate = 7 * 24 * 60 * 60_000

/** Renews paid plans. Every server looks now and then; a row that another server holds is left to it. */
export function createRenewals({
  database,
  provider,
  log,
}: {
  database: Database
  provider: PaymentProvider
  log: Log
}): Renewals {
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    const failed: string[] = []
    let taken = 0
    while (!closed && taken < most && failed.length < mostFailures) {
      const done = await renewOne(database, provider, log, failed)
      if (done === null) break
      if ('failed' in done) failed.push(done.failed)
      else taken += 1
    }
    return taken
  }
  const later = (ms: number) => {
    if (closed) return
    timer = setTimeout(() => {
      run()
        .catch((error: unknown) => log.error({ err: error }, 'plans could not be renewed'))
        .finally(() => later(everyMs))
    }, ms)
    timer.unref()
  }
  later(firstAfterMs)
  return {
    run,
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

/** One period of one subscription, or whose could not be charged for now. Null when nothing else is due. */
async function renewOne(
  database: Database,
  provider: PaymentProvider,
  log: Log,
  failed: readonly string[],
): Promise<{ renewed: string } | { failed: string } | null> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<SubscriptionRow & { user_id: string }>(
      `select s.user_id, ${subscriptionColumns} from user_subscriptions s
       where s.renews_at <= now() and s.billing is not null and s.user_id <> all($1)
       order by s.renews_at limit 1 for update skip locked`,
      [failed],
    )
    const row = rows[0]
    if (!row?.renews_at || !row.billing) return null
    const userId = row.user_id
    const key = `${userId}:${row.renews_at.toISOString()}`
    const isLate = Date.now() - row.renews_at.getTime() > longestLate
    try {
      const payment = await charge(
        provider,
        userId,
        paidPlan(row),
        row.billing,
        key,
        isLate ? new Date() : row.renews_at,
      )
      await storePayment(client, userId, payment)
      await client.query(`update user_subscriptions set renews_at = $2, payment_reference = $3 where user_id = $1`, [
        userId,
        payment.coversUntil,
        payment.reference,
      ])
      return { renewed: userId }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (!(error.cause instanceof PaymentRefused)) {
        log.error({ err: error, userId }, 'a plan could not be renewed')
        return { failed: userId }
      }
      log.warn({ userId }, 'a renewal was refused: the plan ends')
      await client.query(
        `update user_subscriptions set renews_at = null, billing = null, payment_reference = null, paid_plan_id = null,
           plan_id = case when ends_at is null then 'free' else plan_id end, revision = revision + 1 where user_id = $1`,
        [userId],
      )
      return { renewed: userId }
    }
  })
}
