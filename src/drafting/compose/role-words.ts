import { is, personScore, verb, verbS } from '../brief/lexicon.ts'
import type { Doer } from './steps-of-job.ts'

/** "Phones down a list at 5 am": the library's pains mostly lack a subject; "Owners shout about prices" has one. */
export function isSubjectless(pain: string): boolean {
  const [first = '', second = ''] = pain.toLowerCase().split(/\s+/)
  if (/^(?:is|has|does)$/.test(first)) return true
  // "Cooks two dinners": a word for people too, but no people stand before a number or an article.
  if (/^(?:an?|the|two|three|four|five|his|her|their|every|each|it)$/.test(second) && is(first, verbS)) return true
  return first.endsWith('s') && is(first, verbS) && personScore(first.slice(0, -1)) < 1
}

/** "Fill tomorrow's shifts" can follow "to"; "Good minutes" and "No ads" cannot. */
export const opensWithVerb = (text: string) => is(/^[\p{L}-]+/u.exec(text)?.[0]?.toLowerCase() ?? '', verb)

/** True for those that are "that" and not "who": agencies, schools, councils. */
export const isOrganization = ({ singular }: Doer) => personScore(singular.split(' ').at(-1)?.toLowerCase() ?? '') === 2
