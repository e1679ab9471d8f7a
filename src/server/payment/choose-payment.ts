import { createHash } from 'node:crypto'
import type { PaymentProvider } from './payment-provider.ts'

/** The provider that the setting names; null where nobody can upgrade. */
export function choosePayment(setting: 'simulated' | 'none'): PaymentProvider | null {
  return setting === 'none' ? null : simulatedProvider
}

/** Takes every payment and moves no money. Its reference follows from the key, so that a repeated charge is the same one. */
const simulatedProvider: PaymentProvider = {
  id: 'simulated',
  async charge({ idempotencyKey }) {
    return { reference: `simulated_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24)}` }
  },
  async stop() {},
}
