import type { Plan } from '#shared/api/plans.ts'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
const number = new Intl.NumberFormat('en')

export function priceText(price: number): string {
  return dollars.format(price)
}

/** What a plan gives, one line each, in the order of their weight. */
export function featureLines({ features }: Pick<Plan, 'features'>): string[] {
  const { usage_limit, free_agents } = features
  return [
    usage_limit === -1 ? 'Unlimited uses' : `${number.format(usage_limit)} uses a month`,
    free_agents === 'all' ? 'All agents' : `${free_agents.length} agents`,
    ...(features.premium_agents ? ['Premium agents included'] : []),
    ...(features.api_access ? ['API access with your own keys'] : []),
    ...(features.priority_support ? ['Priority support'] : []),
  ]
}
