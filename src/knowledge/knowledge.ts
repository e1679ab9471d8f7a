import { type Analogy, readAnalogies } from './analogy.ts'
import type { Audience } from './audience.ts'
import type { BusinessModel } from './business-model.ts'
import type { Channel } from './channel.ts'
import { type Glossary, readGlossaries } from './glossary.ts'
import type { Industry } from './industry.ts'
import { type IndustryNames, readIndustryNames } from './industry-name.ts'
import {
  readAudiences,
  readBusinessModels,
  readChannels,
  readIndustries,
  readMeans,
  readOccupations,
  readRegions,
} from './layers.ts'
import type { Market } from './market.ts'
import { readMarkets } from './markets.ts'
import type { Means } from './means.ts'
import type { Occupation } from './occupation.ts'
import { type Places, readPlaces } from './place.ts'
import type { Region } from './region.ts'
import { readWordVectors, type WordVectors } from './word-vectors.ts'

/** The whole library in memory. */
export interface Knowledge {
  markets: readonly Market[]
  means: readonly Means[]
  businessModels: readonly BusinessModel[]
  regions: readonly Region[]
  occupations: readonly Occupation[]
  audiences: readonly Audience[]
  wordVectors: WordVectors
  channels: readonly Channel[]
  industries: readonly Industry[]
  industryNames: IndustryNames
  places: Places
  glossaries: readonly Glossary[]
  analogies: readonly Analogy[]
}

/** Reads everything from disk, checking each entry; do it once at start. Throws on the first entry that does not fit. */
export function readKnowledge(): Knowledge {
  return {
    markets: readMarkets(),
    means: readMeans(),
    businessModels: readBusinessModels(),
    regions: readRegions(),
    occupations: readOccupations(),
    audiences: readAudiences(),
    wordVectors: readWordVectors(),
    channels: readChannels(),
    industries: readIndustries(),
    industryNames: readIndustryNames(),
    places: readPlaces(),
    glossaries: readGlossaries(),
    analogies: readAnalogies(),
  }
}
