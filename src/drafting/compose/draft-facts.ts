import type { BusinessModel } from '#knowledge/business-model.ts'
import type { Market, MarketRole } from '#knowledge/market.ts'
import type { Means } from '#knowledge/means.ts'
import type { Occupation } from '#knowledge/occupation.ts'
import type { Region } from '#knowledge/region.ts'
import type { Brief } from '#shared/brief.ts'
import type { WritingContext } from '../writing-context.ts'
import { type Citations, citations } from './cite.ts'
import { findOccupation, isCalledSo, isTheirTrade } from './find-occupation.ts'
import { withToldJobs } from './jobs-told.ts'
import { ownMarket } from './own-market.ts'
import { productTerms } from './product-terms.ts'
import { mostRelevant, type Relevance, relevanceOf, sharedWords } from './relevance.ts'
import { type Rival, rankRivals } from './rivals.ts'
import { type Subject, subjectOf, sure } from './subject.ts'

/** All that a draft is composed from, looked up once. */
export interface DraftFacts {
  brief: Brief
  subject: Subject
  market: Market | null
  /** The words name the market and one of its own people: what is usual in it is expected here, whether a step says so or not. */
  isOfMarket: boolean
  /** Of the brief's means that the library knows, in the order of the words. */
  means: readonly Means[]
  models: readonly BusinessModel[]
  /** Where the user said that it is sold. */
  regions: readonly Region[]
  allRegions: readonly Region[]
  /** The role of the market that is the main actor; null when none is like it. */
  role: MarketRole | null
  /** The occupation of the main actor, found by its synonyms, with those of its pains that speak of the job. */
  occupation: Occupation | null
  /** Vendors seen from this product, best comparison first. */
  ranked: readonly Rival[]
  relevance: Relevance
  cite: Citations
}

export function draftFacts(context: WritingContext<unknown>): DraftFacts {
  const { placement, knowledge, sources } = context
  const brief = withToldJobs(context.brief)
  const subject = subjectOf({ brief, placement })
  const relevance = relevanceOf(brief)
  const market = ownMarket(placement.market, brief, relevance)
  const role = roleLike(subject, market, relevance)
  const byId = <Entry extends { id: string }>(entries: readonly Entry[], ids: readonly (string | null)[]) =>
    [...new Set(ids)].flatMap((id) => entries.filter((entry) => entry.id === id))
  const sureIds = <Value extends { confidence: number }>(
    values: readonly Value[],
    id: (value: Value) => string | null,
  ) => values.filter(({ confidence }) => confidence >= sure).map(id)
  return {
    brief,
    subject,
    market,
    means: byId(
      knowledge.means,
      sureIds(
        brief.means.filter((value) => !isRefused(brief, value)),
        ({ meansId }) => meansId,
      ),
    ),
    models: byId(
      knowledge.businessModels,
      sureIds(brief.businessModels, ({ modelId }) => modelId),
    ),
    regions: byId(
      knowledge.regions,
      sureIds(brief.geography, ({ regionId }) => regionId),
    ).filter(({ id }) => id !== 'world'),
    allRegions: knowledge.regions,
    isOfMarket: placement.basis === 'words' && subject.whoBasis === 'said' && role !== null,
    role,
    occupation: aboutJob(subject, occupationOf(subject, knowledge.occupations), relevance),
    ranked: rankRivals(context, productTerms(brief, placement)),
    relevance,
    cite: citations(sources),
  }
}

/** "do not want another app" names what it is not. */
function isRefused(brief: Brief, { span }: Brief['means'][number]): boolean {
  const before = (brief.source[span.field] ?? '').slice(Math.max(0, span.start - 24), span.start)
  return /\b(?:another|no|not|without|instead of|n't)\s+(?:an?\s|the\s|any\s)?$/i.test(before)
}

/** The market's user that shares a word with the actor; a user role fits before a buyer. */
function roleLike(subject: Subject, market: Market | null, relevance: Relevance): MarketRole | null {
  if (!market) return null
  if (subject.whoBasis !== 'said') return market.roles.find(({ part }) => part === 'user') ?? null
  const like = market.roles.filter(
    ({ part, title }) =>
      part !== 'blocker' && sharedWords(`${subject.who.plural} ${subject.who.setting ?? ''}`, title) > 0,
  )
  return (
    mostRelevant(
      like,
      ({ title, organization, goals }) => `${title} ${organization} ${goals.join(' ')}`,
      relevance,
    )[0] ?? null
  )
}

/**
 * A farmer's trouble with records says nothing of renting out a tractor: pains of the day stay only when they touch the job, or
 * when the job is one of those that fill this working day.
 */
function aboutJob({ who }: Subject, occupation: Occupation | null, relevance: Relevance): Occupation | null {
  if (!occupation) return null
  // A dispatcher of an unnamed trade may be none of those who phone drivers.
  if (who.setting === null && !isCalledSo(who.singular, occupation))
    return { ...occupation, pains: occupation.pains.filter((pain) => relevance.score(pain) >= 2) }
  const day = [...occupation.dailyTasks, ...occupation.goals]
  if (day.some((text) => relevance.score(text) >= 2)) return occupation
  return { ...occupation, pains: occupation.pains.filter((pain) => relevance.score(pain) >= 1) }
}

function occupationOf({ who, whoBasis }: Subject, occupations: readonly Occupation[]): Occupation | null {
  const found = whoBasis === 'said' ? findOccupation(who.singular, occupations) : null
  return found && isTheirTrade(who.singular, who.setting, found) ? found : null
}
