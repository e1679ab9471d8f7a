import { Link } from 'react-router'
import type { Subscription } from '#shared/api/account.ts'
import { type BillingPeriod, chargeOf, plans, trialDays } from '#shared/plans.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { afterTrialText, chargeText, priceText } from '../plans/plan-text.ts'
import classes from './checkout.module.css'
import { type PaidPlan, pathAfterPayment } from './payment-address.ts'
import { useCheckout } from './use-checkout.ts'

interface CheckoutProps {
  plan: PaidPlan
  trial: boolean
  billing: BillingPeriod
  /** From the address. */
  next: string | null
  subscription: Subscription | null
  simulated: boolean
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })

/** The right half of the page: what happens now, and the one button. */
export function Checkout({ plan, trial, billing, next, subscription, simulated }: CheckoutProps) {
  const after = pathAfterPayment(next)
  const { step, failure, submit } = useCheckout(plan, trial, billing, after)
  const address = (wanted: { trial: boolean; billing: BillingPeriod }) =>
    `/payment?${new URLSearchParams({
      plan: plan.id,
      trial: String(wanted.trial),
      ...(wanted.billing === 'yearly' ? { billing: 'yearly' } : {}),
      ...(next ? { next } : {}),
    })}`
  const price = chargeText(plan, billing)
  const otherBilling = billing === 'yearly' ? 'monthly' : 'yearly'
  const paidFor = subscription && !subscription.trial ? subscription.plan : (subscription?.planAfterTrial ?? 'Free')
  const held = subscription?.plan === plan.name && (subscription.billing ?? billing) === billing
  const trialUsed = subscription?.trialUsed ?? false

  if (step === 'done') {
    return <Done plan={plan} trial={trial} after={after} />
  }
  if (held && (trial || !subscription.trial)) {
    return (
      <div className={classes.box}>
        <h1 className={classes.title}>You already have {plan.name}</h1>
        <p className={classes.text}>
          {subscription.endsAt
            ? `Your trial runs until ${day.format(new Date(subscription.endsAt))}.`
            : 'There is nothing to pay.'}
        </p>
        <div className={classes.buttons}>
          <ButtonLink to={after}>Continue</ButtonLink>
          {subscription.trial && (
            <ButtonLink to={address({ trial: false, billing })} look="line">
              Pay {price}
            </ButtonLink>
          )}
        </div>
      </div>
    )
  }
  const usedUp = trial && trialUsed
  const ends = trial ? '' : endsText(plan, subscription, paidFor)
  return (
    <div className={classes.box}>
      <h1 className={classes.title}>{trial ? `Try ${plan.name} for ${trialDays} days` : `Get ${plan.name}`}</h1>
      <Bill plan={plan} trial={trial} billing={billing} paidFor={paidFor} />
      {ends !== '' && <p className={classes.text}>{ends}</p>}
      <p className={classes.text}>
        Billed {billing}.{' '}
        <Link to={address({ trial, billing: otherBilling })} replace>
          {otherBilling === 'yearly'
            ? `Pay ${chargeText(plan, 'yearly')} instead and save ${priceText(plan.priceMonthly * 12 - plan.priceYearly * 12)}`
            : `Pay ${chargeText(plan, 'monthly')} instead`}
        </Link>
      </p>
      {usedUp && <p className={classes.text}>Your free trial was already used.</p>}
      <p className={classes.failure} role="alert">
        {failure}
      </p>
      <Button size="lg" busy={step === 'paying'} disabled={step === 'paying' || usedUp} onClick={submit}>
        {step === 'paying' ? 'Processing...' : trial ? 'Start Free Trial' : `Pay ${price}`}
      </Button>
      {trial ? (
        <Link to={address({ trial: false, billing })} replace className={classes.other}>
          Or pay {price} now
        </Link>
      ) : (
        !trialUsed &&
        plans.findIndex(({ name }) => name === paidFor) < plans.indexOf(plan) && (
          <Link to={address({ trial: true, billing })} replace className={classes.other}>
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

function Done({ plan, trial, after }: { plan: PaidPlan; trial: boolean; after: string }) {
  return (
    <div className={classes.box} role="status">
      <Icon name="check" size={36} className={classes.mark} />
      <h1 className={classes.title}>{plan.name} is yours</h1>
      <p className={classes.text}>
        {trial ? `Your trial ends by itself in ${trialDays} days.` : 'Your new limit applies right away.'} Taking you
        there in a moment.
      </p>
      <ButtonLink to={after} replace>
        Continue
      </ButtonLink>
    </div>
  )
}

type BillProps = Pick<CheckoutProps, 'plan' | 'trial' | 'billing'> & { paidFor: string }

/** What is paid today, and what then. */
function Bill({ plan, trial, billing, paidFor }: BillProps) {
  const charged = priceText(chargeOf(plan, billing))
  return (
    <dl className={classes.bill}>
      <div>
        <dt>Today</dt>
        <dd>{trial ? priceText(0) : charged}</dd>
      </div>
      <div>
        <dt>{trial ? `After ${trialDays} days` : `Each ${billing === 'yearly' ? 'year' : 'month'} after`}</dt>
        <dd>{trial ? afterTrialText(chargeText(plan, billing), paidFor) : charged}</dd>
      </div>
    </dl>
  )
}

/** What holds now and ends with this payment; empty where nothing does. */
function endsText(plan: PaidPlan, subscription: Subscription | null, paidFor: string): string {
  if (subscription?.trial && subscription.plan !== plan.name) {
    return `Your ${subscription.plan} trial ends now.${lost(subscription.plan, plan)}`
  }
  if (paidFor === 'Free' || paidFor === plan.name) return ''
  return `${paidFor} ends now and is not charged again.${lost(paidFor, plan)}`
}

/** What the smaller plan does not have, when somebody goes down to it. */
function lost(from: string, to: PaidPlan): string {
  const left = plans.find(({ name }) => name === from)
  if (!left || left.priceMonthly <= to.priceMonthly) return ''
  const losesApi = left.apiAccess && !to.apiAccess
  const ends = [
    left.usageLimit === -1 && to.usageLimit !== -1 ? 'unlimited uses' : '',
    losesApi ? 'API access' : '',
    left.prioritySupport && !to.prioritySupport ? 'priority support' : '',
  ].filter(Boolean)
  const keys = losesApi ? ', and your API keys stop working' : ''
  return ends.length === 0 ? '' : ` You lose ${new Intl.ListFormat('en').format(ends)}${keys}.`
}
