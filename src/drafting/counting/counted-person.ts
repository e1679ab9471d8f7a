import { singularOf } from '#shared/language/singular.ts'
import type { FoundPerson } from '#shared/reading.ts'
import { sharesRoot } from './shares-root.ts'

/** One of those for whom it is made. */
export interface CountedPerson {
  /** Last word of who it is, singular, lower case: "nurse". */
  head: string
  /** "night-shift nurse in care home": each part in the singular. */
  singular: string
  /** As typed. */
  plural: string
}

const joints = /\s(of|in|on|at|with|from|for|under|over|so|who|that|which|and|or|&)\s/

/** "night-shift nurses in care homes" as one of them; null for words that name nobody. */
export function personOf(text: string): CountedPerson | null {
  const bare = text
    .toLowerCase()
    .replace(/^(?:the|an?|our|my|all|busy)\s/, '')
    .replace(/[.,;:!]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const parts = bare.split(joints)
  const singular = parts.map((part, index) => (index % 2 === 0 ? lastSingular(part) : part)).join(' ')
  const head = singular.split(joints)[0]?.split(' ').at(-1) ?? ''
  return head === '' ? null : { head, singular, plural: text }
}

/**
 * Whom a form names first, the audience before the description. An audience that is a place and words that name its people mean the same:
 * small farms and farmers are farmers on small farms, since a farm swipes no screen.
 */
export function countedPerson(people: readonly FoundPerson[], description: string): CountedPerson | null {
  const audience = people.filter(({ field }) => field === 'audience')
  const others = people.filter(({ field }) => field !== 'audience')
  const all = [...audience, ...others].flatMap(({ text }) => personOf(text) ?? [])
  const [first] = all
  // A trade that no market's roles hold: "for physios".
  if (!first) return personOf(/\bfor ([^.,;:!?()]{3,60})/i.exec(description)?.[1] ?? '')
  if (audience.length === 0) return first
  const worker = all.find(({ head }) => /(?:er|or|ist|ian)$/.test(head) && sharesRoot(head, first.head))
  if (!worker) return first
  return {
    ...worker,
    singular: `${worker.singular} on ${first.singular}`,
    plural: `${worker.plural} on ${first.plural}`,
  }
}

function lastSingular(phrase: string): string {
  const words = phrase.split(' ')
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ')
}
