import { csv, dayAfter, draws } from '../seeded.ts'
import type { PlantedSubject } from '../truth.ts'

const plans = ['Basic', 'Team', 'Business'] as const
const prices = { Basic: 12, Team: 49, Business: 190 } as const

function subscriptions(seed: number, leaves: (plan: string) => number, busy: boolean) {
  const random = draws(seed)
  const rows = Array.from({ length: 900 }, (_, index) => {
    const plan = random.pick(plans, [4, 3, 2])
    const start = random.part() * 360
    const left = random.chance(leaves(plan))
    return [
      `SUB-${1_000 + index}`,
      plan,
      random.pick(['DE', 'FR', 'GB', 'US']),
      dayAfter('2025-01-06', start),
      left ? dayAfter('2025-01-06', start + 20 + random.part() * 150) : '',
      prices[plan],
      Math.max(0, Math.round(random.normal(busy && left ? 6 : 15, 5))),
    ]
  })
  return csv('subscription_id,plan,country,started_at,cancelled_at,mrr_eur,weekly_logins', rows)
}

const left = ['cancelled_at']

export const churn: PlantedSubject = {
  a: (seed) => {
    const basic = { claims: ['difference'], measures: left, segments: ['Basic'], direction: 'up' } as const
    return {
      fileName: 'subscriptions.csv',
      content: subscriptions(seed, (plan) => (plan === 'Basic' ? 0.42 : 0.18), true),
      question: 'Which customers cancel?',
      planted: [basic, { claims: ['relation'], measures: ['weekly_logins'], direction: 'down' }],
      also: [
        { claims: ['difference'], measures: left, segments: plans },
        { claims: ['difference', 'concentration', 'relation'], measures: ['mrr_eur', 'weekly_logins'] },
      ],
      answer: [basic],
    }
  },
  b: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 2_200 }, (_, index) => {
      const contract = random.pick(['monthly', 'yearly'])
      const tickets = random.poisson(1.6)
      const score = -2.4 + (contract === 'monthly' ? 1.2 : 0) + tickets * 0.45
      return [
        `C${index}`,
        contract,
        random.pick(['card', 'invoice', 'transfer']),
        Math.round(random.part() * 60) + 1,
        random.normal(80, 12).toFixed(2),
        tickets,
        random.chance(1 / (1 + Math.exp(-score))) ? 'Yes' : 'No',
      ]
    })
    const contract = { claims: ['difference'], measures: ['churned'], direction: 'up', segments: ['monthly'] } as const
    const support = { claims: ['relation'], measures: ['support_tickets'], direction: 'up' } as const
    return {
      fileName: 'customers.csv',
      content: csv('customer_id,contract,payment_method,tenure_months,monthly_fee,support_tickets,churned', rows),
      question: 'What predicts churn?',
      planted: [contract, support],
      also: [
        { claims: ['difference'], measures: ['churned'], segments: ['monthly', 'yearly'] },
        { claims: ['difference', 'relation'], measures: ['support_tickets'] },
      ],
      answer: [contract, support],
    }
  },
  c: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 20 }, (_, month) =>
      ['SMB', 'Mid-market', 'Enterprise'].map((segment) => {
        const date = new Date(Date.UTC(2024, 10 + month, 1)).toISOString().slice(0, 7)
        const customers = random.poisson(3_600)
        const rate = segment === 'SMB' && date >= '2026-01' ? 0.055 : 0.03
        return [date, segment, customers, random.binomial(customers, rate)]
      }),
    ).flat()
    const rose = {
      claims: ['shift'],
      measures: ['churned'],
      segments: ['SMB'],
      direction: 'up',
      period: '2026-01-01',
      within: 32,
    } as const
    return {
      fileName: 'churn-by-month.csv',
      content: csv('month,segment,customers,churned', rows),
      question: 'Why is churn up?',
      planted: [rose],
      also: [
        { claims: ['shift', 'trend', 'driver', 'difference', 'interaction'], measures: ['churned'] },
        { claims: ['funnel'] },
      ],
      answer: [rose, { claims: ['driver'], measures: ['churned'], segments: ['SMB'], direction: 'up' }],
    }
  },
  d: (seed) => ({
    fileName: 'subscriptions.csv',
    content: subscriptions(seed, () => 0.27, false),
    question: 'Which customers cancel?',
    planted: [],
    also: [{ claims: ['difference', 'concentration'], measures: ['mrr_eur'], segments: plans }],
    answer: [{ measures: left, direction: null }],
  }),
}
