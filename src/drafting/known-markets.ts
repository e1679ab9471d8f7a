import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Market } from '#knowledge/market.ts'
import type { Region } from '#knowledge/region.ts'
import type { BriefSource } from '#shared/brief.ts'
import { briefKind } from './brief-kind.ts'
import type { ExplainedReading } from './reading/read-brief.ts'

/** What the library has for an industry that a form names instead of a product. */
export interface Industry {
  /** In the user's words. */
  name: string
  /** The most typical first; empty where no market belongs to it. What reaches a business of any industry says nothing about this one. */
  markets: readonly Market[]
  /** The places that the form names: "fintech in Germany". */
  regions: readonly Region[]
}

/** The entries of the first library for what was read: sources, prompts and counts go by them. */
export interface KnownMarkets {
  /** Null where no market holds, or where the library has dossiers alone: then nothing of one may be asserted. */
  market: Market | null
  /** How it was found and how sure that is, or why there is none; for a model. */
  because: string
  /** A second market that the words speak for nearly as much. */
  second: Market | null
  /** There when the form names an industry instead of a product. */
  industry?: Industry
}

/** From this share of the first market's score on the product may as well belong to the second. */
const nearSecond = 0.7
const mostPhrases = 4

export function knownMarkets(
  { description }: BriefSource,
  { reading, sector, scores }: ExplainedReading,
  describes: 'product' | 'market',
  { markets, regions }: Pick<Knowledge, 'markets' | 'regions'>,
): KnownMarkets {
  const { found, sureness, certain } = reading.market
  const market = found && briefKind(reading, describes) !== 'outside' ? markets.find(found.id) : null
  const [best, next] = scores
  const isBetween = sureness === 'unsure' && best && next && next.score >= best.score * nearSecond
  const known: KnownMarkets = {
    market,
    because: market
      ? `${sureness === 'sure' || certain ? 'found by the words of the form' : 'only likely by the words of the form'}: ${phrasesOf(scores, market.id)}`
      : 'no market of the library fits the words of the form',
    second: market && isBetween ? markets.find(next.id) : null,
  }
  if (describes === 'product') return known
  const ofSector = sector?.capabilities.flatMap(({ id }) => markets.find(id) ?? [])
  const ofIndustry = ofSector ?? (market ? [market] : [])
  const codes = new Set(reading.places.flatMap(({ regions: [code] }) => code ?? []))
  return {
    ...known,
    market: ofIndustry.length === 1 ? (ofIndustry[0] ?? null) : null,
    second: null,
    industry: {
      name: description,
      markets: ofIndustry,
      regions: regions.filter((region) => codes.has(codeOf(region))),
    },
  }
}

function phrasesOf(scores: ExplainedReading['scores'], id: string): string {
  const because = scores.find((each) => each.id === id)?.because ?? []
  return because.length > 0 ? because.slice(0, mostPhrases).join(', ') : 'named by the user'
}

const ownCodes: Readonly<Record<string, string>> = { GB: 'uk', 'european-union': 'eu' }

/** The code under which readings speak of a region. */
const codeOf = ({ id, iso2 }: Region) => ownCodes[iso2 ?? id] ?? iso2?.toLowerCase() ?? id
