import { describe, expect, test } from 'vitest'
import { defaultTitle, fillPageTitle, isoWeek, titleTemplate } from './page-title.ts'

describe('the title of a page', () => {
  test.each([
    ['2026-01-01', 1],
    ['2025-12-29', 1],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2026-05-03', 18],
    ['2024-12-30', 1],
  ])('%s is in week %i', (day, week) => {
    expect(isoWeek(new Date(`${day}T23:59:59Z`))).toBe(week)
    expect(isoWeek(new Date(`${day}T00:00:00Z`))).toBe(week)
  })

  test('has its week and date filled in, as often as they are there, and nothing else', () => {
    const at = new Date('2026-05-03T14:05:59Z')
    expect(fillPageTitle('Week {week}: {date} / {week} {Week} {industry}', at)).toBe(
      'Week 18: 2026-05-03 / 18 {Week} {industry}',
    )
  })

  test('ends with the minute when a timestamp is wanted, and is never too long', () => {
    const at = new Date('2026-05-03T14:05:59Z')
    expect(defaultTitle('Update {week}', true, at)).toBe('Update 18 - 2026-05-03 14:05 UTC')
    expect(defaultTitle('Update {week}', false, at)).toBe('Update 18')
    expect(defaultTitle('x'.repeat(255), true, at)).toHaveLength(255)
    expect(defaultTitle('x'.repeat(255), true, at)).toMatch(/ - 2026-05-03 14:05 UTC$/)
  })
})

test('the first template is for trends; one that somebody chose is for all', () => {
  expect(titleTemplate('Weekly Update - Trend Scanner', 'Trend Scanner', 'Trends in X')).toBe(
    'Weekly Update - Trend Scanner',
  )
  expect(titleTemplate('Weekly Update - Trend Scanner', 'Personas', 'Personas of X')).toBe('Personas of X')
  expect(titleTemplate('Week {week}', 'Personas', 'Personas of X')).toBe('Week {week}')
})
