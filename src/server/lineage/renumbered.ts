/** "[2]", "[1, 3]", also as Markdown escapes it. */
const citation = /\[(\d{1,2}(?:,\s*\d{1,2})*)(\\?\])/g

/** A value whose citations count as the map says; numbers that it does not have stay. */
export function renumbered(value: unknown, numbers: ReadonlyMap<number, number>): unknown {
  const now = (number: number) => numbers.get(number) ?? number
  if (typeof value === 'string')
    return value.replace(citation, (_whole, list: string, end: string) => {
      const cited = list.split(',').map((each) => now(Number(each)))
      return `[${cited.join(', ')}${end}`
    })
  if (Array.isArray(value)) return value.map((each) => renumbered(each, numbers))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      (key === 'source' || key === 'sourceNumber') && typeof inner === 'number'
        ? [key, now(inner)]
        : [key, renumbered(inner, numbers)],
    ),
  )
}
