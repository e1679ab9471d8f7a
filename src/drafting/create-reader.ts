import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Brief, BriefSource } from '#shared/brief.ts'
import { correctBrief } from './brief/correct-brief.ts'
import { readBrief } from './brief/read-brief.ts'
import { buildVocabulary } from './brief/vocabulary.ts'
import { correctPlacement } from './placing/correct-placement.ts'
import { createPlacer } from './placing/create-placer.ts'
import { createFindIndustry } from './placing/find-industry.ts'
import { withLocalRoles } from './placing/local-roles.ts'
import type { Placement } from './placing/placement.ts'
import type { Reader } from './reader.ts'
import { understood } from './understood.ts'

/** Builds the indexes once; each reading then takes a few milliseconds. */
export function createReader(knowledge: Knowledge): Reader {
  const vocabulary = buildVocabulary(knowledge)
  const place = createPlacer(knowledge)
  const findIndustry = createFindIndustry(knowledge.industryNames, knowledge.markets)
  const inIndustry = (placed: Placement, { source, geography }: Brief): Placement => {
    const ids = geography.map(({ regionId }) => regionId)
    const regions = knowledge.regions.filter(({ id }) => ids.includes(id))
    const industry = { ...findIndustry(source.description, placed.market), regions }
    return { ...placed, industry, market: industry.fit === 'one' ? (industry.markets[0] ?? null) : null, second: null }
  }
  return {
    read(source, corrections = {}) {
      const brief = correctBrief(readBrief(source, vocabulary), corrections, vocabulary)
      const placed = place(brief)
      const found = isIndustry(source) ? inIndustry(placed, brief) : placed
      const { market } = corrections
      const whole =
        market && !found.industry
          ? correctPlacement(market, knowledge.markets, place(readBrief({ description: market, market }, vocabulary)))
          : found
      const local = (each: Placement['market']) => each && withLocalRoles(each, brief, knowledge.regions)
      const placement = { ...whole, market: local(whole.market), second: local(whole.second) }
      return { brief, placement, understood: understood(brief, placement, corrections) }
    },
  }
}

/** A form whose only words are the name of a market: there is no product in them to be placed. */
const isIndustry = ({ description, market }: BriefSource) => market !== undefined && market === description
