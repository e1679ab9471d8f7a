import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { findOccupation } from './find-occupation.ts'
import { paidBy } from './paid-by.ts'

const { occupations } = readKnowledge()

test.each([
  ['hospital nurse', 'registered-nurse'],
  ['owner of a small bakery', 'baker'],
  ['farmer on a small farm', 'farmer'],
  ['accounts payable team of a mid-sized manufacturer', 'bookkeeper'],
])('%s is a %s', (singular, id) => expect(findOccupation(singular, occupations)?.id).toBe(id))

test.each(['choir director', 'team of a manufacturer', 'quantum computing'])('%s has none', (singular) =>
  expect(findOccupation(singular, occupations)).toBeNull(),
)

test('who pays is a clause', () => {
  expect(paidBy('the owner', 'such people')).toBe('tools of such people are usually paid for by the owner')
  expect(paidBy('themselves', 'farmers')).toBe('farmers usually pay for tools out of their own pocket')
  expect(paidBy('themselves if freelance; otherwise the employer', 'such people')).toBe(
    'tools of such people are usually paid for by the employer',
  )
})
