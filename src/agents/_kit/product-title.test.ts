import { expect, test } from 'vitest'
import { productTitle } from './product-title.ts'

test.each([
  ['ShiftSwap: nurses swap shifts with each other', 'ShiftSwap'],
  ['Ledger Lens – watches supplier invoices', 'Ledger Lens'],
  ['GrantPilot drafts grant applications', 'GrantPilot'],
  ['Backbar is an app for independent gym owners with one or two locations. It takes bookings.', 'Backbar'],
  ['Tollgate shows engineering teams what each feature costs', 'Tollgate'],
  ['Marlow Notes records client meetings for advisers (with consent), then drafts the file note', 'Marlow Notes'],
  ['Software helps small roofing firms measure a roof', 'Software helps small roofing firms measure a roof'],
  ['Time tracking for lawyers', 'Time tracking for lawyers'],
  ['To: product team. Re: what it is. Online booking for physiotherapists.', 'Online booking for physiotherapists'],
  [
    'A marketplace where farmers rent out idle tractors. They pay by the day.',
    'A marketplace where farmers rent out idle tractors',
  ],
  [
    'A browser tool that turns support tickets into a ranked list of product problems, for teams that answer by e-mail today',
    'A browser tool that turns support tickets into a ranked list of product problems',
  ],
  [
    'An app that helps property managers in Poland collect repair reports from tenants with photos and pass them on',
    'An app that helps property managers in Poland collect repair reports',
  ],
  ['Prompt tracing and evaluation for teams', 'Prompt tracing and evaluation for teams'],
  ['🔔 Bells for villages. They ring.', 'Bells for villages'],
  [
    '👩‍🔧 An app for bell ringers of village churches: the ringer logs each peal, the sexton approves the rota, the parish sees it.',
    'An app for bell ringers of village churches',
  ],
  [
    'Lift dispatch software for small lift maintenance firms (5-25 mechanics) in Germany and Austria. One board.',
    'Lift dispatch software for small lift maintenance firms in Germany and Austria',
  ],
  [
    'Amateur theatre groups own a lot and find little of it. Prop Warden lets volunteers photograph each piece on a hanger.',
    'Prop Warden',
  ],
  [
    'Every spring the hives are trucked west. HiveBroker is where a beekeeper and a grower write the contract.',
    'HiveBroker',
  ],
])('%s', (description, title) => expect(productTitle(description)).toBe(title))

test('a long description is cut at a word', () => {
  const title = productTitle(`An app that ${'very '.repeat(40)}much helps`)
  expect(title.length).toBeLessThanOrEqual(81)
  expect(title.endsWith('…')).toBe(true)
})
