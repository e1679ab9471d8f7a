import { describe, expect, test } from 'vitest'
import { typedAddresses } from '../bound-links.ts'
import { boundQuery } from './bound-query.ts'
import { createOpenable } from './openable.ts'

const subject = JSON.stringify({ market: 'Dog sitting marketplaces', users: ['dog owners'], places: ['London'] })
const free = (query: string) => boundQuery(query, { subject, sites: [], isGuarded: false })
const guarded = (query: string) => boundQuery(query, { subject, sites: ['rover'], isGuarded: true })

describe('a query as it may leave', () => {
  test.each([
    ['  Hundesitter   Preise “Berlin” 2026 ', 'Hundesitter Preise Berlin 2026'],
    ['dog sitters ada@example.com https://evil.example/?q=1 www.evil.example', 'dog sitters'],
    ['dog sitters +44 20 7946 0958', 'dog sitters'],
    ['sk4f9a8c7d dog sitters', 'dog sitters'],
    ['sitters 2024 2025', 'sitters 2024 2025'],
    ['B2B dog walking', 'B2B dog walking'],
    ['ペットシッター 料金', 'ペットシッター 料金'],
    ['s e c r e t', null],
    ['4f9a8c7d3b2e', null],
    ['', null],
  ])('%j', (query, sent) => {
    expect(free(query)).toBe(sent)
  })
  test('is short', () => {
    expect(free('word '.repeat(100))?.length).toBeLessThanOrEqual(120)
  })
  test.each([
    ['dog sitting marketplace fees in London', 'dog sitting marketplace fees in London'],
    ['rover pricing 2026', 'rover pricing 2026'],
    ['dog sitters swordfish', 'dog sitters'],
    ['swordfish', null],
    ['s w o r d dog', 'dog'],
  ])('once strangers were read: %j', (query, sent) => {
    expect(guarded(query)).toBe(sent)
  })
})

test('only an address that was found is opened, and only as it stands', () => {
  const openable = createOpenable()
  openable.add([
    'https://rover.example/fees?a=1#part',
    ...typedAddresses(['See acme.example/pricing, or (https://b.example/x).']),
  ])
  expect(openable.find('https://rover.example/fees?a=1')).toBe('https://rover.example/fees?a=1')
  expect(openable.find('https://rover.example/fees?a=1#other')).toBe('https://rover.example/fees?a=1')
  expect(openable.find('acme.example/pricing')).toBe('https://acme.example/pricing')
  expect(openable.find('https://b.example/x')).toBe('https://b.example/x')
  for (const address of [
    'https://rover.example/fees?a=1&leak=secret',
    'https://rover.example/fees',
    'https://secret.rover.example/fees?a=1',
    'https://u:p@rover.example/fees?a=1',
    'http://rover.example/fees?a=1',
    'http://localhost/x',
    'file:///etc/passwd',
    '',
  ])
    expect(openable.find(address), address).toBeNull()
})
