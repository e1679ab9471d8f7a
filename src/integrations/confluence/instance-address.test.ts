import { expect, test } from 'vitest'
import { instanceAddress } from './instance-address.ts'

test.each([
  ['cloud', 'https://acme.atlassian.net', 'https://acme.atlassian.net/wiki'],
  ['cloud', ' https://acme.atlassian.net/wiki/ ', 'https://acme.atlassian.net/wiki'],
  ['cloud', 'https://acme.atlassian.net/wiki/spaces/PROD/overview', 'https://acme.atlassian.net/wiki'],
  [
    'cloud',
    'https://api.atlassian.com/ex/confluence/1a2b-3c/wiki',
    'https://api.atlassian.com/ex/confluence/1a2b-3c/wiki',
  ],
  ['server', 'https://wiki.acme.com', 'https://wiki.acme.com'],
  ['server', 'https://wiki.acme.com:8443/confluence/', 'https://wiki.acme.com:8443/confluence'],
  ['server', 'https://wiki.acme.com/confluence/display/PROD/Home?x=1#y', 'https://wiki.acme.com/confluence'],
  ['server', 'https://wiki.acme.com/tools/wiki/pages/viewpage.action?pageId=1', 'https://wiki.acme.com/tools/wiki'],
  ['server', 'https://acme.com/wiki', 'https://acme.com/wiki'],
  ['server', 'https://acme.com/rest/api', 'https://acme.com'],
] as const)('%s %s is called at %s', (type, typed, address) => {
  expect(instanceAddress(type, typed)).toBe(address)
})

test.each(['', 'acme', 'ftp://acme.com', 'file:///etc/passwd', 'https://ada:secret@acme.com', 'https://'])(
  '%s is no address of an instance',
  (typed) => {
    expect(() => instanceAddress('cloud', typed)).toThrow(expect.objectContaining({ reason: 'address-refused' }))
  },
)
