import type { SegmentationResult } from './output.ts'
import { type Scores, scoreKeys, totalOf } from './score.ts'

const scoresOf = (scores: Scores): Scores => ({
  marketSize: scores.marketSize,
  painSeverity: scores.painSeverity,
  willingnessToPay: scores.willingnessToPay,
  adoptionReadiness: scores.adoptionReadiness,
})
const differ = (one: Scores, other: Scores) => scoreKeys.some((key) => one[key] !== other[key])

/**
 * Each sub-score stands on a card and in the table, and the total follows from them. Whichever of the two a person changed says what the
 * other one holds; a changed name is the same in both.
 */
export function rescored(result: SegmentationResult, before: SegmentationResult): SegmentationResult {
  const isPaired = result.customerSegments.length === before.customerSegments.length
  const rows = result.prioritizationTable.map((row) => {
    const place = before.customerSegments.findIndex(({ name }) => name === row.segment)
    const renamed = isPaired ? result.customerSegments[place]?.name : undefined
    return { row, was: before.prioritizationTable.find(({ segment }) => segment === row.segment), renamed }
  })
  const changedRows = new Map(
    rows.flatMap(({ row, was }) => (was && differ(row, was) ? [[row.segment, scoresOf(row)] as const] : [])),
  )
  const customerSegments = result.customerSegments.map((segment, index) => {
    const old = isPaired ? before.customerSegments[index]?.name : undefined
    const scores = changedRows.get(old ?? segment.name) ?? changedRows.get(segment.name) ?? scoresOf(segment.scores)
    return { ...segment, scores, prioritizationScore: totalOf(scores) }
  })
  const prioritizationTable = rows.map(({ row, renamed }) => {
    const segment = renamed ?? row.segment
    const scores = customerSegments.find(({ name }) => name === segment)?.scores ?? scoresOf(row)
    return { ...row, segment, ...scores, totalScore: totalOf(scores) }
  })
  return { ...result, customerSegments, prioritizationTable }
}
