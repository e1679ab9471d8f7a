/** What the rest of the product may use of the writer: reading a form's words and selecting facts of their market. */

export { type BriefKind, briefKind } from './brief-kind.ts'
export { countedFigures } from './counting/counted-figures.ts'
export type { Judgement } from './judgement/judgements.ts'
export { type Industry, type KnownMarkets, knownMarkets } from './known-markets.ts'
export { advise, signalsIn } from './outside/advise.ts'
export { type OutsideFacts, outsideFacts } from './outside/outside-facts.ts'
export { bareRow, type OutsideRow } from './outside/rows.ts'
export { problemAccount, quotedAccount } from './own/brief-account.ts'
export {
  type BriefFeature,
  briefFeatures,
  partsOfTest as testParts,
  provable,
  testLine,
} from './own/brief-features.ts'
export { type BriefLimit, briefLimits, scopeRefusals } from './own/brief-limits.ts'
export type { ClauseTest, ProposedAnswer } from './own/clause-form.ts'
export { type ClauseCapability, type ClauseLimit, capabilityOf, limitsOf } from './own/clause-knowledge.ts'
export { type HandedKnowledge, handedKnowledge, isAboutSame, type NumberedItem } from './own/handed-knowledge.ts'
export { isRefusal } from './own/is-refusal.ts'
export { basisOfFact, type KnownFact } from './own/known-fact.ts'
export { linesOfWords } from './own/lines-of-clause.ts'
export { offerLine } from './own/offer-line.ts'
export { type OfferedUsual, offeredUsual } from './own/offered-usual.ts'
export {
  countsOfFacts,
  notedLine,
  type OwnKnowledge,
  type OwnRival,
  ownLine,
  ownPriceOf,
  priceWithFact,
} from './own/own-knowledge.ts'
export { ownSentences } from './own/own-sentences.ts'
export { scopeLines } from './own/scope-lines.ts'
export { servesGoal } from './own/serves-goal.ts'
export { usedFacts } from './own/used-facts.ts'
export { usualFeature } from './own/usual-feature.ts'
export { isAchieved } from './reading/find-proof.ts'
export { gapsOf } from './reading/gaps-of.ts'
export { type BriefReader, createBriefReader, type ExplainedReading } from './reading/read-brief.ts'
export { asQuoted, shortQuote } from './selecting/as-quoted.ts'
export { contentStems } from './selecting/content-stems.ts'
export { type AudienceSide, audienceSides } from './selecting/copy/audience-sides.ts'
export { buttonInGoal, buttonOf, type CallId, callOfGoal, callWithName } from './selecting/copy/calls.ts'
export { channelCopy, noOffer } from './selecting/copy/channel-copy.ts'
export { chosenPoints, speaksOf } from './selecting/copy/chosen-points.ts'
export type { Copy, CopyForm } from './selecting/copy/copy-parts.ts'
export { isForCustomers } from './selecting/copy/customer-words.ts'
export { ownTroubles } from './selecting/copy/own-troubles.ts'
export { ownName } from './selecting/copy/placed-sentences.ts'
export type { ProductPoint } from './selecting/copy/product-point.ts'
export { type ProductWords, productWords } from './selecting/copy/product-words.ts'
export { distanceOf, type HookKind, type Register, registerNote, registerOf } from './selecting/copy/register.ts'
export { cutAtJoint, heading, sentence, wordCount } from './selecting/copy/sentences.ts'
export { firstLines, promises, type TradeHook, troubles } from './selecting/copy/trade-lines.ts'
export { typicalScenes, wordsToCheck } from './selecting/copy/words-to-check.ts'
export { countLine } from './selecting/count-line.ts'
export type { SumChoice } from './selecting/fitting-sum.ts'
export { countryOf, entryOfPeople, officesOf } from './selecting/looked-up-counts.ts'
export { mainCompetitor } from './selecting/main-competitor.ts'
export { type MarketFacts, marketFacts, type NamedCapability } from './selecting/market-facts.ts'
export { headOf, type NamedPeople, namedPeople } from './selecting/named-people.ts'
export type { NamedRival } from './selecting/named-rivals.ts'
export { type OwnCount, ownCounts, ownRange } from './selecting/own-counts.ts'
export { type OwnPrice, ownPrice } from './selecting/own-price.ts'
export { isAboutRivals, saidOfRival } from './selecting/said-of-rivals.ts'
export { isSameThing, namesSame, tellingWords } from './selecting/same-thing.ts'
export { money, sizingSum, sizingValues } from './selecting/sizing-sum.ts'
export { statementsThatFit } from './selecting/statements-that-fit.ts'
export { tellingOwn } from './selecting/telling-own.ts'
export { todayClause } from './selecting/today-clause.ts'
export { understoodReading } from './understood-reading.ts'
export { unsureItems } from './unsure-items.ts'
