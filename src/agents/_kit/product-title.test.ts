import { expect, test } from 'vitest'
import { productTitle } from './product-title.ts'

test.each([
  ['ShiftSwap: nurses swap shifts with each other', 'ShiftSwap'],
  ['Ledger Lens – watches supplier invoices', 'Ledger Lens'],
  ['GrantPilot drafts grant applications', 'GrantPilot'],
  [
    'A marketplace where farmers rent out idle tractors. They pay by the day.',
    'A marketplace where farmers rent out idle tractors',
  ],
  ['Prompt tracing and evaluation for teams', 'Prompt tracing and evaluation for teams'],
  ['🔔 Bells for villages. They ring.', 'Bells for villages'],
  [
    '👩‍🔧 An app for bell ringers of village churches: the ringer logs each peal, the sexton approves the rota, the parish sees it.',
    'An app for bell ringers of village churches',
  ],
])('%s', (description, title) => expect(productTitle(description)).toBe(title))

test('a long description is cut at a word', () => {
  const title = productTitle(`An app that ${'very '.repeat(40)}much helps`)
  expect(title.length).toBeLessThanOrEqual(81)
  expect(title.endsWith('…')).toBe(true)
})
