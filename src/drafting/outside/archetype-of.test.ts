import { expect, test } from 'vitest'
import { archetypeOf } from './archetype-of.ts'

test.each([
  [
    'HiveScale: a scale under a beehive with a SIM card. It weighs the hive every hour, runs two years on its batteries and tells the hobby beekeeper by text.',
    'connected-home-device',
  ],
  ['Internal tool for our own three plants. Team leads record what stopped on a tablet at each line.', 'internal-tool'],
  [
    'A feature flag service for mobile teams: a small SDK, rollouts by app version and an API for CI pipelines. Developers switch a flag off from the command line.',
    'developer-tool',
  ],
])('the words say the shape: %s', (text, id) => expect(archetypeOf(text, null)?.id).toBe(id))

test('the shape of a market holds where the words do not speak against it', () => {
  const diary =
    'A migraine diary that takes five seconds to log, with a one page summary for the neurologist once a month.'
  expect(archetypeOf(diary, 'symptom-trackers')?.id).toBe('health-diary')
  expect(archetypeOf('A card game for two players.', 'predictive-maintenance')?.id).not.toBe('industrial-sensor')
})

test('words that say no shape have none', () => {
  expect(archetypeOf('', null)).toBeNull()
  expect(archetypeOf('A lighthouse that translates fog into jokes.', null)).toBeNull()
})
