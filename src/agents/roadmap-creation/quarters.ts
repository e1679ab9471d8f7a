/** Quarters and days of a timeline, all in UTC. */

export interface Quarter {
  label: string
  /** First day, and the first day of the next quarter. */
  start: Date
  end: Date
}

const dayMs = 86_400_000
export const weekMs = 7 * dayMs

function quarterStart(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) * 3, 1))
}

/** The quarters from the one that holds `start` to the one in which the horizon ends. */
export function quartersFrom(start: Date, months: number): Quarter[] {
  const end = endOf(start, months)
  const quarters: Quarter[] = []
  for (let from = quarterStart(start); from < end; ) {
    const next = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 3, 1))
    quarters.push({ label: quarterLabel(from), start: from, end: next })
    from = next
  }
  return quarters
}

/** The same day so many months later; the last of the month where there is no such day. */
export function endOf(start: Date, months: number): Date {
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, Math.min(start.getUTCDate(), last)))
}

/** "Q1 2027" */
export function quarterLabel(date: Date): string {
  return `Q${Math.floor(date.getUTCMonth() / 3) + 1} ${date.getUTCFullYear()}`
}

const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

export const monthText = (date: Date): string => month.format(date)
export const dayText = (date: Date): string => day.format(date)
