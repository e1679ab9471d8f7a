import type { CopyFacts } from './copy-facts.ts'

const longest = 24

/** "#ShiftSwap #NightShiftNurses": the product, the people, the thing; at most `most`. */
export function hashtags({ name, named, people, peopleKnown, things, shortAct }: CopyFacts, most: number): string {
  const words = [
    named ? name : '',
    // A tag names the people, not where they are.
    peopleKnown ? tagOfPeople(people) : '',
    things === 'cases' || things === 'days' || isShorthand(things) ? '' : things,
    shortAct && !/^(?:know|let)\b/.test(shortAct) ? shortAct : '',
  ]
  const tags = words.map(tagOf).filter((tag) => tag.length > 3 && tag.length <= longest)
  return [...new Set(tags)].slice(0, most).join(' ')
}

/** Nobody searches for the plural of an abbreviation. */
const isShorthand = (things: string) => !/[aeiouy]/.test(things.slice(0, -1))

const anybody = /^(?:owners|operators|founders|managers|directors|heads|people|members|teams|users)$/i

/** "Owners" of any kind follow no tag: the place is what they search for. */
function tagOfPeople(people: string): string {
  const [who = people] = people.split(/\s(?:who|that)\s/)
  const [core = who, place = ''] = who.split(/\s(?:of|in|on|at|with|from|for)\s/)
  // "people in their twenties" is a time of life and no tag
  return anybody.test(core) ? (/^their\b/.test(place) ? '' : place) : core
}

function tagOf(text: string): string {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return parts.length === 0 ? '' : `#${parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')}`
}
