import type { z } from 'zod'
import { arabic, longWord } from './words.ts'

/** Other words for a text; each is tried in turn until one fits. */
type Candidates = (text: string) => readonly string[]
const mostCandidates = 3

export const twice: Candidates = (text) => [`${text} ${text}`]
export const withLongWord: Candidates = (text) => [300, 80, 40].map((letters) => `${text} ${longWord(letters)}`)

/** The same text has the same other words, so that what names another part of the result still does. */
export const inArabic: Candidates = (text) => {
  const own = [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return [text.length, 40, 16].map(
    (length) =>
      `${arabic
        .repeat(Math.ceil(length / arabic.length))
        .slice(0, length)
        .trim()} ${own}`,
  )
}

type Path = readonly PropertyKey[]
const keyOf = (path: Path) => path.join('/')

/** Words for people; the name of a level, an id, an address, a day or a number is none. */
const isProse = (text: string) =>
  /\p{L}{2}/u.test(text) && !/^(https?:|mailto:|data:)/.test(text) && !/^\S*\d\S*$/.test(text)

function mapStrings(value: unknown, change: (text: string, path: Path) => string, path: Path = []): unknown {
  if (typeof value === 'string') return isProse(value) ? change(value, path) : value
  if (Array.isArray(value)) return value.map((item, at) => mapStrings(item, change, [...path, at]))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change, [...path, key])]))
}

export interface Stretched {
  result: object
  /** How many texts have other words. */
  changed: number
}

/** A result with other words wherever its schema takes them: what it refuses at a place has the next candidate there, and at last what it was. */
export function stretched(schema: z.ZodType<object, object>, result: object, candidates: Candidates): Stretched {
  const tries = new Map<string, number>()
  for (;;) {
    let changed = 0
    const value = mapStrings(result, (text, path) => {
      const other = candidates(text)[tries.get(keyOf(path)) ?? 0]
      if (other !== undefined) changed += 1
      return other ?? text
    }) as object
    const parsed = schema.safeParse(value)
    if (parsed.success) return { result: parsed.data, changed }
    const refused = parsed.error.issues.map(({ path }) => keyOf(path))
    const texts: string[] = []
    mapStrings(result, (text, path) => {
      texts.push(keyOf(path))
      return text
    })
    // What is wrong with a group is wrong with each of its texts; what is wrong elsewhere may come from any.
    const meant = texts
      .filter((key) => refused.some((place) => key === place || key.startsWith(`${place}/`)))
      .filter((key) => (tries.get(key) ?? 0) < mostCandidates)
    for (const key of meant.length > 0 ? meant : texts) tries.set(key, (tries.get(key) ?? 0) + 1)
  }
}
