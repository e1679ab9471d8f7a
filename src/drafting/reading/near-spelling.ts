/** Words shorter than this have too many neighbours. */
const shortest = 6

/** True when one letter was left out, added or changed, or two neighbours were swapped. */
export function isOneSlipApart(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return false
  let start = 0
  while (start < left.length && left[start] === right[start]) start += 1
  let end = 0
  while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end)) end += 1
  const [a, b] = [left.slice(start, left.length - end), right.slice(start, right.length - end)]
  if (a.length <= 1 && b.length <= 1) return true
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]
}

/** Finds what a misspelt word was meant to be among known words; only words with one near neighbour are put right. */
export function createSpelling(known: Iterable<string>): (word: string) => string | null {
  const byStart = new Map<string, string[]>()
  const all = new Set<string>()
  for (const word of known) {
    if (word.length < shortest || all.has(word)) continue
    all.add(word)
    const list = byStart.get(word.slice(0, 2)) ?? []
    list.push(word)
    byStart.set(word.slice(0, 2), list)
  }
  return (word) => {
    if (word.length < shortest || all.has(word)) return null
    const near = (byStart.get(word.slice(0, 2)) ?? []).filter((candidate) => isOneSlipApart(word, candidate))
    return near.length === 1 ? (near[0] ?? null) : null
  }
}
