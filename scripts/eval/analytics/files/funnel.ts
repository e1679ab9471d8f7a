import { csv, dayAfter, draws } from '../seeded.ts'
import type { PlantedSubject } from '../truth.ts'

function people(seed: number, activation: (device: string) => number) {
  const random = draws(seed)
  const rows = Array.from({ length: 3_000 }, (_, index) => {
    const device = random.pick(['phone', 'desktop', 'tablet'], [5, 4, 2])
    const signed = random.chance(0.5)
    const active = signed && random.chance(activation(device))
    const paid = active && random.chance(0.3)
    return [
      `p${index}`,
      device,
      random.pick(['search', 'social', 'mail']),
      1,
      signed ? 1 : 0,
      active ? 1 : 0,
      paid ? 1 : 0,
    ]
  })
  return csv('user_id,device,source,visited,signed_up,activated,paid', rows)
}

const steps = ['signed_up', 'activated', 'paid']

export const funnel: PlantedSubject = {
  a: (seed) => {
    const random = draws(seed)
    const rows: (string | number)[][] = []
    for (let user = 0; user < 4_200; user += 1) {
      const day = Math.floor(user / 75)
      const date = dayAfter('2026-04-06', day)
      const platform = random.pick(['ios', 'android', 'web'])
      const version = date < '2026-05-11' ? '4.1' : '4.2'
      const add = (event: string, minute: number) =>
        rows.push([`u${user}`, `${date}T10:${String(minute).padStart(2, '0')}:00Z`, event, platform, version])
      add('visit', 1)
      if (!random.chance(0.6)) continue
      add('signup', 5)
      if (!random.chance(0.6)) continue
      add('checkout', 12)
      if (random.chance(platform === 'android' && version === '4.2' ? 0.12 : 0.62)) add('purchase', 20)
    }
    const broke = { segments: ['android'], direction: 'down', period: '2026-05-11', within: 7 } as const
    return {
      fileName: 'app-events.csv',
      content: csv('user_id,time,event,platform,app_version', rows),
      question: 'What happened to purchases in May?',
      planted: [{ claims: ['shift', 'interaction'], ...broke }],
      also: [
        { claims: ['difference', 'reach', 'funnel', 'interaction', 'shift'], segments: ['android', '4.2', 'purchase'] },
        { claims: ['reach', 'funnel'], measures: ['event'] },
        { claims: ['shift', 'trend'], measures: ['rows', 'event'], direction: 'down' },
      ],
      answer: [
        { claims: ['shift', 'interaction'], ...broke },
        { claims: ['difference', 'reach'], segments: ['android'], direction: 'down' },
      ],
    }
  },
  b: (seed) => ({
    fileName: 'onboarding.csv',
    content: people(seed, (device) => (device === 'phone' ? 0.32 : 0.55)),
    question: 'Where do we lose people?',
    planted: [
      { claims: ['difference'], measures: ['activated'], segments: ['phone'], direction: 'down' },
      { claims: ['funnel'], measures: ['paid'] },
    ],
    also: [
      { claims: ['difference'], measures: ['activated', 'paid'], segments: ['phone', 'desktop', 'tablet'] },
      { claims: ['funnel', 'relation'], measures: steps },
      { claims: ['difference'], measures: steps, segments: ['0', '1', 'yes', 'no'] },
    ],
    answer: [{ claims: ['funnel'], measures: ['paid'] }],
  }),
  c: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 24 }, (_, week) =>
      ['iOS', 'Android', 'Web'].map((platform) => {
        const start = dayAfter('2026-01-05', week * 7)
        const visits = random.poisson(3_000)
        const signups = random.binomial(visits, 0.2)
        const checkouts = random.binomial(signups, 0.5)
        const orders = random.binomial(checkouts, platform === 'Android' && start >= '2026-04-20' ? 0.3 : 0.55)
        return [start, platform, visits, signups, checkouts, orders]
      }),
    ).flat()
    const broke = {
      claims: ['shift'],
      measures: ['orders'],
      segments: ['Android'],
      direction: 'down',
      period: '2026-04-20',
      within: 14,
    } as const
    return {
      fileName: 'shop-weekly.csv',
      content: csv('week,platform,visits,signups,checkouts,orders', rows),
      question: 'Why did orders fall?',
      planted: [broke],
      also: [
        { claims: ['shift', 'trend', 'driver', 'difference', 'interaction'], measures: ['orders'] },
        { claims: ['funnel', 'relation'] },
      ],
      answer: [broke, { claims: ['driver'], measures: ['orders'], segments: ['Android'], direction: 'down' }],
    }
  },
  d: (seed) => ({
    fileName: 'onboarding.csv',
    content: people(seed, () => 0.45),
    question: 'Where do we lose people?',
    planted: [{ claims: ['funnel'], measures: ['paid'] }],
    also: [
      { claims: ['funnel'], measures: steps },
      { claims: ['relation', 'difference'], measures: steps, segments: ['0', '1', 'yes', 'no'] },
    ],
    answer: [{ claims: ['funnel'], measures: ['paid'] }],
  }),
}
