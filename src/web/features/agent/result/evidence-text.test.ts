import { expect, test } from 'vitest'
import { basisText, evidenceText } from './evidence-text.ts'

const nothing = { downgraded: [], linksRemoved: [], citationsRemoved: 0, leftOut: 0 }
const claim = { path: '/a', text: 'A', why: 'B' }

test('what was done with an answer is counted in words', () => {
  expect(evidenceText(nothing)).toBeNull()
  expect(evidenceText({ ...nothing, downgraded: [claim, claim, claim], linksRemoved: ['a', 'b'] })).toBe(
    '3 claims downgraded, 2 links removed',
  )
  expect(evidenceText({ ...nothing, downgraded: [claim], citationsRemoved: 1, leftOut: 2 })).toBe(
    '1 claim downgraded, 1 wrong source number removed, 2 unusable parts left out',
  )
  expect(evidenceText({ ...nothing, length: { words: 1830, most: 1200 } })).toBe('630 words too long')
})

test('what the statements rest on is counted', () => {
  expect(basisText(nothing)).toBeNull()
  const item = (basis: 'fact' | 'none') => ({ id: basis, path: '/a', basis })
  expect(basisText({ ...nothing, items: [item('fact'), item('fact'), item('none')] })).toBe(
    'Of 3 statements 2 cite a source or a fact of yours, 0 are inferred and 0 are assumptions; 1 carry no mark.',
  )
})
