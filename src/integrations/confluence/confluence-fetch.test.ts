import dns from 'node:dns'
import { createServer, type Server } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ConfluenceError } from './confluence-error.ts'
import { createConfluenceFetch } from './confluence-fetch.ts'

/** Names of this test and where they lead; no name is looked up anywhere else. */
let names: Record<string, string[]> = {}
const realLookup = dns.lookup
let lookups = 0

function fakeLookup(hostname: string, options: { all?: boolean }, callback: (...answer: unknown[]) => void): void {
  lookups += 1
  const found = names[hostname]
  const addresses = (found ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  if (!found) callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' }))
  else if (options.all) callback(null, addresses)
  else callback(null, addresses[0]?.address, addresses[0]?.family)
}

describe('the guard of addresses that users type', () => {
  let server: Server
  let port: number
  let served = 0
  let accepted = 0
  /** Every attempt of this process to open a connection, wherever it leads. */
  const connects = vi.spyOn(Socket.prototype, 'connect')

  beforeAll(async () => {
    server = createServer((request, response) => {
      served += 1
      if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end()
      else if (request.url === '/large') response.end(Buffer.alloc(13 * 1024 * 1024))
      else response.end('hello')
    })
    server.on('connection', () => {
      accepted += 1
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    Object.assign(dns, { lookup: fakeLookup })
    syncBuiltinESMExports()
  })
  afterEach(() => {
    names = {}
    served = 0
    accepted = 0
    lookups = 0
    connects.mockClear()
  })
  afterAll(async () => {
    connects.mockRestore()
    Object.assign(dns, { lookup: realLookup })
    syncBuiltinESMExports()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const guarded = (...allowedHosts: string[]) => createConfluenceFetch({ allowedHosts, timeoutMs: 2_000 })

  async function refusalOf(address: string): Promise<ConfluenceError> {
    const error = await guarded()(new URL(address), {}).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof ConfluenceError)) throw new Error(`${address} was not refused: ${String(error)}`)
    return error
  }

  test.each([
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0x7f.1',
    'https://0177.0.0.1',
    'https://017700000001',
    'https://127.0.0.1.',
    'https://０x7f000001',
    'https://[::1]',
    'https://[0:0:0:0:0:0:0:1]',
    'https://[::]',
    'https://0.0.0.0',
    'https://0',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://[::ffff:0:7f00:1]',
    'https://[::127.0.0.1]',
    'https://[::7f00:1]',
    'https://[64:ff9b::127.0.0.1]',
    'https://[64:ff9b::a9fe:a9fe]',
    'https://[64:ff9b:1::7f00:1]',
    'https://[2002:7f00:1::]',
    'https://169.254.169.254',
    'https://10.0.0.1',
    'https://172.16.0.1',
    'https://192.168.1.1',
    'https://100.64.0.1',
    'https://[fe80::1]',
    'https://[fd12:3456::1]',
    'https://[fec0::1]',
    'https://224.0.0.1',
    'https://255.255.255.255',
    'https://localhost',
    'https://localhost.',
    'https://wiki',
  ])('%s is refused without a connection', async (address) => {
    names = { localhost: ['127.0.0.1'], 'localhost.': ['127.0.0.1'], wiki: ['127.0.0.1'] }
    const url = new URL(address)
    url.port = String(port)
    expect(await refusalOf(url.href)).toMatchObject({ reason: 'address-refused' })
    expect(connects).not.toHaveBeenCalled()
  })

  test.each([
    ['a private address', ['10.1.2.3']],
    ['this machine', ['127.0.0.1']],
    ['an address of this machine in IPv6 clothes', ['::ffff:127.0.0.1']],
    ['a translated address', ['64:ff9b::7f00:1']],
    ['the metadata service', ['169.254.169.254']],
    ['a public and a private address', ['93.184.215.14', '127.0.0.1']],
  ])('a name that leads to %s is refused when the connection is made', async (_, addresses) => {
    names = { 'wiki.acme.com': addresses }
    const error = await refusalOf(`https://wiki.acme.com:${port}/rest`)
    expect(error).toMatchObject({
      reason: 'address-refused',
      message: expect.stringContaining('CONFLUENCE_ALLOWED_HOSTS'),
    })
    expect(error.message).not.toContain(String(addresses[0]))
    expect(lookups).toBe(1)
    expect(accepted).toBe(0)
    // A name is looked up anew for each connection, so that an answer that was good once is not believed again.
    await refusalOf(`https://wiki.acme.com:${port}/rest`)
    expect(lookups).toBe(2)
  })

  test.each(['wiki.localhost', 'wiki.local', 'wiki.test'])('%s is a name of private networks', async (name) => {
    names = { [name]: ['127.0.0.1'] }
    expect(await refusalOf(`https://${name}:${port}`)).toMatchObject({ reason: 'address-refused' })
    expect(accepted).toBe(0)
  })

  test('http is refused, for the token could be read on the way', async () => {
    names = { 'wiki.acme.com': ['127.0.0.1'] }
    expect((await refusalOf(`http://wiki.acme.com:${port}`)).message).toContain('https://')
    expect(lookups).toBe(0)
  })

  test('a host that the operator named is reached wherever it leads, by this name alone', async () => {
    names = { 'wiki.acme.com': ['127.0.0.1'], 'other.acme.com': ['127.0.0.1'] }
    const fetch = guarded('Wiki.Acme.com', `127.0.0.1:${port}`)
    expect(await (await fetch(new URL(`http://wiki.acme.com:${port}/`), {})).text()).toBe('hello')
    expect(await (await fetch(new URL(`http://127.0.0.1:${port}/`), {})).text()).toBe('hello')
    expect(served).toBe(2)
    await expect(fetch(new URL(`http://127.0.0.1:${port + 1}/`), {})).rejects.toMatchObject({
      reason: 'address-refused',
    })
    await expect(fetch(new URL(`https://other.acme.com:${port}/`), {})).rejects.toMatchObject({
      reason: 'address-refused',
    })
    expect(served).toBe(2)
  })

  test('redirects are not followed, and an answer without end is cut', async () => {
    const fetch = guarded('127.0.0.1')
    await expect(fetch(new URL(`http://127.0.0.1:${port}/moved`), {})).rejects.toThrow()
    expect(served).toBe(1)
    const large = fetch(new URL(`http://127.0.0.1:${port}/large`), {}).then((response) => response.text())
    await expect(large).rejects.toThrow()
  })
})
