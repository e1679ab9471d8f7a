/** What is asked for: one month or year of a plan. */
export interface Charge {
  userId: string
  planId: string
  /** US dollars. */
  amount: number
  /** The same key is the same charge, however often it is sent: an answer may be lost on its way. */
  idempotencyKey: string
}

/** Takes money, or says why not. The one seam to whoever does it. */
export interface PaymentProvider {
  id: 'simulated'
  /** Resolves with the provider's own reference once it is paid. Rejects with {@link PaymentRefused}, or any error when it is down. */
  charge(charge: Charge): Promise<{ reference: string }>
  /** Stops charging for what `charge` started. Stopping twice is no error. */
  stop(reference: string): Promise<void>
}

/** The provider answered that it does not take the payment. */
export class PaymentRefused extends Error {}
