import { describe, expect, test } from 'vitest'
import { paysSelf } from './pays-self.ts'

describe('people without a buyer above them', () => {
  test.each([
    ['working parent', true],
    ['homeowner', true],
    ['freelancer', true],
    ['freelance designer', true],
    ['dog owner', true],
    ['teenager', false],
    ['heart failure patient', false],
    ['university student', false],
    ['engineering manager', false],
    ['nurse in a care home', false],
  ])('%s: %s', (singular, is) => {
    expect(paysSelf({ singular })).toBe(is)
  })
})
