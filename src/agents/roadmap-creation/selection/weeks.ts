import type { BriefFeature } from '#drafting/index.ts'

const bySize = { S: 2, M: 5, L: 10 } as const
const unsized = 4

/** Person-weeks in the middle of what a size stands for; a guess between small and medium where the size is unknown. */
export const weeksOf = (effort: BriefFeature['effort']): number => (effort ? bySize[effort] : unsized)
