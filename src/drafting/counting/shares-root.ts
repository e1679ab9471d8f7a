/** Shoppers and guests are in a place, but not its people. */
const visitors = new Set(['shopper', 'guest', 'companion'])

const person = /(?:er|or|ist|ian)$/
/** What people and places put behind their root: bak-er and bak-ery, pharmac-ist and pharmac-y, libr-arian and libr-ary. */
const ending = /(?:ery|arian|ary|er|or|ist|ian|y|e)$/

const shortestRoot = 3

/** "farm" and "farmer", "bakery" and "baker": the place and its people have one root. */
export function sharesRoot(first: string, second: string): boolean {
  const [a, b] = [first.toLowerCase(), second.toLowerCase()]
  // The root opens both.
  if (a.slice(0, shortestRoot) !== b.slice(0, shortestRoot)) return false
  if (a === b || visitors.has(a) || visitors.has(b) || person.test(a) === person.test(b)) return false
  const root = a.replace(ending, '')
  return root.length >= shortestRoot && root === b.replace(ending, '')
}
