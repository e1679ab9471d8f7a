import type { BriefFeature, MarketFacts } from '#drafting/index.ts'
import type { Feature } from '../output.ts'

/** Until users were counted: what everybody expects is met by most, a surprise by few. */
const byKano = {
  basic: { reach: 90, impact: 1, words: 'everybody here expects it, so most meet it and few praise it' },
  performance: { reach: 60, impact: 2, words: 'the better it works, the more they value it' },
  delighter: { reach: 30, impact: 2, words: 'nobody asks for it; those who meet it stay' },
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
        `Reach ${ownReach}: a guess, as nothing is known of it here.`,
        served ?? 'Impact 2: where you may differ is why somebody would choose you.',
        isLive
          ? `Confidence ${ownConfidence} %: its use was not counted.`
          : `Confidence ${ownConfidence} %: nobody was seen with it.`,
        `Effort ${effort.weeks}: ${effort.words}, what a rule of this form usually costs.`,
      ].join(' '),
      check: `${isLive ? 'Of the last twenty users, count who used it' : 'By hand with five first customers, before it is built'}: ${fails[0] ?? ''}`,
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
      `Confidence ${knownConfidence} %: from the library of ${dossier.name}, not from your users.`,
      `Effort ${effort.weeks}: ${effort.words}. All four are assumptions.`,
    ].join(' '),
    check: metric
      ? `Count ${metric.denominator} (${metric.window}) for the reach; whoever builds it sizes the effort`
      : 'Whoever builds it sizes the effort; five users show the reach',
  }
}
