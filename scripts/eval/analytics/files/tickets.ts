import { csv, dayAfter, draws } from '../seeded.ts'
import type { PlantedSubject } from '../truth.ts'

const topics = ['billing', 'login', 'import', 'mobile app'] as const
const channels = ['email', 'chat', 'phone'] as const

function tickets(seed: number, options: { slow: number; more: number }) {
  const random = draws(seed)
  const rows: (string | number)[][] = []
  for (let day = 0; day < 175; day += 1) {
    const date = dayAfter('2026-01-05', day)
    for (let left = random.poisson(date < '2026-04-06' ? 7 : 7 * options.more); left > 0; left -= 1) {
      const topic = random.pick(topics)
      const opened = Date.parse(date) + random.part() * 86_400_000
      const hours = Math.exp(random.normal(2, 0.6)) * (topic === 'import' ? options.slow : 1)
      rows.push([
        `T-${20_000 + rows.length}`,
        new Date(opened).toISOString().slice(0, 19),
        new Date(opened + hours * 3_600_000).toISOString().slice(0, 19),
        random.pick(channels),
        topic,
        Math.max(1, Math.min(5, Math.round(random.normal(3.8, 1)))),
      ])
    }
  }
  return csv('ticket_id,opened_at,resolved_at,channel,topic,csat', rows)
}

const hours = ['opened_at', 'resolved_at']

export const supportTickets: PlantedSubject = {
  a: (seed) => ({
    fileName: 'tickets.csv',
    content: tickets(seed, { slow: 2.2, more: 1.6 }),
    question: 'Where does it take longest to resolve a ticket?',
    planted: [
      { claims: ['difference'], measures: hours, segments: ['import'], direction: 'up' },
      { claims: ['shift'], measures: ['rows'], direction: 'up', period: '2026-04-06', within: 10 },
    ],
    also: [
      { claims: ['shift', 'trend', 'driver'], measures: ['rows', 'opened_at'], direction: 'up' },
      { claims: ['difference'], measures: hours, segments: topics },
      { claims: ['anomaly'], measures: hours, direction: 'up' },
    ],
    answer: [{ claims: ['difference'], measures: hours, segments: ['import'], direction: 'up' }],
  }),
  b: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 30 }, (_, week) =>
      ['Billing', 'Technical', 'Onboarding'].map((team) => {
        const start = dayAfter('2025-10-06', week * 7)
        const slow = team === 'Technical' && start >= '2026-03-02'
        return [
          start,
          team,
          random.poisson(120),
          random.normal(slow ? 7.4 : 4.2, 0.5).toFixed(1),
          random.normal(4.1, 0.12).toFixed(2),
        ]
      }),
    ).flat()
    const slower = {
      claims: ['shift'],
      measures: ['first_response_hours'],
      segments: ['Technical'],
      direction: 'up',
      period: '2026-03-02',
      within: 10,
    } as const
    return {
      fileName: 'support-weekly.csv',
      content: csv('week,team,tickets,first_response_hours,csat', rows),
      question: 'Which team got slower, and when?',
      planted: [slower],
      also: [
        {
          claims: ['shift', 'trend', 'difference'],
          measures: ['first_response_hours'],
        },
      ],
      answer: [slower],
    }
  },
  c: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 900 }, () => {
      const [year, month, day] = dayAfter('2026-01-05', random.part() * 150).split('-')
      const channel = random.pick(['Telefon', 'E-Mail', 'Chat'])
      const silent = random.chance(channel === 'Telefon' ? 0.7 : 0.12)
      return [
        `${day}.${month}.${year}`,
        channel,
        random.pick(['Rechnung', 'Zugang', 'Versand']),
        Math.exp(random.normal(1.5, 0.5)).toFixed(2).replace('.', ','),
        silent ? '' : random.pick([1, 2, 3, 4, 5], [1, 1, 2, 4, 4]),
      ]
    })
    for (let twin = 0; twin < 45; twin += 1) rows.push(rows[Math.floor(random.part() * 900)] ?? [])
    const missing = { claims: ['missing'], measures: ['Zufriedenheit'], segments: ['Telefon'] } as const
    return {
      fileName: 'anfragen.csv',
      content: csv('Eröffnet;Kanal;Thema;Dauer (Stunden);Zufriedenheit', rows, ';'),
      question: 'Can I trust the data on Zufriedenheit?',
      planted: [missing, { claims: ['duplicates'] }],
      also: [
        { claims: ['missing'], measures: ['Zufriedenheit'] },
        { claims: ['anomaly'], measures: ['Dauer (Stunden)'] },
      ],
      answer: [{ claims: ['missing'], measures: ['Zufriedenheit'] }],
    }
  },
  d: (seed) => ({
    fileName: 'tickets.csv',
    content: tickets(seed, { slow: 1, more: 1 }),
    question: 'Which channel is slowest to resolve a ticket?',
    planted: [],
    also: [{ claims: ['anomaly'], measures: hours, direction: 'up' }],
    answer: [{ measures: hours, direction: null }],
  }),
}
