/** Levenshtein's distance of two short texts. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substituted))
    }
    row = next
  }
  return row[b.length] ?? 0
}

const longest = 40
const mostOffered = 3
/** Part of a word's letters that may differ. */
const farthest = 0.5

/** The names nearest to an unknown word, the best first; empty where none is near. */
export function nearest(word: string, names: readonly string[]): string[] {
  const wanted = word.toLowerCase().slice(0, longest)
  return names
    .map((name) => {
      const text = name.toLowerCase().slice(0, longest)
      const whole = distance(wanted, text) / Math.max(wanted.length, text.length)
      const starts = wanted.length > 2 && (text.startsWith(wanted) || text.includes(` ${wanted}`)) ? 0.2 : 1
      return { name, far: Math.min(whole, starts) }
    })
    .filter(({ far }) => far <= farthest)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, mostOffered)
    .map(({ name }) => name)
}
