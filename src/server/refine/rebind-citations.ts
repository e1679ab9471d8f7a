import type { Source } from '#shared/source.ts'

const citations = /\s*\[(\d{1,2}(?:,\s*\d{1,2})*)\]/g
const keyOf = ({ url, title, from }: Source) => `${url ?? ''} ${title} ${from ? `${from.runId} ${from.item}` : ''}`

/**
 * The same value with its citations as another list of sources counts them. What that list lacks is named in words: the numbers of a
 * document lead to what its own run retrieved.
 */
export function rebindCitations<Value>(value: Value, from: readonly Source[], to: readonly Source[]): Value {
  const numbers = new Map(to.map((source) => [keyOf(source), source.number]))
  const rebound = (number: number) => {
    const source = from.find((each) => each.number === number)
    return source ? { source, number: numbers.get(keyOf(source)) } : null
  }
  const text = (written: string) =>
    written.replace(citations, (_whole, list: string) => {
      const found = list.split(',').flatMap((each) => rebound(Number(each)) ?? [])
      const known = found.flatMap(({ number }) => number ?? [])
      const named = new Set(found.filter(({ number }) => number === undefined).map(({ source }) => inWords(source)))
      return `${known.length > 0 ? ` [${known.join(', ')}]` : ''}${named.size > 0 ? ` (${[...named].join('; ')})` : ''}`
    })
  const walk = (each: unknown): unknown => {
    if (typeof each === 'string') return text(each)
    if (Array.isArray(each)) return each.map(walk)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(
      Object.entries(each).map(([key, inner]) =>
        (key === 'source' || key === 'sourceNumber') && typeof inner === 'number'
          ? [key, rebound(inner)?.number ?? null]
          : [key, walk(inner)],
      ),
    )
  }
  return walk(value) as Value
}

const library = 'PM Pilot library'
const inWords = ({ publisher, title, year }: Source) =>
  `${library}: ${[publisher && publisher !== library ? publisher : title, year].filter(Boolean).join(', ')}`
