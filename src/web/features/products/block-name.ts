import type { StandingBlock } from '#shared/api/standing.ts'
import { shortened } from '#shared/shortened.ts'

/** Characters of a block that name it. */
const longestName = 80

export const nameOfBlock = ({ words }: StandingBlock) => shortened(words[0]?.words ?? '', longestName)
