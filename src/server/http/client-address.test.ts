import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

describe('the address behind a proxy', () => {
  const addressFor = async (forwarded: string, trustProxy = true) => {
    const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustProxy)))
    return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } })).text()
  }

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['fe80::7%eth0', 'fe80::7'],
  ])('%s is %s', async (forwarded, address) => {
    expect(await addressFor(forwarded)).toBe(address)
  })

  test('without one its header is anybody’s word', async () => {
    expect(await addressFor('203.0.113.7', false)).toBe('unknown')
  })
})

describe('what counts as one', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
