import type { LiveAgent } from '#agents/registry-server.ts'
import { isList, jsonSchemaOf, propertiesOf } from '#server/answers/json-schema.ts'
import { stringsIn } from '#shared/strings-in.ts'
import type { Part } from '../ask.ts'
import type { CoreLength } from '../core-length.ts'

/** Most parts that one rewrite shortens. */
const mostShortened = 4

/** What a rewrite is asked for of a draft that is too long: its longest parts, each with how many words it may have, and what failed elsewhere. */
export function withPartsToShorten(
  agent: Pick<LiveAgent, 'outputSchema'>,
  draft: object,
  { words, most }: CoreLength,
  failing: readonly Part[],
): Part[] {
  const properties = propertiesOf(jsonSchemaOf(agent.outputSchema))
  const longest = Object.entries(draft)
    .map(([name, now]) => ({ pointer: `/${name}`, schema: properties[name], now: now as unknown, words: wordsIn(now) }))
    .toSorted((one, other) => other.words - one.words)
    .slice(0, mostShortened)
  const together = longest.reduce((sum, part) => sum + part.words, 0)
  const share = Math.max(0.3, 1 - (words - most) / Math.max(1, together))
  const shortened = longest.flatMap(({ pointer, schema, now, words: long }): Omit<Part, 'key'>[] => {
    if (!schema) return []
    const faults = failing.filter((part) => isInside(part.pointer, pointer))
    const limit = `length: the document has ${words} words and must have at most ${most}. Write this part in at most ${Math.floor(long * share)} words${isList(now) ? ', with fewer or shorter items' : ''}: keep what only it says, and what the user named.`
    return [
      {
        pointer,
        schema,
        now,
        message: [limit, ...faults.map((part) => `${part.pointer}: ${part.message}`)].join('\n'),
      },
    ]
  })
  const others = failing.filter((part) => !shortened.some(({ pointer }) => isInside(part.pointer, pointer)))
  return [...others, ...shortened].map((part, index) => ({ ...part, key: `part${index + 1}` }))
}

const isInside = (pointer: string, around: string) => pointer === around || pointer.startsWith(`${around}/`)
const wordsIn = (value: unknown) => stringsIn(value).reduce((sum, text) => sum + text.split(/\s+/).length, 0)
