import type { BriefReading, Quote } from '#shared/reading.ts'

/** How people do it now, by a word that says when. */
export const tellsToday =
  /\b(?:today|now(?! and then)|right now|currently|at the moment|these days|nowadays|at present)\b|^(?:most|typical|almost every|nearly all|(?:the )?alternatives? (?:is|are))\b/i

/** What it does in the place of today's way speaks of the product. */
export const isInstead = /\b(?:instead of|rather than|replac\w+|no more|without)\b/i

const fewestWords = 6

/** The clause in which the user says how it goes today; null where only a tool or nothing was named. */
export function todayClause({ today, background }: BriefReading): Quote | null {
  const named = today.flatMap(({ text }) => background.find((each) => each.text.includes(text)) ?? [])[0]
  return (
    named ??
    background.find(({ text }) => text.split(/\s+/).length >= fewestWords && tellsToday.test(text.trim())) ??
    null
  )
}
