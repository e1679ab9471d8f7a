import { shortQuote } from '../selecting/as-quoted.ts'

const mostOpen = 6
const longestOpen = 10

/** What was named and has no line that can fail yet, as one list; '' where nothing is open. */
export function openClauses(texts: readonly string[]): string {
  const shown = [...new Set(texts.map((text) => `“${shortQuote(text, longestOpen)}”`))].slice(0, mostOpen)
  return shown.length > 0 ? `Features without acceptance criteria yet: ${shown.join('; ')}.` : ''
}
