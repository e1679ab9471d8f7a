import { useId, useState } from 'react'
import { type BillingPeriod, chargeOf, plans } from '#shared/plans.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { type PlanTier, planTiers, yearlySaving } from '../../site/site-copy.ts'
import classes from './pricing.module.css'
import section from './section.module.css'

const periods = [
  { id: 'monthly', label: 'Monthly' },
  { id: 'yearly', label: 'Yearly' },
] as const satisfies readonly { id: BillingPeriod; label: string }[]

function perText(plan: (typeof plans)[number], period: BillingPeriod): string {
  if (plan.priceMonthly === 0) return 'forever'
  return period === 'yearly' ? `a month, billed $${chargeOf(plan, period)} a year` : 'a month, billed monthly'
}

function Tier({ tier, period }: { tier: PlanTier; period: BillingPeriod }) {
  const plan = plans.find(({ id }) => id === tier.tier) ?? plans[0]
  const price = period === 'yearly' ? plan.priceYearly : plan.priceMonthly
  return (
    <article className={classes.tier} data-highlighted={tier.highlighted || undefined}>
      <p className={classes.flag}>{tier.highlighted && <span>Most Popular</span>}</p>
      <h3>{tier.name}</h3>
      <p className={classes.description}>{tier.description}</p>
      <p className={classes.price}>
        <span className={classes.amount}>${price}</span>
        <span className={classes.per}>{perText(plan, period)}</span>
      </p>
      <ul className={classes.features}>
        {tier.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={`/auth?mode=signup&plan=${tier.tier}${price > 0 && period === 'yearly' ? '&billing=yearly' : ''}`}
        look={tier.highlighted ? 'fill' : 'line'}
        className={classes.call}
      >
        {tier.call}
      </ButtonLink>
    </article>
  )
}

export function Pricing() {
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const name = useId()
  return (
    <section id="pricing-section" className={section.section} aria-labelledby="pricing-title">
      <div className={classes.head}>
        <div>
          <h2 id="pricing-title">Free to start, priced by how much you use</h2>
          <p>Prices in US dollars. Both paid plans start with a 7-day free trial.</p>
        </div>
        <fieldset className={classes.periods}>
          <legend className={classes.hiddenText}>Billing period</legend>
          {periods.map(({ id, label }) => (
            <label key={id} className={classes.period}>
              <input
                type="radio"
                name={name}
                value={id}
                checked={period === id}
                onChange={() => setPeriod(id)}
                className={classes.hiddenText}
              />
              {label}
              {id === 'yearly' && <span className={classes.saving}>{yearlySaving}</span>}
            </label>
          ))}
        </fieldset>
      </div>
      <div className={classes.tiers} aria-live="polite">
        {planTiers.map((tier) => (
          <Tier key={tier.tier} tier={tier} period={period} />
        ))}
      </div>
      <p className={classes.note}>
        One AI interaction is one finished result of any agent. For now Free comes with {plans[0].usageLimit} of them a
        month instead of 5. What fails or is stopped does not count.
      </p>
    </section>
  )
}
