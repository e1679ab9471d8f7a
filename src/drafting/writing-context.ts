import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Corrections } from '#shared/corrections.ts'
import type { Gap } from '#shared/gap.ts'
import type { OwnFact } from '#shared/own-fact.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { RunAlong } from '#shared/run-along.ts'
import type { Source } from '#shared/source.ts'
import type { KnownMarkets } from './known-markets.ts'
import type { OutsideFacts } from './outside/outside-facts.ts'
import type { HandedKnowledge } from './own/handed-knowledge.ts'
import type { MarketFacts } from './selecting/market-facts.ts'

/** All that a writer may use: the same for the drafter and for a model's prompt. Nothing else, not even the clock. */
export interface WritingContext<Input> {
  input: Input
  /** The one reading of the form: a model's where one has read it, else our own. */
  reading: BriefReading
  /** What the form does not say. */
  missing: readonly Gap[]
  /** What the library knows of the market. */
  known: KnownMarkets
  sources: readonly Source[]
  knowledge: Knowledge
  /** What the user put right of the reading; it is in the reading already. */
  corrections?: Corrections
  /** There when the selecting writer serves the market of this reading. */
  facts?: MarketFacts
  /** There when the selecting writer serves this reading where no written dossier holds. */
  outside?: OutsideFacts
  /** What goes along with the form, as a model reads it. */
  along?: RunAlong
  /** What earlier results hand to the built-in writer; absent where none went along. */
  handed?: HandedKnowledge
  /** What the user knows of the product; absent where nothing. */
  ownFacts?: readonly OwnFact[]
  /** ISO 8601, UTC: when the run started. */
  timestamp: string
  /** What the run computed before, where the agent computes; undefined else. */
  prepared?: unknown
}
