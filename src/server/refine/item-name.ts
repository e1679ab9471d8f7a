import { stringsIn } from '#shared/strings-in.ts'

/** The item's name, by which people distinguish items of one list. */
export function nameOf(item: unknown): string {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null) return ''
  const record = item as Record<string, unknown>
  const key = ['name', 'title', 'role', 'segment', 'feature', 'requirement', 'question', 'text'].find(
    (each) => typeof record[each] === 'string' && record[each] !== '',
  )
  return key === undefined ? (stringsIn(item)[0] ?? '') : String(record[key])
}

/** Letters and digits alone, without citations. */
export const bare = (text: string) =>
  text
    .replace(/\[[\d,\s]+\]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Fewer characters stand in many texts by chance. */
const leastOfQuote = 12
const leastOfName = 4

/** Whether an item says what the user typed: then it is not the library's to take out or replace. `typed` is bare. */
export function saysTyped(item: unknown, typed: string): boolean {
  const name = bare(nameOf(item))
  if (name.length >= leastOfName && typed.includes(name)) return true
  return stringsIn(item).some((text) =>
    [...text.matchAll(/[“"„«]([^”"“»]+)[”"“»]/g)].some(([, quote = '']) => {
      const words = bare(quote)
      return words.length >= leastOfQuote && typed.includes(words)
    }),
  )
}
