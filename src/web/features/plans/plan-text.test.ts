import { expect, test } from 'vitest'
import { featureLines, priceText } from './plan-text.ts'

test('prices are whole dollars unless they are not', () => {
  expect([0, 23, 79, 9.5].map(priceText)).toEqual(['$0', '$23', '$79', '$9.50'])
})

test('features are lines that say what the data says', () => {
  const features = { free_agents: 'all' as const, premium_agents: true, priority_support: false, api_access: false }
  expect(featureLines({ features: { ...features, usage_limit: 1500 } })).toEqual([
    '1,500 uses a month',
    'All agents',
    'Premium agents included',
  ])
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
