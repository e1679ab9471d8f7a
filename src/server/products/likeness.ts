import { contentStems } from '#drafting/index.ts'

/** The words that distinguish a product from others, each once. */
export const tellingStems = (words: string): ReadonlySet<string> => new Set(contentStems(words))

/** Share of the shorter text's specific words that the other one has too, 0 to 1; 0 where either says next to nothing. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [short, long] = one.size <= other.size ? [one, other] : [other, one]
  if (short.size < fewest) return 0
  return [...short].filter((stem) => long.has(stem)).length / short.size
}

/** From here on two texts speak of one product. */
export const leastLikeness = 0.5

/** Fewer words are shared by chance. */
const fewest = 4
