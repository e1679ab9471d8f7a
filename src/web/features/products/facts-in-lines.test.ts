import { expect, test } from 'vitest'
import { factsInLines, kindOfLine } from './facts-in-lines.ts'

test('each line is a fact, without its bullet and without blank lines', () => {
  expect(factsInLines('- Acme Rota: 4 €\r\n\n  2. Zeta \n• 7shifts\n3,200 studios\n')).toEqual([
    'Acme Rota: 4 €',
    'Zeta',
    '7shifts',
    '3,200 studios',
  ])
  expect(factsInLines(' \n ')).toEqual([])
})

test.each([
  ['"We sell the last places by shouting"', 'quote'],
  ['“Half the swaps get lost”, owner of two studios', 'quote'],
  ['We decided on 3 Nov to leave freight out', 'decision'],
  ['Decision: no freight', 'decision'],
  ['Price: 89 a vessel a month', 'price'],
  ['4 € a seat', 'price'],
  ['Acme charges $12.50', 'price'],
  ['40 % of crossings are cancelled in winter', 'figure'],
  ['3,200 studios', 'figure'],
  ['Acme Rota: strong in Bavaria', null],
  ['Carus Ferry: 2 years of rollout', null],
  ['7shifts', null],
])('%s is taken as %s', (line, kind) => {
  expect(kindOfLine(line)).toBe(kind)
})
