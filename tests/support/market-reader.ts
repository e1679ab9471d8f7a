import { createBriefReader } from '#drafting/index.ts'
import { readBriefTagging } from '#knowledge/brief-tagging.ts'
import { openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import { readGlossaries } from '#knowledge/glossary.ts'
import { readIndustryNames } from '#knowledge/industry-name.ts'
import { readAudiences, readOccupations, readRegions } from '#knowledge/layers.ts'
import { readPlaces } from '#knowledge/place.ts'
import { readWordVectors } from '#knowledge/word-vectors.ts'

/** The market library and the reader over it, opened once for all tests of a file. */
export const library = openMarketLibrary()
export const regions = readRegions()
/** What is counted for all markets, as a run hands it to a selection. */
export const counted = { occupations: readOccupations(), audiences: readAudiences(), places: readPlaces() }
export const briefReader = createBriefReader({
  library,
  places: counted.places,
  regions,
  glossaries: readGlossaries(),
  industryNames: readIndustryNames(),
  wordVectors: readWordVectors(),
  briefTagging: readBriefTagging(),
})
