import { Link } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { PlansButton } from '../plans/plans-button.tsx'
import type { ShownUsage, UsageState } from '../plans/use-usage.ts'
import { Figure } from './figure.tsx'
import { Panel } from './panel.tsx'
import classes from './usage-card.module.css'

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const number = new Intl.NumberFormat('en')

/** What is used and held, between 0 and 1; nothing of an unlimited plan. */
function shareOf({ limit, used, reserved }: ShownUsage): number {
  return limit > 0 ? Math.min(1, (used + reserved) / limit) : 0
}

export function UsageCard({ usage, failed, retry }: UsageState) {
  const unlimited = usage?.limit === -1
  const guest = usage?.plan === 'Guest'
  const share = usage ? shareOf(usage) : 0
  return (
    <Panel
      id="usage-title"
      title="Usage Statistics"
      busy={!usage}
      aside={<span className={classes.plan}>{usage ? `${usage.plan}${guest ? '' : ' plan'}` : '\u00a0'}</span>}
    >
      <dl className={classes.remaining}>
        <Figure
          label="Uses remaining"
          size="lg"
          value={usage && (unlimited ? 'Unlimited' : number.format(usage.remaining))}
          tag={usage && usage.reserved > 0 ? `${usage.reserved} in progress` : undefined}
        />
      </dl>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={guest ? 'Usage' : 'Monthly usage'}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        data-tone={share >= 0.9 ? 'low' : undefined}
      >
        <svg width="100%" height="8" aria-hidden="true">
          <rect width={`${share * 100}%`} height="8" rx="4" fill="currentColor" />
        </svg>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{guest ? 'Used' : 'Used this month'}</dt>
          <dd>{usage ? (unlimited ? number.format(usage.used) : `${usage.used} of ${usage.limit}`) : '\u00a0'}</dd>
        </div>
        <div>
          <dt>{usage?.trialEndsAt ? 'Trial ends' : 'Starts again'}</dt>
          <dd>{usage ? nextChange(usage, failed) : '\u00a0'}</dd>
        </div>
      </dl>
      <div className={classes.more}>
        <p role={failed ? 'status' : undefined}>
          {failed ? (
            'Your usage could not be loaded.'
          ) : guest ? (
            <>
              <Link to="/auth?mode=signup">Create a free account</Link> for 50 uses a month.
            </>
          ) : (
            usage && promptFor(usage)
          )}
        </p>
        {failed ? (
          <Button look="line" size="sm" onClick={retry}>
            Try again
          </Button>
        ) : (
          <PlansButton size="sm" look={usage?.plan === 'Free' ? 'fill' : 'line'} disabled={!usage}>
            {usage?.plan === 'Free' ? 'Upgrade' : 'Plans'}
          </PlansButton>
        )}
      </div>
    </Panel>
  )
}

function nextChange({ plan, resetsAt, trialEndsAt }: ShownUsage, failed: boolean): string {
  const moment = trialEndsAt ?? resetsAt
  if (moment) return day.format(new Date(moment))
  return plan === 'Guest' && !failed ? 'with an account' : 'next month'
}

function promptFor({ plan, remaining, trialEndsAt, planAfterTrial, endedTrial }: ShownUsage): string {
  if (trialEndsAt)
    return `After the ${plan} trial you are on ${planAfterTrial ?? 'Free'} again, unless you keep ${plan}.`
  if (endedTrial) return `Your ${endedTrial} trial has ended: you are on ${plan} again.`
  if (plan !== 'Free') return 'Every agent, every format.'
  return remaining === 0 ? 'You have used them all. Go on with a larger plan.' : 'Need more than 50 uses a month?'
}
