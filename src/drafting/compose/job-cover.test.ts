import { expect, test } from 'vitest'
import { coverOf } from './job-cover.ts'

test.each([
  ['Invoices', 'send', 'invoice', 'same'],
  ['Inventory', 'keep track of', 'stock', 'same'],
  ['Client database', 'find', 'customer', 'same'],
  ['Production', 'keep track of', 'stock', null],
  ['Project status', 'see', 'status', null],
])('%s for "%s %s": %s', (capability, verb, head, cover) => {
  expect(coverOf(capability, { verb, object: head, head })).toBe(cover)
})
