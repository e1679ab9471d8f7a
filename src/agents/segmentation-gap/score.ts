/** The four sub-scores of a segment, each 1 to 10, and what they weigh in the total. */
export const weights = { marketSize: 25, painSeverity: 35, willingnessToPay: 25, adoptionReadiness: 15 } as const

export type ScoreKey = keyof typeof weights
/** null: nobody knows anything of it yet. */
export type Scores = Record<ScoreKey, number | null>

export const scoreKeys = Object.keys(weights) as ScoreKey[]

export const scoreLabels: Record<ScoreKey, string> = {
  marketSize: 'Market size',
  painSeverity: 'Pain severity',
  willingnessToPay: 'Willingness to pay',
  adoptionReadiness: 'Adoption readiness',
}

/** Out of 100: each sub-score is a tenth of its weight. No total while one of them is open. */
export function totalOf(scores: Scores): number | null {
  let sum = 0
  for (const key of scoreKeys) {
    const score = scores[key]
    if (score === null) return null
    sum += (score * weights[key]) / 10
  }
  return Math.round(sum)
}

/** "Market size 25 %, pain severity 35 %, ...": stands beside every list of totals. */
export const weightsLine = `Score out of 100, starting weights: ${scoreKeys.map((key) => `${scoreLabels[key].toLowerCase()} ${weights[key]} %`).join(', ')}; each from 1 to 10.`
