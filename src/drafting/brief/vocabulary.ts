import type { Analogy } from '#knowledge/analogy.ts'
import type { Audience } from '#knowledge/audience.ts'
import type { BusinessModel } from '#knowledge/business-model.ts'
import type { Means } from '#knowledge/means.ts'
import type { Occupation } from '#knowledge/occupation.ts'
import type { Region } from '#knowledge/region.ts'
import { type AnalogyIndex, indexAnalogies } from './analogy.ts'
import { personScore } from './lexicon.ts'
import { PhraseIndex } from './phrase-index.ts'

/** What the library knows of words. Each part is needed only with the fields that the reader looks at. */
export interface Knowledge {
  occupations: readonly Pick<Occupation, 'id' | 'title' | 'synonyms'>[]
  audiences: readonly Pick<Audience, 'id' | 'title' | 'synonyms'>[]
  means: readonly Pick<Means, 'id' | 'cues'>[]
  businessModels: readonly Pick<BusinessModel, 'id' | 'cues'>[]
  regions: readonly Pick<Region, 'id' | 'cues'>[]
  /** Their vendors are the rivals that a description may name. */
  markets: readonly { vendors: readonly { name: string }[] }[]
  analogies: readonly Analogy[]
}

/** The knowledge in the form in which it is looked up; build it once with {@link buildVocabulary}. */
export interface Vocabulary {
  people: ReadonlySet<string>
  means: PhraseIndex<string>
  businessModels: PhraseIndex<string>
  regions: PhraseIndex<string>
  /** Lower-case names. */
  rivals: ReadonlySet<string>
  /** Well-known products that others are described by. */
  analogies: AnalogyIndex
  person(singular: string): number
}

function indexOfCues(entries: readonly { id: string; cues: readonly string[] }[]): PhraseIndex<string> {
  const index = new PhraseIndex<string>()
  for (const entry of entries) for (const cue of entry.cues) index.add(cue, entry.id)
  return index
}

/** Prepares the library for {@link readBrief}; takes some milliseconds, so once at start. */
export function buildVocabulary(knowledge: Knowledge): Vocabulary {
  const people = new Set<string>()
  for (const entry of [...knowledge.occupations, ...knowledge.audiences]) {
    for (const name of [entry.title.toLowerCase(), ...entry.synonyms]) people.add(name)
  }
  const rivals = new Set(
    knowledge.markets.flatMap((market) => market.vendors.map((vendor) => vendor.name.toLowerCase())),
  )
  return {
    people,
    rivals,
    analogies: indexAnalogies(knowledge.analogies),
    means: indexOfCues(knowledge.means),
    businessModels: indexOfCues(knowledge.businessModels),
    regions: indexOfCues(knowledge.regions),
    person: (singular) => (people.has(singular) ? 3 : personScore(singular)),
  }
}
