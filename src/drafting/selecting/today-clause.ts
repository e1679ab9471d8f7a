import type { BriefReading, Quote } from '#shared/reading.ts'

/** The clause in which the user says how it goes today; null where only a tool or nothing was named. */
export function todayClause({ today, background }: BriefReading): Quote | null {
  return today.flatMap(({ text }) => background.find((each) => each.text.includes(text)) ?? [])[0] ?? null
}
