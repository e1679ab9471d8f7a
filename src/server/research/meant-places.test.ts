import { expect, test } from 'vitest'
import { unreadBrief } from '#shared/unread-brief.ts'
import { meantPlaces } from './meant-places.ts'

test('figures and rules of another place are not meant', () => {
  const brief = unreadBrief('An app')
  const german = {
    ...brief,
    geography: [
      { text: 'German', regionId: 'germany', confidence: 1, span: { field: 'description' as const, start: 0, end: 6 } },
    ],
  }
  expect(meantPlaces(brief)('United States')).toBe(true)
  expect(meantPlaces(german)('United States')).toBe(false)
  expect(meantPlaces(german)('European Union')).toBe(true)
  expect(meantPlaces(german)('World')).toBe(true)
})
