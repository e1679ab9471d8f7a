import { describe, expect, test } from 'vitest'
import { queryWords, relevance, words } from './relevance.ts'

const score = (title: string, excerpt: string, query: string) => relevance({ title, excerpt }, queryWords(query))

describe('relevance', () => {
  test.each([
    ['Shift work', 'Nurses swap shifts with colleagues.', 'shift swapping app for nurses'],
    ['Employee scheduling software', 'Plans rotas for staff.', 'employee scheduling software market size 2026'],
    ['Haushaltsbücher für Familien', 'Budget planen', 'Haushaltsbuch Budget für Familien'],
    ['勤務シフト管理', '看護師のシフト', '看護師 シフト 管理'],
    ['Market research', 'How markets are researched', 'market research'],
  ])('%s is about its query', (title, excerpt, query) => {
    expect(score(title, excerpt, query)).toBeGreaterThan(0)
  })

  test.each([
    ['Gear shift', 'A lever in a car.', 'shift swap'],
    ['Docker Compose', 'A tool to run applications.', 'running app for beginners'],
    ['Software market 2026', 'Trends of the software industry', 'invoice software market trends 2026'],
    ['Ten quick soups', 'Dinner in half an hour.', 'shift swaps'],
    ['', '', 'anything'],
    ['A title', 'a text', ''],
  ])('%s is not about it', (title, excerpt, query) => {
    expect(score(title, excerpt, query)).toBe(0)
  })

  test('a page that says more of it, and in its title, is closer', () => {
    const query = 'nurse shift planning hospital'
    const close = score('Nurse shift planning', 'In every hospital', query)
    const middle = score('Planning', 'Nurses plan every shift.', query)
    expect(close).toBeGreaterThan(middle)
    expect(middle).toBeGreaterThan(0)
    expect(close).toBeLessThanOrEqual(1)
  })

  test('words meet in singular and plural, with and without accents', () => {
    expect(words('Cafés')).toEqual(words('cafe'))
    expect(words('studies')).toEqual(words('study'))
    expect(words('boxes')).toEqual(words('box'))
    expect(words('swapping')).toEqual(words('swap'))
    expect(words('scheduling')).toEqual(words('schedule'))
    expect(words('analysis')).toEqual(words('Analysis'))
  })
})
