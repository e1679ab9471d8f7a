import { fixedDate } from '../fixed-dates.ts'
import type { RoadmapItem } from '../output.ts'
import { dayText, weekMs } from '../quarters.ts'
import { type Capacity, scheduleOf, weeklyOutput } from '../schedule.ts'

export interface Plan {
  capacity: Capacity
  timestamp: string
  months: number
}

const nowWeeks = 13
const nextWeeks = 26

/** Now is what is built by the first fixed date, next what is by the second; a quarter each where the form fixes none. */
export function withColumns(items: readonly RoadmapItem[], lines: readonly string[], plan: Plan): RoadmapItem[] {
  const start = new Date(plan.timestamp).getTime()
  const [first, second] = datesAhead(lines, plan)
  const now = first ?? start + nowWeeks * weekMs
  const next = Math.max(second ?? 0, now + (nextWeeks - nowWeeks) * weekMs)
  const built = new Map(
    scheduleOf(items, plan.capacity, plan.timestamp, plan.months).map(({ item, built: at }) => [item.id, at.getTime()]),
  )
  return items.map((item, index) => {
    const at = built.get(item.id) ?? next
    return { ...item, column: index === 0 || at <= now ? 'now' : at <= next ? 'next' : 'later' }
  })
}

/** For the first fixed dates: what this team has built by then, and what not. */
export function dateStatements(
  items: readonly RoadmapItem[],
  lines: readonly string[],
  plan: Plan,
): { text: string; follows: string }[] {
  const schedule = scheduleOf(items, plan.capacity, plan.timestamp, plan.months)
  const start = new Date(plan.timestamp).getTime()
  return lines
    .flatMap((line) => fixedDate(line) ?? [])
    .filter(({ date }) => new Date(`${date}T23:59:59Z`).getTime() > start)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, 2)
    .map(({ date, label }) => {
      const end = new Date(`${date}T23:59:59Z`).getTime()
      const done = schedule.filter(({ built }) => built.getTime() <= end)
      const open = schedule.filter(({ built }) => built.getTime() > end).map(({ item }) => item.id)
      const room = Math.round(((end - start) / weekMs) * weeklyOutput(plan.capacity))
      return {
        text: `“${label}”, ${dayText(new Date(date))}: ${room} person-weeks until then.`,
        follows:
          open.length === 0
            ? `Everything below is built by then: ${done.map(({ item }) => item.id).join(', ')}.`
            : `Built by then: ${done.map(({ item }) => item.id).join(', ') || 'nothing'}. Not built: ${open.join(', ')}; demonstrate those manually, cut them or move the date.`,
      }
    })
}

function datesAhead(lines: readonly string[], { timestamp }: Plan): number[] {
  return lines
    .flatMap((line) => fixedDate(line) ?? [])
    .map(({ date }) => new Date(`${date}T23:59:59Z`).getTime())
    .filter((at) => at > new Date(timestamp).getTime())
    .sort((a, b) => a - b)
}
