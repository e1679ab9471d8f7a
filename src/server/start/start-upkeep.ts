import { Counter, type Registry } from 'prom-client'
import { createCleanUp } from '#server/clean-up/clean-up.ts'
import type { Env } from '#server/env.ts'
import { type GaugedParts, registerServerGauges } from '#server/health/server-gauges.ts'
import type { Log } from '#server/observe/log.ts'
import { choosePayment } from '#server/payment/choose-payment.ts'
import { createRenewals } from '#server/payment/renewals.ts'

/** What goes on by itself: figures of this server, the clean-up of old rows, renewals of paid plans. */
export function startUpkeep(env: Env, registry: Registry, log: Log, gauged: GaugedParts) {
  const { database } = gauged
  registerServerGauges(registry, gauged)
  const removed = new Counter({
    name: 'pm_pilot_cleaned_rows_total',
    help: 'Rows that the clean-up removed',
    labelNames: ['task'],
    registers: [registry],
  })
  const cleanUp = createCleanUp({
    database,
    log,
    runTextDays: env.RUN_TEXT_DAYS,
    onRemoved: (task, rows) => removed.inc({ task }, rows),
  })
  const payment = choosePayment(env.PAYMENT)
  const renewals = payment && createRenewals({ database, provider: payment, log })
  return {
    payment,
    close() {
      cleanUp.close()
      renewals?.close()
    },
  }
}
