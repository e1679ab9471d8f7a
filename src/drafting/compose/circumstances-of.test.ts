import { describe, expect, test } from 'vitest'
import { circumstancesOfKind, ofMany, ofOne } from './circumstances-of.ts'
import { stepKinds } from './step-kinds.ts'

const all = ['any', ...stepKinds.map(({ id }) => id)].flatMap((id) => circumstancesOfKind(id))

describe('circumstances', () => {
  test.each([
    ['Write to everyone and +wait for a yes', 'Writes to everyone and waits for a yes'],
    ['have a list of their own', 'has a list of their own'],
    ['are judged by how it looks', 'is judged by how it looks'],
    ['never know whether it arrived', 'never knows whether it arrived'],
    ['do not trust a new name', 'does not trust a new name'],
    ['were told by a doctor', 'was told by a doctor'],
    ['tried once and gave up', 'tried once and gave up'],
    ['Cannot tell', 'Cannot tell'],
  ])('of one: %s', (many, one) => expect(ofOne(many)).toBe(one))

  test('of many', () => expect(ofMany('Ask and +wait')).toBe('Ask and wait'))

  test('are whole, short and without a figure that nobody gave', () => {
    expect(all.length).toBeGreaterThan(40)
    for (const each of all) {
      const texts = [each.who, each.day, each.pain, each.goal, each.stay, each.check]
      for (const text of texts) {
        expect(text.length).toBeLessThan(110)
        expect(text).not.toMatch(/\.$|\d|%/)
      }
      expect(each.check).toMatch(/^(?:ask|let|count|take|compare|sit|lay|read|write|go|watch)\b/)
      expect(ofOne(each.pain)).not.toContain('+')
    }
  })

  test('people of one kind are told apart by different words', () =>
    expect(new Set(all.map(({ who }) => who)).size).toBe(all.length))
})
