import { Icon } from '#ui/icon/icon.tsx'
import { planComparison, planTiers } from '../../site/site-copy.ts'
import classes from './plan-comparison.module.css'
import section from './section.module.css'

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  return (
    <>
      {value ? <Icon name="check" size={20} /> : <span aria-hidden="true">&ndash;</span>}
      <span className={classes.hiddenText}>{value ? 'Included' : 'Not included'}</span>
    </>
  )
}

export function PlanComparison() {
  return (
    <section className={section.follow} aria-labelledby="comparison-title">
      <h2 id="comparison-title" className={classes.title}>
        Compare the plans
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={classes.hiddenText}>Feature</span>
            </th>
            {planTiers.map((tier) => (
              <th key={tier.tier} scope="col" data-highlighted={tier.highlighted || undefined}>
                {tier.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planComparison.map(({ feature, values }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {planTiers.map((tier, column) => (
                <td key={tier.tier} data-highlighted={tier.highlighted || undefined}>
                  <Value value={values[column] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
