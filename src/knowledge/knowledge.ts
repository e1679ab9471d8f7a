import type { Audience } from './audience.ts'
import { type BriefTagging, readBriefTagging } from './brief-tagging.ts'
import type { Channel } from './channel.ts'
import { type Glossary, readGlossaries } from './glossary.ts'
import type { Industry } from './industry.ts'
import { type IndustryNames, readIndustryNames } from './industry-name.ts'
import { readAudiences, readChannels, readIndustries, readOccupations, readRegions } from './layers.ts'
import { type MarketCatalogue, openMarketCatalogue } from './markets.ts'
import type { Occupation } from './occupation.ts'
import { type Places, readPlaces } from './place.ts'
import type { Region } from './region.ts'
import { readWordVectors, type WordVectors } from './word-vectors.ts'

/** What runs need of the library in memory; dossiers are read one by one (`dossier/market-index.ts`). */
export interface Knowledge {
  markets: MarketCatalogue
  regions: readonly Region[]
  occupations: readonly Occupation[]
  audiences: readonly Audience[]
  wordVectors: WordVectors
  briefTagging: BriefTagging
  channels: readonly Channel[]
  industries: readonly Industry[]
  industryNames: IndustryNames
  places: Places
  glossaries: readonly Glossary[]
}

/** Reads everything from disk, checking each entry; do it once at start. Throws on the first entry that does not fit. */
export function readKnowledge(): Knowledge {
  return {
    markets: openMarketCatalogue(),
    regions: readRegions(),
    occupations: readOccupations(),
    audiences: readAudiences(),
    wordVectors: readWordVectors(),
    briefTagging: readBriefTagging(),
    channels: readChannels(),
    industries: readIndustries(),
    industryNames: readIndustryNames(),
    places: readPlaces(),
    glossaries: readGlossaries(),
  }
}
