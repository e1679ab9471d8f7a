import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Plan } from '#shared/api/plans.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useAccount } from '../../session/use-session.ts'
import { showToast } from '../../toast/show-toast.ts'
import { changePlan } from './change-plan.ts'
import { PlanOffer } from './plan-offer.tsx'
import classes from './plans-dialog.module.css'
import { useMe, usePlans } from './use-plans.ts'

export default function PlansDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const account = useAccount()
  const navigate = useNavigate()
  const client = useQueryClient()
  const plans = usePlans()
  const me = useMe()
  const subscription = me.data?.subscription ?? null
  /** What somebody wanted who has no account yet. */
  const [wanted, setWanted] = useState<Plan | null>(null)
  const here = () => encodeURIComponent(window.location.pathname + window.location.search)

  const upgrade = (plan: Plan) => {
    if (!account) {
      setWanted(plan)
      showToast({
        tone: 'error',
        title: 'Authentication Required',
        message: 'Please sign in to upgrade your plan.',
      })
      return
    }
    if (plans.data?.payment === 'none') {
      showToast({ title: 'Upgrade Coming Soon', message: 'Payment integration will be available soon!' })
      return
    }
    onClose()
    navigate(`/payment?plan=${plan.id}&next=${here()}`)
  }

  const leave = async () => {
    try {
      await changePlan({ plan: 'free', trial: false, billing: 'monthly' })
      showToast({ tone: 'success', message: 'You are on the Free plan.' })
      onClose()
    } catch {
      showToast({ tone: 'error', title: 'Error', message: 'Something went wrong. Please try again.' })
    } finally {
      for (const key of ['me', 'usage']) void client.invalidateQueries({ queryKey: [key] })
    }
  }

  const priceNow = plans.data?.plans.find(({ name }) => name === subscription?.plan)?.price ?? 0
  const known = plans.data && (account === null || me.data || me.isError)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="lg"
      title="Plans"
      description="Every plan includes all agents. They differ in how much you can use them."
    >
      {plans.isError ? (
        <div className={classes.failed}>
          <p role="alert">The plans could not be loaded.</p>
          <Button look="line" onClick={() => void plans.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <ul className={classes.plans} aria-busy={!known}>
          {known
            ? plans.data.plans.map((plan) => (
                <PlanOffer
                  key={plan.id}
                  plan={plan}
                  current={(subscription?.plan ?? (account ? 'Free' : null)) === plan.name}
                  trialEndsAt={subscription?.plan === plan.name ? subscription.endsAt : null}
                  smaller={plan.price < priceNow}
                  leaves={subscription && subscription.plan !== 'Free' ? subscription.plan : null}
                  signedIn={Boolean(account)}
                  onUpgrade={() => upgrade(plan)}
                  onLeave={leave}
                />
              ))
            : ['free', 'starter', 'pro'].map((id) => <li key={id} className={classes.place} />)}
        </ul>
      )}
      {wanted && !account && (
        <p className={classes.wanted} role="status">
          <span>{wanted.name} needs an account.</span>
          <ButtonLink to={`/auth?mode=signup&plan=${wanted.id}&next=${here()}`}>Sign up for {wanted.name}</ButtonLink>
        </p>
      )}
    </Dialog>
  )
}
