import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useAccount } from '../../session/use-session.ts'
import { NoticePage } from '../../site/notice-page.tsx'
import { billingOf } from '../plans/plan-text.ts'
import { useMe, usePlans } from '../plans/use-plans.ts'
import { Checkout } from './checkout.tsx'
import { planOf, signUpPath } from './payment-address.ts'
import classes from './payment-page.module.css'
import { PlanSummary } from './plan-summary.tsx'

/** Passes a paid plan, by trial or by payment. Who is not signed in signs up first. */
export function PaymentPage() {
  const account = useAccount()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const plans = usePlans()
  const me = useMe()
  const plan = planOf(query.get('plan'))
  const trial = query.get('trial') === 'true'
  const billing = billingOf(query.get('billing'))

  // Asked once, when the session is known: whoever signs out here goes home, not to sign-up.
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    if (account === undefined || arrived) return
    setArrived(true)
    if (account === null) navigate(signUpPath(query), { replace: true })
  }, [account, arrived, navigate, query])

  if (!account) return <Place />
  if (!plan) {
    return (
      <NoticePage icon="alert" title="Invalid plan selected." actions={<ButtonLink to="/">Return Home</ButtonLink>}>
        <p>You can choose Starter or Pro.</p>
      </NoticePage>
    )
  }
  if (plans.data?.payment === 'none') {
    return (
      <NoticePage
        icon="coins"
        title="Upgrade Coming Soon"
        actions={<ButtonLink to="/features">Open the workspace</ButtonLink>}
      >
        <p>Payment integration will be available soon!</p>
      </NoticePage>
    )
  }
  const failed = plans.isError || me.isError
  return (
    <div className={classes.page}>
      <Link
        to={`/auth?mode=signup&plan=${plan.id}${billing === 'yearly' ? '&billing=yearly' : ''}`}
        className={classes.back}
      >
        <Icon name="arrow-left" size={18} />
        Back to Signup
      </Link>
      <div className={classes.card}>
        <PlanSummary plan={plan} billing={billing} list={plans.data} />
        <div className={classes.main} aria-busy={!failed && !(plans.data && me.data)}>
          {failed ? (
            <div className={classes.failed}>
              <p role="alert">Something went wrong. Please try again.</p>
              <Button
                look="line"
                onClick={() => {
                  void plans.refetch()
                  void me.refetch()
                }}
              >
                Try again
              </Button>
            </div>
          ) : (
            plans.data &&
            me.data && (
              <Checkout
                key={`${plan.id} ${trial} ${billing}`}
                plan={plan}
                trial={trial}
                billing={billing}
                next={query.get('next')}
                subscription={me.data.subscription}
                simulated={plans.data.payment === 'simulated'}
              />
            )
          )}
        </div>
      </div>
    </div>
  )
}

/** The page's frame until it is known who reads it. */
function Place() {
  return (
    <div className={classes.page} aria-busy="true">
      <div className={classes.card} data-place="true" />
    </div>
  )
}
