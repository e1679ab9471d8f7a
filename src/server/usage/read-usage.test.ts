import { expect, test } from 'vitest'
import { totalsOf } from './read-usage.ts'

test('without a run the success rate is the typical one and says so', () => {
  expect(totalsOf([])).toEqual({
    agentRuns: 0,
    documentsGenerated: 0,
    successRate: 92,
    successRateMeasured: false,
    timeSavedHours: 0,
    agentsUsed: 0,
  })
})

test('with runs everything is measured; half an hour a use, rounded', () => {
  expect(
    totalsOf([
      { succeeded: 4, failed: 1 },
      { succeeded: 1, failed: 0 },
      { succeeded: 0, failed: 2 },
    ]),
  ).toEqual({
    agentRuns: 8,
    documentsGenerated: 5,
    successRate: 63,
    successRateMeasured: true,
    timeSavedHours: 3,
    agentsUsed: 2,
  })
})

test('failures alone are a measured rate of nothing', () => {
  expect(totalsOf([{ succeeded: 0, failed: 3 }])).toMatchObject({ successRate: 0, successRateMeasured: true })
})
