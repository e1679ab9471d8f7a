import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { BriefSource } from '#shared/brief.ts'
import { createReader } from '../create-reader.ts'
import { basisOf } from './claim-text.ts'
import { marketView } from './market-view.ts'
import { bearingOf, dateInWords, keyPhrase, trendClaims } from './trends.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)

function trends(source: BriefSource) {
  const { brief, placement } = reader.read(source)
  return trendClaims(
    marketView({ input: {}, brief, placement, knowledge, sources: [], timestamp: '2026-01-01T00:00:00Z' }, 3),
    4,
  )
}

describe('trends', () => {
  const swap = 'A rota app that lets nurses swap shifts with colleagues.'

  test('carry a date and a basis', () => {
    const found = trends({ description: swap, audience: 'nurses in Germany' })
    expect(found.length).toBeGreaterThan(0)
    for (const text of found) {
      expect(text).toMatch(/\b20\d\d\b/)
      expect(basisOf(text)).not.toBe('none')
    }
  })

  test('are those of the place', () => {
    expect(trends({ description: swap, audience: 'nurses in Germany' }).join(' ')).toContain('EU Court of Justice')
    expect(trends({ description: swap, audience: 'nurses in the US' }).join(' ')).not.toContain('EU Court of Justice')
  })

  test('leave out what is years ago, but for duties', () => {
    expect(trends({ description: swap, audience: 'nurses in the US' }).join(' ')).not.toContain('December 2021')
  })

  test('leave out what has nothing to do with the product', () => {
    const cows = 'Sensors and software that tell small dairy farms which cow is about to fall ill.'
    expect(trends({ description: cows, audience: 'dairy farms in Austria' }).join(' ')).not.toContain('spray')
  })
})

describe('a development', () => {
  test('is dated in words', () => {
    expect(dateInWords('2024-05')).toBe('May 2024')
    expect(dateInWords('2024')).toBe('2024')
  })

  test('is looked up by its names', () => {
    expect(keyPhrase("Chicago's Fair Workweek Ordinance took effect in April 2023")).toContain(
      'Fair Workweek Ordinance',
    )
    expect(keyPhrase('Blackstone closed the purchase of Rover in February 2024')).not.toMatch(/February|2024/)
  })

  test.each([
    ['The EU Court of Justice ruled that hours are measured', 'Time recording is needed', 'duty'],
    ['A purchase closed', 'Local rivals can win by fees', 'opening'],
    ['A suite added chat', 'Chat is free with the suite', 'squeeze'],
    ['A survey came out', 'People talk about it', 'expectation'],
  ] as const)('%s', (what, changes, bearing) =>
    expect(bearingOf({ date: '2024', what, changes, source: null })).toBe(bearing),
  )
})
