/** The period of the counters: `YYYY-MM` in UTC. */
export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7)
}

/** The first moment of the month after `period`, in UTC. */
export function startOfNextMonth(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString()
}

/** The days up to `today` in UTC as `YYYY-MM-DD`, the earliest first. */
export function lastDays(today: Date, count: number): string[] {
  const dayMs = 24 * 60 * 60 * 1000
  return Array.from({ length: count }, (_, index) =>
    new Date(today.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
}
