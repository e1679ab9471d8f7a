import type { Brief, BriefGap } from '#shared/brief.ts'

/** Below this a value is asked about rather than asserted. */
export const sure = 0.5

/** What the words do not say. Who pays is known when a buyer is named or the business model implies the actor. */
export function readGaps(brief: Omit<Brief, 'missing'>): BriefGap[] {
  const hasSure = (values: readonly { confidence: number }[]) => values.some((value) => value.confidence >= sure)
  const lacks: readonly (readonly [BriefGap, boolean])[] = [
    ['actor', !hasSure(brief.actors)],
    ['buyer', brief.buyer === null && brief.businessModels.length === 0],
    ['job', !hasSure(brief.jobs)],
    ['alternative', brief.alternatives.length === 0],
    ['business-model', brief.businessModels.length === 0],
    ['geography', brief.geography.length === 0],
    ['means', brief.means.length === 0],
    ['novelty', brief.novelty.length === 0],
    ['constraint', brief.constraints.length === 0],
    ['scale', brief.numbers.length === 0],
  ]
  return lacks.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []))
}
