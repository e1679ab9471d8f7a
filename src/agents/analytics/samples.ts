import type { z } from 'zod'
import type { analyticsInput } from './input.ts'

/** Numbers from 0 to 1, the same ones each time. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const pick = <Item>(items: readonly [Item, ...Item[]], part: number): Item =>
  items[Math.floor(part * items.length)] ?? items[0]
const day = (from: string, days: number) =>
  new Date(Date.parse(from) + Math.floor(days) * 86_400_000).toISOString().slice(0, 10)
const lines = (header: string, rows: readonly (readonly (string | number)[])[]) =>
  [header, ...rows.map((row) => row.join(','))].join('\n')

/** Made-up subscriptions, so that there is something to look at before one's own file. */
function subscriptions(): string {
  const next = sequence(11)
  const rows = Array.from({ length: 360 }, (_, index) => {
    const plan = pick(['Basic', 'Basic', 'Team', 'Business'], next())
    const country = pick(['DE', 'FR', 'GB', 'US'], next())
    const start = next() * 400
    const left = next() < { Basic: 0.38, Team: 0.16, Business: 0.09 }[plan as 'Basic' | 'Team' | 'Business']
    const logins = Math.round((left ? 3 : 14) + next() * 9)
    const cancelled = left ? day('2025-01-06', Math.min(530, start + 20 + next() * 120)) : ''
    const price = { Basic: 12, Team: 49, Business: 190 }[plan as 'Basic' | 'Team' | 'Business']
    return [`SUB-${1001 + index}`, plan, country, day('2025-01-06', start), cancelled, price, logins]
  })
  return lines('subscription_id,plan,country,started_at,cancelled_at,mrr_eur,logins_last_30_days', rows)
}

function tickets(): string {
  const next = sequence(29)
  const rows = Array.from({ length: 300 }, (_, index) => {
    const channel = pick(['email', 'chat', 'phone'], next())
    const topic = pick(['billing', 'login', 'import', 'mobile app'], next())
    const opened = (index / 300) * 118
    const hours = (channel === 'email' ? 22 : 5) * (topic === 'import' ? 2.2 : 1) * (0.5 + next())
    const reopened = next() < (topic === 'import' ? 0.36 : 0.1) ? 'yes' : 'no'
    const csat =
      next() < 0.35
        ? ''
        : Math.max(1, Math.min(5, Math.round(5.3 - hours / 14 - (reopened === 'yes' ? 1 : 0) - next())))
    return [`T-${50_001 + index}`, day('2026-01-05', opened), channel, topic, hours.toFixed(1), reopened, csat]
  })
  return lines('ticket_id,opened_on,channel,topic,resolution_hours,reopened,csat', rows)
}

function survey(): string {
  const next = sequence(53)
  const rows = Array.from({ length: 180 }, (_, index) => {
    const role = pick(['Teacher', 'Head of school', 'Parent'], next())
    const device = pick(['phone', 'tablet', 'laptop'], next())
    const base = role === 'Parent' ? 5 : 8
    const recommend =
      next() < (role === 'Parent' ? 0.4 : 0.1) ? '' : Math.max(0, Math.min(10, Math.round(base + next() * 4 - 1.5)))
    return [`R${index + 1}`, role, device, recommend, Math.round(5 + next() * 50)]
  })
  return lines('response_id;role;device;how_likely_to_recommend;minutes_per_week'.replaceAll(';', ','), rows)
}

export const analyticsSamples: z.input<typeof analyticsInput>[] = [
  {
    fileName: 'example-subscriptions.csv',
    fileData: subscriptions(),
    question: 'Which customers cancel, and what could warn us before they do?',
  },
  {
    fileName: 'example-support-tickets.csv',
    fileData: tickets(),
    question: 'Where does it take longest to resolve a ticket?',
  },
  { fileName: 'example-school-survey.csv', fileData: survey(), question: null },
]
