import type { Brief } from '#shared/brief.ts'
import { looksPlural } from '../brief/inflect.ts'
import { lastWord } from './product-noun.ts'

/** What only things do: gift cards lie in a drawer, vegetables rot. */
const ofThings =
  /\bthey\s+(?:(?:just|mostly|often|all|then|usually|still)\s)?(?:lie|rot|expire|pile|gather|get lost|spoil|vanish|disappear|sit in|sit on|end up|go (?:bad|stale|missing|unused)|break|fade|run out)\b/i

const before = /^(?:all|both|every|each|the|your|their|our|my|his|her|its|of)\s+/i

/**
 * What "they" stands for where it is no people: "gift cards and vouchers" of "collects all your gift cards ... reminds you before
 * they expire". Null where people may be meant. A text that speaks to its reader as "you" means somebody or something else by "they".
 */
export function thingsMeantByThey(text: string, { source, jobs, actors }: Brief): string | null {
  if (!/\bthey\b/i.test(text)) return null
  const speaksToReader = /\byou(?:rs?)?\b/i.test(source.description)
  if (!ofThings.test(text) && !(speaksToReader && actors.every(({ span }) => span.field !== 'description'))) return null
  for (const { object } of jobs) {
    let words = object.trim()
    while (before.test(words)) words = words.replace(before, '')
    if (words.length > 2 && looksPlural(lastWord(words)) && !/\b(?:which|that|when|how)\b/.test(words)) return words
  }
  return null
}
