import type { BriefFeature, MarketFacts } from '#drafting/index.ts'
import type { Feature } from '../output.ts'

/** Until users were counted: what everybody expects is met by most, a surprise by few. */
const byKano = {
  basic: { reach: 90, impact: 1, words: 'customers expect it, so most use it and few praise it' },
  performance: { reach: 60, impact: 2, words: 'the better it works, the more customers value it' },
  delighter: { reach: 30, impact: 2, words: 'nobody asks for it, but those who use it stay' },
} as const

/** Person-weeks in the middle of what the sizes stand for. */
const byEffort = {
  S: { weeks: 2, words: 'small: up to 2 person-weeks' },
  M: { weeks: 5, words: 'medium: 3 to 6 person-weeks' },
  L: { weeks: 10, words: 'large: 7 to 12 person-weeks' },
} as const

const knownConfidence = 50
/** What nobody has tried is guessed. */
const ownConfidence = 30
const ownReach = 60

type Sizes = Pick<Feature, 'reach' | 'impact' | 'confidence' | 'effort' | 'rests' | 'check'>

/** The four numbers of a feature with what each rests on; null where its effort is unknown. */
export function sizesOf(
  feature: BriefFeature,
  goal: string | undefined,
  { dossier, isLive }: MarketFacts,
): Sizes | null {
  const { capability, effort: size, fails } = feature
  if (!size) return null
  const effort = byEffort[size]
  const served = goal ? `Impact 3: it serves your goal “${goal}”.` : null
  if (!capability)
    return {
      reach: ownReach,
      impact: goal ? 3 : 2,
      confidence: ownConfidence,
      effort: effort.weeks,
      rests: [
        `Reach ${ownReach}: an estimate, as we have no data on it.`,
        served ?? 'Impact 2: a possible differentiator is a reason to choose you.',
        isLive
          ? `Confidence ${ownConfidence} %: usage has not been measured.`
          : `Confidence ${ownConfidence} %: not yet tested with users.`,
        `Effort ${effort.weeks}: ${effort.words}, typical for a feature of this type.`,
      ].join(' '),
      check: `${isLive ? 'Of the last twenty users, count who used it' : 'Pilot it manually with five customers before building it'}: ${fails[0] ?? ''}`,
    }
  const { reach, impact, words } = byKano[capability.kano]
  const { metric } = capability
  return {
    reach,
    impact: goal ? 3 : impact,
    confidence: knownConfidence,
    effort: effort.weeks,
    rests: [
      `Reach ${reach}: ${words}.`,
      served ?? `Impact ${impact}: ${capability.kano} by the Kano model.`,
      `Confidence ${knownConfidence} %: from our library on ${dossier.name}, not from your users.`,
      `Effort ${effort.weeks}: ${effort.words}. All four are assumptions.`,
    ].join(' '),
    check: metric
      ? `Count ${metric.denominator} (${metric.window}) for the reach; ask the team for an effort estimate`
      : 'Ask the team for an effort estimate; ask five users for the reach',
  }
}
