import { expect, test } from 'vitest'
import { runChaos } from '../../scripts/chaos/run-chaos.ts'

/** The same as `npm run chaos`, which has a hundred rounds; the seed chooses one of each kind of victim. */
const options = { tags: ['full'], timeout: 240_000 }

test('kills of servers and database under load lose no run, double none and miscount nothing', options, async () => {
  const report = await runChaos({ rounds: 3, seed: 2, customers: 6, answerMs: 600, calmMs: 900 })
  expect(new Set(report.rounds.map(({ victim }) => victim)).size).toBe(3)
  expect(
    report.findings.filter(({ violations }) => violations.length > 0),
    report.output,
  ).toEqual([])
  expect(report.falls).toEqual([])
  expect(report.ended.succeeded).toBeGreaterThan(0)
})
