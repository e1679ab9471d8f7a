import { contentStems } from '#drafting/compose/relevance.ts'

const shortestStem = 4

/** How many words for people two texts share: "farmers" and "farms", "freelancers" and "freelance" count as one. */
export function sharedPeople(one: string, other: string): number {
  const theirs = contentStems(other)
  return new Set(
    contentStems(one).filter((stem) =>
      theirs.some((each) => {
        const [short, long] = stem.length < each.length ? [stem, each] : [each, stem]
        return short === long || (short.length >= shortestStem && long.startsWith(short))
      }),
    ),
  ).size
}
