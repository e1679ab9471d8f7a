import { expect, test } from 'vitest'
import { briefReader, library } from '#tests/support/market-reader.ts'
import { marketFacts } from './market-facts.ts'
import { aboutOthers } from './other-kinds.ts'

function isAboutOthers(description: string, market: string, regions: readonly string[] = []) {
  const { reading } = briefReader({ description }, { market })
  return aboutOthers(library.dossier(market), reading, new Set(regions))
}

test('who names cats gets no text that only speaks of dogs', () => {
  const isOther = isAboutOthers(
    'A sitter visits your cat at home while you travel (sorry, no dogs).',
    'pet-care-services',
  )
  expect(isOther('Dog parks at seven in the morning')).toBe(true)
  expect(isOther('How do you find somebody for a cat or a dog with insulin?')).toBe(false)
  expect(isOther('The key hangs where the neighbour can find it.')).toBe(false)
})

test('who names no animal may mean any', () => {
  const isOther = isAboutOthers('A sitter visits your pet at home while you travel.', 'pet-care-services')
  expect(isOther('Dog parks at seven in the morning')).toBe(false)
})

test('a text on the law of a country stays out elsewhere', () => {
  const isOther = isAboutOthers('Expense claims for care workers.', 'expense-management', ['uk'])
  expect(isOther('The German tax office keeps receipts for eight years')).toBe(true)
  expect(isOther('HMRC allows 45p a mile')).toBe(false)
})

test('the texts of a market for cats name no dog alone, and rivals stay', () => {
  const { reading } = briefReader(
    { description: 'A vetted sitter visits your cat at home once a day, with a photo after each visit. $24 a visit.' },
    { market: 'pet-care-services' },
  )
  const { dossier, rivals } = marketFacts(library.dossier('pet-care-services'), reading)
  const about = [...dossier.dynamics.map(({ fact }) => fact), ...dossier.copy.hooks.map(({ text }) => text)]
  expect(about.filter((text) => /\bdogs?\b/i.test(text) && !/\bcats?\b/i.test(text))).toEqual([])
  expect(rivals.length).toBeGreaterThan(2)
})
