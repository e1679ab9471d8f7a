import type { SegmentationOutput } from './output.ts'
import { scoreKeys, totalOf } from './score.ts'

/** Where cards, weights and table disagree. */
export function segmentationProblems({ customerSegments, prioritizationTable }: SegmentationOutput): string[] {
  const found: string[] = []
  const names = customerSegments.map(({ name }) => name)
  for (const [index, { name, scores, prioritizationScore }] of customerSegments.entries()) {
    const total = totalOf(scores)
    if (names.indexOf(name) !== index) found.push(`The segment "${name}" is there twice.`)
    if (prioritizationScore !== total)
      found.push(`"${name}" has the score ${prioritizationScore}; its sub-scores and the weights give ${total}.`)
    const row = prioritizationTable.find(({ segment }) => segment === name)
    if (!row) found.push(`"${name}" has no row in prioritizationTable.`)
    else if (row.totalScore !== total || scoreKeys.some((key) => row[key] !== scores[key]))
      found.push(`The row of "${name}" in prioritizationTable has other scores than its card.`)
  }
  for (const { segment } of prioritizationTable)
    if (!names.includes(segment)) found.push(`prioritizationTable has a row "${segment}" without a segment.`)
  const primary = customerSegments.filter(({ priority }) => priority === 'Primary')
  const best = Math.max(0, ...customerSegments.flatMap(({ scores }) => totalOf(scores) ?? []))
  if (primary.length !== 1) found.push(`Exactly one segment is Primary; there are ${primary.length}.`)
  else if (primary[0] && (totalOf(primary[0].scores) ?? best) < best)
    found.push(`"${primary[0].name}" is Primary, but another segment has a higher score.`)
  const totals = prioritizationTable.flatMap(({ totalScore }) => totalScore ?? [])
  if (totals.some((total, index) => index > 0 && total > (totals[index - 1] ?? 100)))
    found.push('prioritizationTable is not in the order of its totals, highest first.')
  return found
}
