import { expect, test } from 'vitest'
import { daysLeftChoice, endOfLink, openingsOfLink, shownByLink, titleOfLink } from './link-text.ts'

test('a link is called by its name, else by its day', () => {
  expect(titleOfLink({ name: 'For the board', createdAt: '2026-03-04T12:00:00Z' })).toBe('For the board')
  expect(titleOfLink({ name: '', createdAt: '2026-03-04T12:00:00Z' })).toBe('Link of Mar 4, 2026')
})

test('what it shows, until when, and how often it was opened', () => {
  expect(shownByLink({ version: null, pinned: null, protected: false })).toBe('Latest version')
  expect(shownByLink({ version: 3, pinned: null, protected: true })).toBe('Version 3, with a password')
  expect(shownByLink({ version: null, pinned: 2, protected: false })).toBe('2 documents as they were then')
  expect(endOfLink({ expired: false, expiresAt: '2026-03-04T12:00:00Z' })).toBe('Open until Mar 4, 2026')
  expect(endOfLink({ expired: true, expiresAt: '2026-03-04T12:00:00Z' })).toBe('Expired Mar 4, 2026')
  expect(openingsOfLink({ opens: 0, lastOpenedAt: null })).toBe('Never opened')
  expect(openingsOfLink({ opens: 1, lastOpenedAt: '2026-03-04T12:00:00Z' })).toMatch(/^Opened once, last Mar 4, 2026/)
  expect(openingsOfLink({ opens: 12, lastOpenedAt: '2026-03-04T12:00:00Z' })).toMatch(/^Opened 12 times, last /)
})

test('changing the end of a link begins with a choice that does not shorten it', () => {
  const now = Date.parse('2026-03-04T12:00:00Z')
  const choice = (expiresAt: string, expired = false) => daysLeftChoice({ expiresAt, expired }, now)
  expect(choice('2026-03-08T12:00:00Z')).toBe(7)
  expect(choice('2026-03-12T12:00:00Z')).toBe(30)
  expect(choice('2026-04-03T12:00:00Z')).toBe(30)
  expect(choice('2027-03-04T12:00:00Z')).toBe(365)
  expect(choice('2026-03-01T12:00:00Z', true)).toBe(30)
})
