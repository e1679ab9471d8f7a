import { PaymentPage } from '../features/payment/payment-page.tsx'
import { QueryScope } from '../session/query-scope.tsx'

export const meta = () => [
  { title: 'Your plan | PM Pilot' },
  { name: 'description', content: 'Start a 7-day free trial of Starter or Pro, or pay by the month.' },
]

export default function Payment() {
  return (
    <QueryScope>
      <PaymentPage />
    </QueryScope>
  )
}
