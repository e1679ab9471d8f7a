import { contentStems } from './relevance.ts'

const shortest = 5

/** A wider word for the same people: "freelancers" beside "freelance designers". */
export function isWiderWordFor(other: string, people: string): boolean {
  const own = contentStems(people)
  const theirs = contentStems(other)
  return (
    theirs.length > 0 &&
    theirs.length < own.length &&
    theirs.every((stem) =>
      own.some((each) => {
        const [short, long] = stem.length < each.length ? [stem, each] : [each, stem]
        return short === long || (short.length >= shortest && long.startsWith(short))
      }),
    )
  )
}
