import { expect, test } from 'vitest'
import { readOccupations } from '#knowledge/layers.ts'
import { findOccupation } from './find-occupation.ts'

const occupations = readOccupations()

test.each([
  ['hospital nurse', 'registered-nurse'],
  ['owner of a small bakery', 'baker'],
  ['farmer on a small farm', 'farmer'],
  ['accounts payable team of a mid-sized manufacturer', 'bookkeeper'],
  ['data team', 'data-analyst'],
  ['data science team', 'data-scientist'],
  ['marketing team', 'marketing-manager'],
  ['sales team', 'sales-representative'],
  ['front desk', 'receptionist'],
])('%s is a %s', (singular, id) => expect(findOccupation(singular, occupations)?.id).toBe(id))

test.each(['choir director', 'team of a manufacturer', 'quantum computing'])('%s has none', (singular) =>
  expect(findOccupation(singular, occupations)).toBeNull(),
)

test.each([
  'small team',
  'small teams',
  'team of a small company',
  'small office',
  'new team',
  'head office',
  'general staff',
  'home team',
])('a %s is made of no trade: "small teams" are no veterinarians', (singular) =>
  expect(findOccupation(singular, occupations)).toBeNull(),
)

test.each(['product team', 'product teams', 'team of a product company', 'social team', 'field team'])(
  '%s: "product teams" are no data scientists, nor data analysts',
  (singular) => expect(findOccupation(singular, occupations)).toBeNull(),
)
