import type { Quote } from '#shared/reading.ts'
import { numbersOf } from '../reading/find-numbers.ts'

/** A bound that stands in a clause, with the values just short of it and just over it. */
export interface StatedBound {
  /** As typed. */
  text: string
  short: string
  over: string
}

/** How a value just short of a bound and just over it is written, by unit. */
const minor: readonly (readonly [unit: RegExp, text: (value: number) => [short: string, over: string]])[] = [
  [/^sec/i, (value) => [`${value - 1} seconds`, `${value + 1} seconds`]],
  [/^min/i, (value) => [`${value - 1} min 59 s`, `${value} min 1 s`]],
  [/^(?:hours?|hrs?|h)$/i, (value) => [`${value - 1} h 59 min`, `${value} h 1 min`]],
  [/^days?/i, (value) => [`${value - 1} ${value === 2 ? 'day' : 'days'}`, `${value + 1} days`]],
  [/^weeks?/i, (value) => [`${value} weeks less a day`, `${value} weeks and a day`]],
  [/^times$/i, (value) => [counted[value - 1] ?? String(value - 1), counted[value + 1] ?? String(value + 1)]],
]
const counted = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The durations and counts of a clause in its order; then its other numbers, without bounds beside them. */
export function boundsOf(clause: Quote): StatedBound[] {
  const twice = /\btwice\b/i.exec(clause.text)
  const numbers = numbersOf({ ...clause, text: clause.text.replace(/\d{1,2}[:.]\d{2}\b(?!\s*\p{L}*\d)/gu, ' ') })
  const found = numbers.flatMap(({ text, value, unit }): StatedBound[] => {
    const near = minor.find(([pattern]) => pattern.test(unit))?.[1]
    if (!near || !Number.isInteger(value)) return []
    const [short, over] = near(value)
    return [{ text, short, over }]
  })
  return twice ? [{ text: twice[0], short: 'one', over: 'three' }, ...found] : found
}

/** A time of day as "by 15:30", with the minutes before and after it. */
export function clockBoundOf({ text }: Pick<Quote, 'text'>): StatedBound | null {
  const [whole, hour = '', minute = '0', half] =
    /\b(\d{1,2})[:.](\d{2})\b/.exec(text) ??
    /\b(\d{1,2})()\s?([ap]m)\b/i.exec(text) ??
    /\b(noon|midnight)\b/i.exec(text) ??
    []
  const named = { noon: 12, midnight: 0 }[hour.toLowerCase()]
  const hours = named ?? (half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour))
  if (!whole || hours > 23 || Number(minute) > 59) return null
  const at = hours * 60 + Number(minute)
  return { text: whole, short: clock(at - 1), over: clock(at + 1) }
}

/** Any number of the clause with its unit, for a text that only repeats it. */
export function anyNumberOf(clause: Quote): string | null {
  return numbersOf(clause)[0]?.text ?? null
}

const clock = (minutes: number) => {
  const day = (minutes + 1440) % 1440
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`
}
