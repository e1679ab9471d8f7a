import { toSingular } from '#drafting/brief/inflect.ts'
import { sharesRoot } from '#drafting/brief/people-of-place.ts'
import type { Occupation } from '#knowledge/occupation.ts'

const most = 3

/** Associations, papers and forums of the trade that an industry's name holds: "bakeries" are read about by bakers. Empty when none is known. */
export function tradePress(industry: string, occupations: readonly Occupation[]): readonly string[] {
  const words = industry
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 3)
    .map(toSingular)
  const found = occupations.find(({ title, synonyms }) =>
    words.some((word) => [title.toLowerCase(), ...synonyms].some((name) => name === word || sharesRoot(name, word))),
  )
  // Names only: "the co-op's adviser" is nobody's news.
  return (found?.channels ?? []).filter((channel) => /^(?:\p{Lu}|r\/)/u.test(channel)).slice(0, most)
}
