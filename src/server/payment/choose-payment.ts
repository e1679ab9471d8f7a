import type { PaymentProvider } from './payment-provider.ts'
import { simulatedProvider } from './simulated-provider.ts'

/** The provider that the setting names; null where nobody can upgrade. */
export function choosePayment(setting: 'simulated' | 'none'): PaymentProvider | null {
  return setting === 'none' ? null : simulatedProvider
}
