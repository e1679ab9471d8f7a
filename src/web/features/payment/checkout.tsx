import { Link } from 'react-router'
import type { Subscription } from '#shared/api/account.ts'
import { trialDays } from '#shared/plans.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { priceText } from '../plans/plan-text.ts'
import classes from './checkout.module.css'
import { type PaidPlan, pathAfterPayment } from './payment-address.ts'
import { useCheckout } from './use-checkout.ts'

interface CheckoutProps {
  plan: PaidPlan
  trial: boolean
  /** From the address. */
  next: string | null
  subscription: Subscription | null
  simulated: boolean
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })

/** The right half of the page: what happens now, and the one button. */
export function Checkout({ plan, trial, next, subscription, simulated }: CheckoutProps) {
  const after = pathAfterPayment(next)
  const { step, failure, submit } = useCheckout(plan, trial, after)
  const other = (wanted: boolean) =>
    `/payment?${new URLSearchParams({ plan: plan.id, trial: String(wanted), ...(next ? { next } : {}) })}`
  const price = priceText(plan.priceMonthly)
  const held = subscription?.plan === plan.name
  const trialUsed = subscription?.trialUsed ?? false

  if (step === 'done') {
    return (
      <div className={classes.box} role="status">
        <Icon name="check" size={36} className={classes.mark} />
        <h1 className={classes.title}>{plan.name} is yours</h1>
        <p className={classes.text}>
          {trial ? `Your trial ends in ${trialDays} days by itself.` : 'Your new limit holds from now on.'} Taking you
          on in a moment.
        </p>
        <ButtonLink to={after} replace>
          Continue
        </ButtonLink>
      </div>
    )
  }
  if (held && (trial || !subscription?.trial)) {
    return (
      <div className={classes.box}>
        <h1 className={classes.title}>You already have {plan.name}</h1>
        <p className={classes.text}>
          {subscription?.endsAt
            ? `Your trial goes on until ${day.format(new Date(subscription.endsAt))}.`
            : 'There is nothing to pay.'}
        </p>
        <div className={classes.buttons}>
          <ButtonLink to={after}>Continue</ButtonLink>
          {subscription?.trial && (
            <ButtonLink to={other(false)} look="line">
              Pay {price}/month
            </ButtonLink>
          )}
        </div>
      </div>
    )
  }
  const usedUp = trial && trialUsed
  return (
    <div className={classes.box}>
      <h1 className={classes.title}>{trial ? `Try ${plan.name} for ${trialDays} days` : `Get ${plan.name}`}</h1>
      <dl className={classes.bill}>
        <div>
          <dt>Today</dt>
          <dd>{trial ? priceText(0) : price}</dd>
        </div>
        <div>
          <dt>{trial ? `After ${trialDays} days` : 'Each month after'}</dt>
          <dd>{trial ? 'Free plan again, unless you pay' : price}</dd>
        </div>
      </dl>
      {usedUp && <p className={classes.text}>Your free trial was already used.</p>}
      <p className={classes.failure} role="alert">
        {failure}
      </p>
      <Button size="lg" busy={step === 'paying'} disabled={step === 'paying' || usedUp} onClick={submit}>
        {step === 'paying' ? 'Processing...' : trial ? 'Start Free Trial' : `Pay ${price}/month`}
      </Button>
      {trial ? (
        <Link to={other(false)} replace className={classes.other}>
          Or pay {price}/month now
        </Link>
      ) : (
        !trialUsed &&
        (subscription?.plan ?? 'Free') === 'Free' && (
          <Link to={other(true)} replace className={classes.other}>
            Or start with 7-day free trial instead
          </Link>
        )
      )}
      {simulated && (
        <p className={classes.note}>
          <Icon name="info" size={18} />
          This installation simulates payment: no card is asked for and no money moves.
        </p>
      )}
    </div>
  )
}
