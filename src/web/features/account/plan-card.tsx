import { useQuery } from '@tanstack/react-query'
import type { Subscription } from '#shared/api/account.ts'
import { type PaymentList, paymentList } from '#shared/api/plans.ts'
import { plans } from '#shared/plans.ts'
import { Button } from '#ui/button/button.tsx'
import { apiJson } from '../../http/api-fetch.ts'
import { chargeText, priceText } from '../plans/plan-text.ts'
import { PlansButton } from '../plans/plans-button.tsx'
import { useMe } from '../plans/use-plans.ts'
import classes from './account.module.css'
import { AccountCard } from './account-card.tsx'

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })
const dayText = (moment: string) => day.format(new Date(moment))

/** Plan, what comes next of it, and what was paid. */
export function PlanCard() {
  const me = useMe()
  const payments = useQuery({
    queryKey: ['account', 'payments'],
    queryFn: (): Promise<PaymentList> => apiJson('/api/payments', paymentList),
  })
  const subscription = me.data?.subscription
  return (
    <AccountCard id="plan" title="Plan and billing" description="Your plan, what it costs and what you have paid.">
      {me.isPending && <p className={classes.quiet}>Loading…</p>}
      {me.isError && (
        <>
          <p className={classes.quiet}>Your plan could not be loaded.</p>
          <Button look="line" onClick={() => me.refetch()}>
            Try Again
          </Button>
        </>
      )}
      {subscription && (
        <div>
          <p className={classes.rowName}>{subscription.plan} plan</p>
          <p className={classes.quiet}>{nextText(subscription)}</p>
        </div>
      )}
      {subscription && <PlansButton look="line">Change plan</PlansButton>}
      {payments.isError && <p className={classes.quiet}>Your payments could not be loaded.</p>}
      {payments.data && payments.data.payments.length > 0 && (
        <ul className={classes.list} aria-label="Payments">
          {payments.data.payments.map((payment) => (
            <li key={payment.reference} className={classes.row}>
              <div>
                <p className={classes.rowName}>
                  {priceText(payment.amount)} for {payment.plan}, {payment.billing === 'yearly' ? 'a year' : 'a month'}
                </p>
                <p className={classes.rowFacts}>
                  Paid {dayText(payment.paidAt)}, covers until {dayText(payment.coversUntil)} · {payment.reference}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  )
}

/** What happens to the plan next, and when. */
function nextText(subscription: Subscription): string {
  const { plan, trial, endsAt, planAfterTrial, endedTrial, billing, renewsAt } = subscription
  const paid = plans.find(({ name }) => name === (trial ? planAfterTrial : plan))
  const renewal =
    paid && billing && renewsAt ? `${paid.name} renews on ${dayText(renewsAt)} for ${chargeText(paid, billing)}.` : ''
  if (trial && endsAt) return `Trial until ${dayText(endsAt)}, then ${planAfterTrial} again. ${renewal}`.trim()
  if (endedTrial) return `Your ${endedTrial.plan} trial ended on ${dayText(endedTrial.endedAt)}. ${renewal}`.trim()
  return renewal || (plan === 'Free' ? 'Nothing to pay.' : 'No renewal is due.')
}
