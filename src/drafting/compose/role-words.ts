import { is, personScore, verb, verbS } from '../brief/lexicon.ts'
import type { Doer } from './steps-of-job.ts'

/** "Phones down a list at 5 am": the library's pains mostly lack a subject; "Owners shout about prices" has one. */
export function isSubjectless(pain: string): boolean {
  const first = /^[\p{L}-]+/u.exec(pain)?.[0]?.toLowerCase() ?? ''
  return first.endsWith('s') && is(first, verbS) && personScore(first.slice(0, -1)) < 1
}

/** "Fill tomorrow's shifts" can follow "to"; "Good minutes" and "No ads" cannot. */
export const opensWithVerb = (text: string) => is(/^[\p{L}-]+/u.exec(text)?.[0]?.toLowerCase() ?? '', verb)

/** True for those that are "that" and not "who": agencies, schools, councils. */
export const isOrganization = ({ singular }: Doer) => personScore(singular.split(' ').at(-1)?.toLowerCase() ?? '') === 2
