import { Link } from 'react-router'
import classes from './usage-card.module.css'
import { useUsage } from './use-usage.ts'

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })

export function UsageCard() {
  const usage = useUsage()
  const unlimited = usage?.limit === -1
  const guest = usage?.plan === 'Guest'
  const share = usage && usage.limit > 0 ? Math.min(1, (usage.used + usage.reserved) / usage.limit) : 0
  return (
    <section className={classes.card} aria-labelledby="usage-title" aria-busy={!usage}>
      <div className={classes.head}>
        <h2 id="usage-title" className={classes.title}>
          Usage Statistics
        </h2>
        <span className={classes.plan}>{usage?.plan ?? ' '}</span>
      </div>
      <p className={classes.figure}>
        <span className={classes.number}>{usage ? (unlimited ? 'Unlimited' : usage.remaining) : ' '}</span>
        <span className={classes.unit}>uses remaining</span>
      </p>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={guest ? 'Uses' : 'Monthly usage'}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <svg width="100%" height="8" aria-hidden="true">
          <rect width={`${share * 100}%`} height="8" rx="4" fill="currentColor" />
        </svg>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{guest ? 'Used' : 'Used this month'}</dt>
          <dd>{usage ? (unlimited ? usage.used : `${usage.used} of ${usage.limit}`) : ' '}</dd>
        </div>
        <div>
          <dt>Starts again</dt>
          <dd>{usage?.resetsAt ? day.format(new Date(usage.resetsAt)) : 'with an account'}</dd>
        </div>
      </dl>
      {guest && (
        <p className={classes.more}>
          <Link to="/auth?mode=signup">Create a free account</Link> for 50 uses a month.
        </p>
      )}
      {usage?.plan === 'Free' && (
        <p className={classes.more}>
          Need more? <Link to="/payment?plan=starter">Upgrade your plan</Link>
        </p>
      )}
    </section>
  )
}
