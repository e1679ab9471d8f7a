import { useState } from 'react'
import type { Plan } from '#shared/api/plans.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { featureLines, priceText } from './plan-text.ts'
import classes from './plans-dialog.module.css'

interface PlanOfferProps {
  plan: Plan
  /** True for the plan that holds now. */
  current: boolean
  /** Set on the plan of a trial that goes on. */
  trialEndsAt: string | null
  /** It costs less than the plan that holds now. */
  smaller: boolean
  /** The paid plan that going back to Free ends; null on Free. */
  leaves: string | null
  signedIn: boolean
  onUpgrade: () => void
  onLeave: () => Promise<void>
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })

export function PlanOffer({ plan, current, trialEndsAt, ...rest }: PlanOfferProps) {
  return (
    <li className={classes.plan} data-current={current || undefined}>
      <h3 className={classes.name}>{plan.name}</h3>
      <p className={classes.price}>
        <strong>{priceText(plan.price)}</strong>
        <span>a month</span>
      </p>
      <ul className={classes.features}>
        {featureLines(plan).map((line) => (
          <li key={line}>
            <Icon name="check" size={18} />
            {line}
          </li>
        ))}
      </ul>
      <div className={classes.action}>
        <Action plan={plan} current={current} trialEndsAt={trialEndsAt} {...rest} />
      </div>
    </li>
  )
}

function Action({ plan, current, trialEndsAt, smaller, leaves, signedIn, onUpgrade, onLeave }: PlanOfferProps) {
  if (current) {
    return (
      <>
        {trialEndsAt && (
          <>
            <p className={classes.hint}>Trial until {day.format(new Date(trialEndsAt))}</p>
            <Button onClick={onUpgrade}>Keep {plan.name}</Button>
          </>
        )}
        <Button look="line" disabled>
          Current Plan
        </Button>
      </>
    )
  }
  if (plan.price > 0) {
    return (
      <Button look={smaller ? 'line' : 'fill'} onClick={onUpgrade}>
        {smaller ? 'Switch' : 'Upgrade'} to {plan.name}
      </Button>
    )
  }
  if (!signedIn) {
    return (
      <ButtonLink to="/auth?mode=signup" look="line">
        Create a free account
      </ButtonLink>
    )
  }
  return leaves && <Leave plan={leaves} onLeave={onLeave} />
}

/** Going back to Free asks once more: it ends the plan now. */
function Leave({ plan, onLeave }: { plan: string; onLeave: () => Promise<void> }) {
  const [step, setStep] = useState<'offer' | 'sure' | 'busy'>('offer')
  if (step === 'offer') {
    return (
      <Button look="line" onClick={() => setStep('sure')}>
        Switch to Free
      </Button>
    )
  }
  const leave = async () => {
    setStep('busy')
    await onLeave()
    setStep('offer')
  }
  return (
    <>
      <p className={classes.hint} role="status">
        {plan} ends now. Your runs stay.
      </p>
      <Button look="danger" busy={step === 'busy'} disabled={step === 'busy'} onClick={leave}>
        End {plan}
      </Button>
      <Button look="quiet" disabled={step === 'busy'} onClick={() => setStep('offer')}>
        Keep {plan}
      </Button>
    </>
  )
}
