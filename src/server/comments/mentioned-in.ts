const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign)

/** Which of these people a text mentions as "@Name", whatever the case; of two names that begin alike the longer one is meant. */
export function mentionedIn<Person extends { name: string }>(text: string, people: readonly Person[]): Person[] {
  const lower = text.toLowerCase()
  const longestFirst = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length)
  const meant = new Set<string>()
  for (let at = lower.indexOf('@'); at !== -1; at = lower.indexOf('@', at + 1)) {
    // What stands in an address is no mention.
    if (isWord(lower[at - 1])) continue
    const found = longestFirst.find(({ name }) => {
      const end = at + 1 + name.length
      return lower.startsWith(name.toLowerCase(), at + 1) && !isWord(lower[end])
    })
    if (found) meant.add(found.name.toLowerCase())
  }
  return people.filter(({ name }) => meant.has(name.toLowerCase()))
}
