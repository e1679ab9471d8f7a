import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lastDays, monthOf, startOfNextMonth } from './month.ts'

describe.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])('with the machine in %s', (zone) => {
  let before: string | undefined
  beforeEach(() => {
    before = process.env.TZ
    process.env.TZ = zone
  })
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  test('a month changes at midnight in UTC', () => {
    expect(monthOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11')
    expect(monthOf(new Date('2026-12-01T00:00:00.000Z'))).toBe('2026-12')
  })

  test('the count starts again with the next month, over a year too', () => {
    expect(startOfNextMonth('2026-11')).toBe('2026-12-01T00:00:00.000Z')
    expect(startOfNextMonth('2026-12')).toBe('2027-01-01T00:00:00.000Z')
  })

  test('days are those of UTC, without gaps over the change of clocks', () => {
    expect(lastDays(new Date('2026-11-02T00:30:00Z'), 4)).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ])
    expect(new Set(lastDays(new Date('2026-04-05T12:00:00Z'), 30)).size).toBe(30)
  })
})
