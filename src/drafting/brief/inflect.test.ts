import { describe, expect, test } from 'vitest'
import { looksPlural, toBaseForm, toPlural, toSingular, toThirdPerson } from './inflect.ts'

const pairs = [
  ['nurse', 'nurses'],
  ['family', 'families'],
  ['person', 'people'],
  ['child', 'children'],
  ['tradesman', 'tradesmen'],
  ['bus', 'buses'],
  ['status', 'statuses'],
  ['campus', 'campuses'],
  ['SRE', 'SREs'],
  ['NDA', 'NDAs'],
  ['process', 'processes'],
  ['movie', 'movies'],
  ['nurse-midwife', 'nurse-midwives'],
  ['church', 'churches'],
  ['photo', 'photos'],
  ['analysis', 'analyses'],
  ['over-70', 'over-70s'],
  ['grandchild', 'grandchildren'],
  ['choir', 'choirs'],
  ['grocery', 'groceries'],
  ['invoice', 'invoices'],
] as const

describe('number', () => {
  test.each(pairs)('%s and %s', (singular, plural) => {
    expect(toSingular(plural)).toBe(singular)
    expect(toPlural(singular)).toBe(plural)
    expect(toSingular(singular)).toBe(singular)
    expect(toPlural(plural)).toBe(plural)
  })

  test.each(['status', 'series', 'business', 'gas', 'lens', 'staff', 'analytics'])('%s is no plural', (word) => {
    expect(looksPlural(word)).toBe(false)
    expect(toSingular(word)).toBe(word)
  })

  test('keeps a capital', () => expect(toSingular('Nurses')).toBe('Nurse'))
})

describe('verbs', () => {
  test.each([
    ['matches', 'match'],
    ['applies', 'apply'],
    ['tracks', 'track'],
    ['refills', 'refill'],
  ])('%s', (form, base) => {
    expect(toBaseForm(form, 'PresentTense')).toBe(base)
  })
  test.each([
    ['planning', 'plan'],
    ['writing', 'write'],
    ['matching', 'match'],
  ])('%s', (form, base) => {
    expect(toBaseForm(form, 'Gerund')).toBe(base)
  })
  test.each([
    ['love', 'loves'],
    ['carry', 'carries'],
    ['watch', 'watches'],
    ['have', 'has'],
  ])('%s', (base, third) => {
    expect(toThirdPerson(base)).toBe(third)
  })
})
