import type { ChosenChannel } from './chosen-channels.ts'
import type { CampaignGoal } from './goal.ts'

export interface Span {
  startWeek: number
  endWeek: number
}

/** The week at whose end a first channel has shown what it brings: a third of the way, never before the second. */
export const firstGateWeek = ({ weeks }: CampaignGoal) => Math.max(2, Math.round(weeks / 3))

/** A scarce side runs from the second week and the others after the first gate; else one channel starts after the other. */
export function spansOf(channels: readonly ChosenChannel[], goal: CampaignGoal): Span[] {
  const last = Math.max(2, goal.weeks - 1)
  const others = channels.filter(({ side }) => !side.isScarce)
  const start = others.length < channels.length ? Math.min(last, firstGateWeek(goal) + 1) : 2
  const room = last - start + 1
  return channels.map((channel) => {
    if (channel.side.isScarce) return { startWeek: 2, endWeek: last }
    const at = others.indexOf(channel)
    return { startWeek: Math.min(last, start + Math.floor((at * room) / Math.max(1, others.length))), endWeek: last }
  })
}

const dayMs = 24 * 60 * 60 * 1000
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The Monday after the run: the first day of the first week, in UTC. */
export function startOf(timestamp: string): Date {
  const day = new Date(timestamp)
  const untilMonday = (8 - day.getUTCDay()) % 7 || 7
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + untilMonday))
}

/** "23 Nov" for the Monday of a week, counted from 1. */
export const mondayOf = (week: number, start: Date) => days.format(new Date(start.getTime() + (week - 1) * 7 * dayMs))

export const weekLabel = (from: number, to: number) => (from >= to ? `W${from}` : `W${from} to W${to}`)
