import { expect, test } from 'vitest'
import { plans } from '#shared/plans.ts'
import { billingOf, chargeText, featureLines, priceText } from './plan-text.ts'

test('prices are whole dollars unless they are not', () => {
  expect([0, 23, 79, 9.5].map(priceText)).toEqual(['$0', '$23', '$79', '$9.50'])
})

test('features are lines that say what the data says', () => {
  const features = { free_agents: 'all' as const, premium_agents: true, priority_support: false, api_access: false }
  expect(featureLines({ features: { ...features, usage_limit: 1500 } })).toEqual(['1,500 uses a month', 'All agents'])
  expect(
    featureLines({
      features: {
        usage_limit: -1,
        free_agents: ['a', 'b'],
        premium_agents: false,
        priority_support: true,
        api_access: true,
      },
    }),
  ).toEqual(['Unlimited uses', '2 agents', 'API access with your own keys', 'Priority support'])
})

test('a charge says how much is taken at once, and how often', () => {
  expect(plans.map((plan) => [chargeText(plan, 'monthly'), chargeText(plan, 'yearly')])).toEqual([
    ['$0/month', '$0/year'],
    ['$23/month', '$228/year'],
    ['$79/month', '$780/year'],
  ])
  expect([billingOf('yearly'), billingOf('monthly'), billingOf('weekly'), billingOf(null)]).toEqual([
    'yearly',
    'monthly',
    'monthly',
    'monthly',
  ])
})
