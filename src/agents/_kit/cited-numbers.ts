/** Also as Markdown escapes it: "\[3\]". */
const citation = /\[(\d{1,2}(?:,\s*\d{1,2})*)\\?\]/g

/** The addresses that entries of a result link to themselves: a company's own page. */
export function linkedAddresses(result: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (value !== null && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) {
        if ((key === 'url' || key === 'website') && typeof each === 'string' && each !== '') found.add(each)
        else walk(each)
      }
  }
  walk(result)
  return found
}

/** The numbers of the sources that a result cites, as "[3]", "[1, 3]" or an entry's own `sourceNumber`. */
export function citedNumbers(result: unknown): ReadonlySet<number> {
  const found = new Set<number>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string')
      for (const [, numbers = ''] of value.matchAll(citation))
        for (const each of numbers.split(',')) found.add(Number(each))
    else if (Array.isArray(value)) value.forEach(walk)
    else if (value !== null && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) {
        if (key === 'sourceNumber' && typeof each === 'number') found.add(each)
        else walk(each)
      }
  }
  walk(result)
  return found
}
