import { expect, test } from 'vitest'
import { factsInLines } from './facts-in-lines.ts'

test('each line is a fact, without its bullet and without blank lines', () => {
  expect(factsInLines('- Acme Rota: 4 €\r\n\n  2. Zeta \n• 7shifts\n3,200 studios\n')).toEqual([
    'Acme Rota: 4 €',
    'Zeta',
    '7shifts',
    '3,200 studios',
  ])
  expect(factsInLines(' \n ')).toEqual([])
})
