import { csv, dayAfter, draws } from '../seeded.ts'
import type { PlantedSubject } from '../truth.ts'

const channels = ['organic', 'ads', 'referral'] as const
const countries = ['DE', 'FR', 'GB', 'US'] as const

function users(seed: number, stays: (channel: string) => { week: number; month: number }) {
  const random = draws(seed)
  const rows = Array.from({ length: 1_800 }, (_, index) => {
    const channel = random.pick(channels, [5, 3, 2])
    const { week, month } = stays(channel)
    return [
      `U${10_000 + index}`,
      dayAfter('2026-01-01', random.part() * 181),
      channel,
      random.pick(countries),
      random.chance(week) ? 'yes' : 'no',
      random.chance(month) ? 'yes' : 'no',
    ]
  })
  return csv('user_id,signup_date,channel,country,retained_day_7,retained_day_30', rows)
}

export const retention: PlantedSubject = {
  a: (seed) => ({
    fileName: 'users.csv',
    content: users(seed, (channel) => (channel === 'ads' ? { week: 0.42, month: 0.2 } : { week: 0.56, month: 0.38 })),
    question: 'Which channel brings users who stay after 30 days?',
    planted: [
      { claims: ['difference'], measures: ['retained_day_30'], segments: ['ads'], direction: 'down' },
      { claims: ['difference'], measures: ['retained_day_7'], segments: ['ads'], direction: 'down' },
    ],
    also: [{ claims: ['difference', 'relation'], measures: ['retained_day_30', 'retained_day_7'], segments: channels }],
    answer: [
      { claims: ['difference'], measures: ['retained_day_30'], segments: ['ads'], direction: 'down' },
      { claims: ['difference'], measures: ['retained_day_30'], segments: ['organic', 'referral'], direction: 'up' },
    ],
  }),
  b: (seed) => {
    const random = draws(seed)
    const rows: (string | number)[][] = []
    for (let user = 0; user < 1_080; user += 1) {
      const start = Math.floor(user / 6)
      const signup = dayAfter('2026-01-01', start)
      rows.push([`u${user}`, 'signup', signup])
      const fourth = signup < '2026-04-01' ? 0.5 : 0.28
      for (const [week, stay] of [0.7, 0.6, 0.5, fourth].entries()) {
        if (!random.chance(stay)) continue
        for (let visit = random.poisson(0.6); visit >= 0; visit -= 1)
          rows.push([`u${user}`, 'session', dayAfter(signup, 1 + week * 7 + random.part() * 7)])
      }
    }
    rows.sort((one, other) => String(one[2]).localeCompare(String(other[2])))
    const falls = { direction: 'down', period: '2026-04-01', within: 31 } as const
    return {
      fileName: 'events.csv',
      content: csv('user_id,event,date', rows),
      question: 'Do newer users come back less often in the fourth week?',
      planted: [{ claims: ['retention'], ...falls }],
      also: [
        // The log begins and ends, so that its volume rises and falls.
        { claims: ['trend', 'shift', 'anomaly'], measures: ['rows', 'event', 'user_id'] },
        { claims: ['reach', 'funnel'], measures: ['event'] },
        { claims: ['trend', 'shift'], segments: ['session', 'signup'] },
      ],
      answer: [{ claims: ['retention'], ...falls }],
    }
  },
  c: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 26 }, (_, week) =>
      ['free', 'pro'].map((plan) => {
        const start = dayAfter('2026-01-05', week * 7)
        const users = 400 + random.poisson(60)
        const first = random.binomial(users, plan === 'pro' ? 0.8 : 0.7)
        const fourth = random.binomial(first, start < '2026-04-13' ? 0.6 : 0.45)
        return [start, plan, users, first, fourth]
      }),
    ).flat()
    const falls = {
      claims: ['shift', 'retention'],
      measures: ['active_week_4'],
      direction: 'down',
      period: '2026-04-13',
      within: 14,
    } as const
    return {
      fileName: 'cohorts.csv',
      content: csv('cohort_week,plan,new_users,active_week_1,active_week_4', rows),
      question: 'Is retention in week 4 getting better or worse?',
      planted: [falls, { claims: ['difference'], measures: ['active_week_1'], segments: ['free', 'pro'] }],
      also: [
        { claims: ['shift', 'trend', 'retention'], measures: ['active_week_4'], direction: 'down' },
        { measures: ['active_week_1', 'active_week_4'], claims: ['difference'], segments: ['free', 'pro'] },
        { claims: ['relation'] },
        { claims: ['funnel'] },
      ],
      answer: [falls],
    }
  },
  d: (seed) => ({
    fileName: 'users.csv',
    content: users(seed, () => ({ week: 0.5, month: 0.33 })),
    question: 'Which channel retains users best after 30 days?',
    planted: [],
    also: [],
    answer: [{ measures: ['retained_day_30'], direction: null }],
  }),
}
