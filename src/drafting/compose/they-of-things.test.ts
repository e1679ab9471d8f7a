import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { withToldJobs } from './jobs-told.ts'
import { thingsMeantByThey } from './they-of-things.ts'

const reader = createReader(readKnowledge())
const read = (description: string) => withToldJobs(reader.read({ description }).brief)

const cards =
  'An app that collects all your gift cards and vouchers in one place and reminds you before they expire. Today they lie in a drawer or in the inbox.'

test('things that expire are no people', () => {
  expect(thingsMeantByThey('before they expire', read(cards))).toBe('gift cards and vouchers')
})

test('where things lie today is what the product takes the place of', () => {
  expect(read(cards).alternatives.map(({ text }) => text)).toEqual(['a drawer', 'the inbox'])
})

test('people stay people', () => {
  const brief = read('An app that lets nurses swap shifts. Today they use a paper rota.')
  expect(thingsMeantByThey('Today they use a paper rota', brief)).toBeNull()
})

test('of a way of today that is told with its place the place is left out', () => {
  const { alternatives } = read(
    'A logbook app for refrigeration firms. Today it is paper in a folder at the plant and an Excel sheet in the office.',
  )
  expect(alternatives.map(({ text }) => text)).toEqual(['paper', 'Excel sheet'])
})
