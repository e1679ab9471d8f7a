import { csv, dayAfter, draws } from '../seeded.ts'
import type { PlantedSubject } from '../truth.ts'

const regions = ['North', 'South', 'West'] as const

function weekly(seed: number, planted: boolean) {
  const random = draws(seed)
  const gaps = new Set(planted ? [4, 17, 31, 42, 55, 68, 80] : [])
  const rows = Array.from({ length: 30 }, (_, week) =>
    regions.map((region, index) => {
      const start = dayAfter('2026-01-05', week * 7)
      const growth = planted ? 1 + week * 0.012 : 1
      const collapsed = planted && region === 'South' && start === '2026-04-13' ? 0.12 : 1
      const spend = random.normal(1_000, 60)
      const signups = Math.round(random.normal(110, 6) * growth * collapsed)
      const revenue = Math.round(signups * random.normal(52, 2))
      const tickets = planted && region === 'North' && start === '2026-05-18' ? 9_999 : random.poisson(40)
      return [
        start,
        region,
        Math.round(spend),
        signups,
        revenue,
        tickets,
        gaps.has(week * 3 + index) ? '' : Math.round(random.normal(38, 3)),
      ]
    }),
  ).flat()
  return csv('week,region,ad_spend,signups,revenue,tickets,nps', rows)
}

export const sales: PlantedSubject = {
  a: (seed) => {
    const growth = { claims: ['trend'], measures: ['revenue'], direction: 'up' } as const
    return {
      fileName: 'weekly-sales.csv',
      content: weekly(seed, true),
      question: 'How is revenue developing?',
      planted: [
        growth,
        {
          claims: ['anomaly'],
          measures: ['revenue', 'signups'],
          segments: ['South'],
          direction: 'down',
          period: '2026-04-13',
          within: 3,
        },
        {
          claims: ['anomaly'],
          measures: ['tickets'],
          segments: ['North'],
          direction: 'up',
          period: '2026-05-18',
          within: 3,
        },
        { claims: ['missing'], measures: ['nps'] },
      ],
      also: [
        { claims: ['trend', 'shift'], measures: ['revenue', 'signups'], direction: 'up' },
        { claims: ['anomaly'], measures: ['revenue', 'signups'], direction: 'down' },
        { claims: ['anomaly', 'impossible'], measures: ['tickets'], direction: 'up' },
        { claims: ['relation'], measures: ['revenue', 'signups'], direction: 'up' },
      ],
      answer: [growth],
    }
  },
  b: (seed) => {
    const random = draws(seed)
    const prices = { Basic: 30, Plus: 70, Pro: 180 } as const
    const rows = Array.from({ length: 4_200 }, (_, index) => {
      const date = dayAfter('2025-10-01', (index / 4_200) * 365)
      const product = random.pick(['Basic', 'Plus', 'Pro'] as const, date < '2026-04-01' ? [4, 3, 3] : [4, 3, 1])
      const customer = Math.floor(400 * random.part() ** 3)
      return [
        `O-${index}`,
        date,
        `C${1_000 + customer}`,
        product,
        random.pick(['DE', 'AT', 'CH']),
        (prices[product] * random.normal(1, 0.08)).toFixed(2),
      ]
    })
    const fell = {
      claims: ['shift', 'trend', 'driver', 'mix'],
      segments: ['Pro'],
      measures: ['amount_eur'],
      direction: 'down',
    } as const
    return {
      fileName: 'orders.csv',
      content: csv('order_id,date,customer_id,product,country,amount_eur', rows),
      question: 'Why did revenue fall?',
      planted: [fell, { claims: ['concentration'], measures: ['amount_eur'] }],
      also: [
        { claims: ['shift', 'trend', 'driver', 'mix'], measures: ['amount_eur'] },
        { claims: ['shift', 'trend', 'driver'], measures: ['rows'], segments: ['Pro', 'Basic', 'Plus'] },
        { claims: ['difference', 'concentration'], segments: ['Pro', 'Basic', 'Plus'] },
        { claims: ['repeat'] },
      ],
      answer: [fell],
    }
  },
  c: (seed) => {
    const random = draws(seed)
    const months = Array.from({ length: 20 }, (_, month) =>
      new Date(Date.UTC(2025, month, 1)).toLocaleString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    )
    const rows = ['North', 'South', 'East', 'West'].map((region) => [
      region,
      ...months.map((_, month) => Math.round(random.normal(50_000, 1_200) * (region === 'South' ? 0.965 ** month : 1))),
    ])
    const falls = { claims: ['trend', 'shift'], segments: ['South'], direction: 'down' } as const
    return {
      fileName: 'revenue-by-region.csv',
      content: csv(['Region', ...months].join(','), rows),
      question: 'Which region is in trouble?',
      planted: [falls],
      also: [
        { claims: ['trend', 'shift', 'driver'], direction: 'down' },
        { claims: ['difference', 'concentration'], segments: ['South'] },
      ],
      answer: [falls, { claims: ['driver'], segments: ['South'], direction: 'down' }],
    }
  },
  d: (seed) => ({
    fileName: 'weekly-sales.csv',
    content: weekly(seed, false),
    question: 'How is revenue developing?',
    planted: [],
    also: [{ claims: ['relation'], measures: ['revenue', 'signups'], direction: 'up' }],
    answer: [{ measures: ['revenue'], direction: null }],
  }),
}
