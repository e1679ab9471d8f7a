import { expect, test } from 'vitest'
import { readOccupations } from '#knowledge/layers.ts'
import { findOccupation } from './find-occupation.ts'

const occupations = readOccupations()

test.each([
  ['hospital nurse', 'registered-nurse'],
  ['owner of a small bakery', 'baker'],
  ['farmer on a small farm', 'farmer'],
  ['accounts payable team of a mid-sized manufacturer', 'bookkeeper'],
])('%s is a %s', (singular, id) => expect(findOccupation(singular, occupations)?.id).toBe(id))

test.each(['choir director', 'team of a manufacturer', 'quantum computing'])('%s has none', (singular) =>
  expect(findOccupation(singular, occupations)).toBeNull(),
)
