import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createKeyring, SealError } from './keyring.ts'

const place = { table: 'user_confluence_config', row: 'one', column: 'api_token' }
const secret = 'a secret of more than thirty-two characters'

describe('a sealed text', () => {
  test('opens in its place and holds nothing readable', () => {
    const keyring = createKeyring(secret)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 4 }), (text) => {
        const sealed = keyring.seal(text, place)
        expect(sealed).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]{16}\.[\w-]*\.[\w-]{22}$/)
        expect(Buffer.from(sealed).includes(text)).toBe(false)
        expect(keyring.open(sealed, place)).toBe(text)
        expect(keyring.seal(text, place)).not.toBe(sealed)
      }),
    )
  })

  test.each([
    { ...place, row: 'another' },
    { ...place, column: 'username' },
    { ...place, table: 'user_integrations' },
  ])('does not open in %o', (elsewhere) => {
    const keyring = createKeyring(secret)
    const sealed = keyring.seal('secret-token-123', place)
    expect(() => keyring.open(sealed, elsewhere)).toThrow(SealError)
  })

  test('does not open when a single character was changed, cut or added', () => {
    const keyring = createKeyring(secret)
    const sealed = keyring.seal('secret-token-123', place)
    for (let index = 0; index < sealed.length; index += 1) {
      const other = sealed[index] === 'A' ? 'B' : 'A'
      // The last character of a Base64url part may hold bits that nothing reads.
      const changed = `${sealed.slice(0, index)}${other}${sealed.slice(index + 1)}`
      if (isSamePayload(changed, sealed)) continue
      expect(() => keyring.open(changed, place)).toThrow(SealError)
    }
    const shortTag = sealed.slice(0, -18)
    for (const broken of ['', 'v1', 'plain text', `${sealed}.x`, shortTag, sealed.replace('v1', 'v2')]) {
      expect(() => keyring.open(broken, place)).toThrow(SealError)
    }
  })

  test('opens with a former key, which is recognised as such, and not without it', () => {
    const sealed = createKeyring('the former secret, long enough as well').seal('secret-token-123', place)
    const rotated = createKeyring(secret, ['the former secret, long enough as well'])
    expect(rotated.open(sealed, place)).toBe('secret-token-123')
    expect(rotated.isOld(sealed)).toBe(true)
    expect(rotated.isOld(rotated.seal('x', place))).toBe(false)
    expect(() => createKeyring(secret).open(sealed, place)).toThrow(/SECRET_KEYS_OLD/)
  })
})

function isSamePayload(left: string, right: string): boolean {
  const bytes = (text: string) => {
    const [version, key, ...parts] = text.split('.')
    return [version, key, ...parts.map((part) => Buffer.from(part, 'base64url').toString('hex'))].join('.')
  }
  return bytes(left) === bytes(right)
}
