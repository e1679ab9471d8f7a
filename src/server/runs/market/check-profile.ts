import { givenPassage, lackOf, passageOf } from '#server/evidence/lacking.ts'
import { wordsOf } from '#server/evidence/words.ts'
import { type MarketProfile, type ProfileBasis, withBases } from '#shared/market-profile.ts'
import type { Source } from '#shared/source.ts'

interface ProfileEvidence {
  sources: readonly Source[]
  /** What the user typed. */
  given: readonly string[]
  /** BCP 47 primary tag of the profile's text. */
  language: string
}

/**
 * A model's profile of a market with each statement held against what it says that it rests on: a source has to be there, and the
 * figures and names of the statement have to stand in it or in the form. What fails stays as the model's own, with what to check.
 */
export function checkedProfile(profile: MarketProfile, { sources, given, language }: ProfileEvidence): MarketProfile {
  // What another document of the user's says of the market is no source for it.
  const passages = new Map(
    sources.filter(({ from }) => !from).map((source) => [source.number, { ...passageOf(source), title: source.title }]),
  )
  const typed = givenPassage(given)
  const words = wordsOf(language)
  const ownKnowledge = (check: string, why: string): ProfileBasis => ({
    basis: 'model',
    source: null,
    check: check.trim() || words.check(why),
  })

  return withBases(profile, (said, { basis, source, check }) => {
    if (basis === 'model') return ownKnowledge(check, words.noSource)
    if (basis === 'form') {
      const lack = lackOf(said, language, [typed])
      return lack === null ? { basis, source: null, check: '' } : ownKnowledge(check, words.noSource)
    }
    const passage = source === null ? undefined : passages.get(source)
    if (!passage) return ownKnowledge(check, words.noSource)
    const lack = lackOf(said, language, [typed, passage])
    // By its title: later runs read this, in which the source has another number.
    return lack === null ? { basis, source, check: '' } : ownKnowledge('', words.notIn(lack, `“${passage.title}”`))
  })
}
