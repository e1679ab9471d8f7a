import type { Knowledge } from '#knowledge/knowledge.ts'
import type { BriefCase } from '../brief/brief-cases.ts'
import { readBrief } from '../brief/read-brief.ts'
import type { Vocabulary } from '../brief/vocabulary.ts'
import { createPlacer } from './create-placer.ts'

export interface PlacingScore {
  right: number
  /** Placed in a market that the case does not allow. */
  wrong: number
  /** Left without a market although the library has it. */
  missed: number
  /** Left without a market, and rightly so. */
  rightlyNone: number
  /** Of the placed, the share that is right. */
  precision: number
  /** Of those that have a market, the share that is found. */
  recall: number
  /** Ids of the cases that are not right, with what was found. */
  mistakes: { id: string; found: string }[]
}

/** Reads and places each case. A market that the library does not hold is not asked for. */
export function measurePlacing(
  cases: readonly BriefCase[],
  vocabulary: Vocabulary,
  knowledge: Pick<Knowledge, 'markets' | 'wordVectors' | 'glossaries' | 'analogies'>,
): PlacingScore {
  const place = createPlacer(knowledge)
  const known = new Set(knowledge.markets.map((market) => market.id))
  const counts = { right: 0, wrong: 0, missed: 0, rightlyNone: 0 }
  const mistakes: PlacingScore['mistakes'] = []
  for (const item of cases) {
    const allowed = item.expected.market.filter((id) => known.has(id))
    const mayBeNone = allowed.length < item.expected.market.length
    const { market, second, basis } = place(readBrief(item.source, vocabulary))
    const found = market?.id ?? null
    // "Either, or" is right when one of them is
    const told = [found, basis === 'likeness' ? second?.id : undefined]
    const isRight = found === null ? mayBeNone : allowed.some((id) => told.includes(id))
    if (found === null) counts[isRight ? 'rightlyNone' : 'missed'] += 1
    else counts[isRight ? 'right' : 'wrong'] += 1
    if (!isRight) mistakes.push({ id: item.id, found: found ?? 'none' })
  }
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
  return {
    ...counts,
    mistakes,
    precision: share(counts.right, counts.right + counts.wrong),
    recall: share(counts.right, counts.right + counts.missed),
  }
}
