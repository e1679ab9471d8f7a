import { describe, expect, test } from 'vitest'
import { isWiderWordFor } from './same-people.ts'

describe('a wider word for the same people', () => {
  test.each([
    ['freelancers', 'freelance designers', true],
    ['nurses', 'night-shift nurses', true],
    ['ward managers', 'night-shift nurses', false],
    ['freelance designers', 'freelancers', false],
    ['designers', 'designers', false],
  ])('%s for %s: %s', (other, people, is) => {
    expect(isWiderWordFor(other, people)).toBe(is)
  })
})
