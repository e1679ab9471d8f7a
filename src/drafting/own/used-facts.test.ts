import { expect, test } from 'vitest'
import type { OwnFact } from '#shared/own-fact.ts'
import { usedFacts } from './used-facts.ts'

const fact = (kind: OwnFact['kind'], text: string): OwnFact => ({ id: text, kind, text, source: '', date: '' })

test('a fact is used where the output says it or names its rival', () => {
  const facts = [
    fact('rival', 'Acme Rota: strong in Bavaria'),
    fact('rival', 'Zeta: cheap'),
    fact('quote', 'I phone  six\ncolleagues for each swap, every single week of the year'),
    fact('decision', 'No app store'),
  ]
  const output = {
    list: [{ name: 'acme rota' }],
    text: '“I phone six colleagues for each swap, every single…” (your fact)',
  }
  expect(usedFacts(facts, output).map(({ used }) => used)).toEqual([true, false, true, false])
})
