import { describe, expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { sourceNumbersIn } from '#tests/support/source-numbers.ts'
import { stringsOf } from '#tests/support/strings-of.ts'
import { recordedInput, runUpTo } from '#web/features/landing/demo/recorded-run.ts'

const agent = (await loadAgents()).live('market-research')

describe('the recorded run of the landing page', () => {
  const run = runUpTo('end')

  test('is one that the agent would still take and could have written', () => {
    expect(agent?.parseInput(recordedInput).ok).toBe(true)
    expect(run.phase).toBe('succeeded')
    expect(run.model).toBe('built-in')
    expect(agent?.parseResult(run.result)).toMatchObject({ ok: true })
  })

  test('passes through every stage, with something to show at each', () => {
    expect(runUpTo('researching')).toMatchObject({ stage: 'researching', sources: run.sources })
    expect(runUpTo('writing').text.length).toBeGreaterThan(1000)
    expect(run.understood.length).toBeGreaterThan(3)
  })

  test('cites only sources that it has', () => {
    const known = new Set(run.sources.map(({ number }) => number))
    const cited = stringsOf(run.result).flatMap(sourceNumbersIn)
    expect(cited.length).toBeGreaterThan(10)
    expect(cited.filter((number) => !known.has(number))).toEqual([])
  })
})
