import { lowerAt } from './noun-phrase.ts'
import type { Token } from './tokens.ts'

/** Verbs that are whole without a thing, and by what they are told instead. */

/** Told by what it is done with: "check in with a QR code". */
export const entering = new Set(['check in', 'sign in', 'clock in', 'check out', 'sign out', 'clock out', 'log in'])

/** What people do together, told by how often, and what one of it is called: "meet once a week". */
export const gatherings: ReadonlyMap<string, string> = new Map([
  ['meet', 'meeting'],
  ['talk', 'talk'],
  ['chat', 'chat'],
  ['play', 'game'],
  ['train', 'session'],
  ['practise', 'session'],
  ['practice', 'session'],
  ['rehearse', 'rehearsal'],
])

/** How many words tell how often from `index` on: "once a week", "every Sunday". */
export function oftenAt(tokens: readonly Token[], index: number): number {
  const [first, second] = [lowerAt(tokens, index), lowerAt(tokens, index + 1)]
  if (/^(?:once|twice)$/.test(first) && /^(?:an?|every|per)$/.test(second)) return 3
  return /^(?:every|each)$/.test(first) && second !== '' ? 2 : 0
}
