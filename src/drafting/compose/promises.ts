import type { Brief } from '#shared/brief.ts'
import { cleanText } from '../brief/clean.ts'
import { shortened } from './phrases.ts'

const promisePattern =
  /\b(without\s[^,.;:!?()\n]{6,80}|so that\s[^.;:!?()\n]{6,80}|(?:within|in under|in less than)\s\d[^,.;:!?()\n]{3,50}|\w+\s(?:hours?|days?|weeks?|minutes?)\sbefore\s[^,.;:!?()\n]{4,60})/gi

/** A longer "without" has lost its comma and runs into the next clause. */
const mostWords = 7

/** What the user says is special about it, strongest first: what is new, then what it spares or makes earlier. */
export function promisesOf(brief: Brief): string[] {
  const text = cleanText(brief.source.description)
  const found = [...text.matchAll(promisePattern)]
    .map((match) => (match[1] ?? '').replace(/\s+/g, ' ').trim())
    .filter((words) => !brief.constraints.some((constraint) => constraint.text.includes(words.slice(0, 20))))
    .map((words) => shortened(words.split(/\s(?:and|but) (?:it|they|we)\s/)[0] ?? words, 80))
    .filter((words) => !words.endsWith('…') && !(/^without/i.test(words) && words.split(' ').length > mostWords))
  return [...new Set(found)]
}
