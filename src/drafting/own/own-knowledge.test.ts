import { expect, test } from 'vitest'
import type { OwnFact } from '#shared/own-fact.ts'
import { countsOfFacts, nameOfRival, ownKnowledge, ownLine, ownPriceOf } from './own-knowledge.ts'

const fact = (kind: OwnFact['kind'], text: string, source = '', date = ''): OwnFact => ({
  id: text,
  kind,
  text,
  source,
  date,
})

test.each([
  ['Acme Rota', 'Acme Rota'],
  ['Acme Rota: strong in Bavaria', 'Acme Rota'],
  ['Acme Rota charges 4 euros a seat', 'Acme Rota'],
  ['Deputy (Australia), lost two deals to it', 'Deputy'],
  ['shift.io - cheap', 'shift.io'],
  ['7shifts has a free plan', '7shifts'],
  ['...', ''],
])('%s names %s', (text, name) => expect(nameOfRival(text)).toBe(name))

test('a line says that it is the user’s, with source and date', () => {
  expect(ownLine(fact('price', '4 euros a seat', 'price list', '2026-11-12'))).toBe(
    '“4 euros a seat” (your fact: price list, 12 Nov 2026)',
  )
  expect(ownLine(fact('price', '4 euros a seat'))).toBe('“4 euros a seat” (your fact)')
  // What a customer said is often typed with its quotation marks.
  expect(ownLine(fact('quote', '“Too dear”'))).toBe('“Too dear” (your fact)')
  expect(ownLine(fact('quote', '"Too" is what he said'))).toBe('“"Too" is what he said” (your fact)')
})

test('a price is of the rival that it names, as words of their own', () => {
  const own = ownKnowledge([fact('price', 'Deputy Plus: 5 dollars'), fact('price', 'Jane costs 79 dollars a month')])
  expect(ownPriceOf(own, { name: 'Jane' })?.text).toBe('Jane costs 79 dollars a month')
  expect(ownPriceOf(own, { name: 'Depu' })).toBeUndefined()
})

test('the same rival twice is one', () => {
  expect(ownKnowledge([fact('rival', 'Acme'), fact('rival', 'ACME: big')]).rivals).toHaveLength(1)
})

test('only figures that count the people of the form are counts', () => {
  const own = ownKnowledge([
    fact('figure', '3,200 dance studios in Bavaria'),
    fact('figure', 'We know 140 dance studios from our newsletter'),
    fact('figure', '12% churn'),
    fact('figure', '900 parking spots'),
  ])
  const people = [{ text: 'dance studio owners', field: 'audience' as const, start: 0, end: 1, role: null }]
  expect(countsOfFacts(own, { people } as Parameters<typeof countsOfFacts>[1])).toMatchObject([
    { kind: 'all', value: 3200, what: 'dance studios in Bavaria' },
    { kind: 'reached', value: 140 },
  ])
})
