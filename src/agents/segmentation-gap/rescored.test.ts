import { expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { finishedRun } from '#tests/support/finished-run.ts'
import { type SegmentationResult, segmentationResult } from './output.ts'
import { rescored } from './rescored.ts'
import { totalOf } from './score.ts'

test('totals, cards and table agree after an edit of any of them', async () => {
  const agent = (await loadAgents()).live('segmentation-gap')
  if (!agent) throw new Error('no agent')
  const before: SegmentationResult = segmentationResult.parse((await finishedRun(agent)).result)
  expect(rescored(before, before)).toEqual(before)
  const onCard = structuredClone(before)
  const [card] = onCard.customerSegments
  if (!card) throw new Error('no segment')
  card.scores.marketSize = card.scores.marketSize === 1 ? 2 : 1
  const one = rescored(onCard, before)
  expect(one.customerSegments[0]?.prioritizationScore).toBe(totalOf(card.scores))
  expect(one.prioritizationTable.find(({ segment }) => segment === card.name)).toMatchObject({
    ...card.scores,
    totalScore: totalOf(card.scores),
  })
  const inTable = structuredClone(before)
  const [row] = inTable.prioritizationTable
  if (!row) throw new Error('no row')
  row.painSeverity = row.painSeverity === 1 ? 2 : 1
  const two = rescored(inTable, before)
  expect(two.customerSegments.find(({ name }) => name === row.segment)?.scores.painSeverity).toBe(row.painSeverity)
  const renamed = structuredClone(before)
  if (renamed.customerSegments[0]) renamed.customerSegments[0].name = 'Renamed'
  expect(rescored(renamed, before).prioritizationTable.map(({ segment }) => segment)).toContain('Renamed')
})
