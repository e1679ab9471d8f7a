import { csv, dayAfter, draws } from '../seeded.ts'
import type { PlantedSubject } from '../truth.ts'

const campaigns = ['Brand Search', 'Generic Search', 'Retargeting', 'Display'] as const

function daily(seed: number, planted: boolean) {
  const random = draws(seed)
  const rows = Array.from({ length: 91 }, (_, day) =>
    campaigns.map((campaign) => {
      const date = dayAfter('2026-02-02', day)
      const impressions = random.poisson(9_000)
      const clicks = random.binomial(impressions, 0.04)
      const worse = planted && campaign === 'Brand Search' && date >= '2026-03-30'
      return [
        date,
        campaign,
        impressions,
        clicks,
        (clicks * random.normal(0.8, 0.03)).toFixed(2),
        random.binomial(clicks, worse ? 0.035 : 0.07),
      ]
    }),
  ).flat()
  return csv('date,campaign,impressions,clicks,cost_usd,conversions', rows)
}

export const ads: PlantedSubject = {
  a: (seed) => {
    const worse = {
      claims: ['shift'],
      measures: ['conversions'],
      segments: ['Brand Search'],
      direction: 'down',
      period: '2026-03-30',
      within: 7,
    } as const
    return {
      fileName: 'campaigns.csv',
      content: daily(seed, true),
      question: 'Which campaign got worse?',
      planted: [worse],
      also: [
        { claims: ['shift', 'trend', 'driver', 'interaction'], measures: ['conversions'], direction: 'down' },
        { claims: ['difference'], measures: ['conversions'] },
        { claims: ['relation'] },
        { claims: ['funnel'] },
      ],
      answer: [worse],
    }
  },
  b: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 28 }, (_, week) =>
      ['search', 'social'].map((channel) => {
        const social = week < 12 ? 0.2 : Math.min(0.7, 0.2 + (week - 11) * 0.05)
        const clicks = random.poisson(4_000 * (channel === 'social' ? social : 1 - social))
        return [
          dayAfter('2026-01-05', week * 7),
          channel,
          clicks,
          random.binomial(clicks, channel === 'social' ? 0.01 : 0.05),
        ]
      }),
    ).flat()
    const mix = { claims: ['mix'], measures: ['conversions'], direction: 'down' } as const
    return {
      fileName: 'channels.csv',
      content: csv('week,channel,clicks,conversions', rows),
      question: 'Why does the conversion rate fall?',
      planted: [mix],
      also: [
        { claims: ['shift', 'trend', 'driver', 'anomaly'], measures: ['conversions', 'clicks'] },
        { claims: ['difference'], measures: ['conversions', 'clicks'] },
        { claims: ['relation', 'funnel', 'concentration'] },
      ],
      answer: [mix],
    }
  },
  c: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 60 }, (_, week) => {
      const spend = random.normal(2_400, 120) * (week === 37 ? 10 : 1)
      const [year, month, day] = dayAfter('2025-01-06', week * 7).split('-')
      return [
        `${month}/${day}/${year}`,
        `"$${spend.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}"`,
        random.poisson(800),
        random.poisson(60),
      ]
    })
    const typo = {
      claims: ['anomaly'],
      measures: ['Spend'],
      direction: 'up',
      period: '2025-09-22',
      within: 3,
    } as const
    return {
      fileName: 'spend.csv',
      content: csv('Week,Spend,Clicks,Leads', rows),
      question: 'Is there anything wrong with the spend numbers?',
      planted: [typo],
      also: [{ claims: ['anomaly', 'impossible'], measures: ['Spend'], direction: 'up' }, { claims: ['funnel'] }],
      answer: [{ claims: ['anomaly'], measures: ['Spend'], direction: 'up' }],
    }
  },
  d: (seed) => ({
    fileName: 'campaigns.csv',
    content: daily(seed, false),
    question: 'Which campaign converts best?',
    planted: [],
    also: [
      { claims: ['relation'], measures: ['clicks', 'cost_usd', 'conversions', 'impressions'], direction: 'up' },
      { claims: ['funnel'] },
    ],
    answer: [{ measures: ['conversions'], direction: null }],
  }),
}
