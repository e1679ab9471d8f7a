import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Where a sealed text is stored. Text that was moved to another place does not open there. */
export interface SealedPlace {
  table: string
  row: string
  column: string
}

export interface Keyring {
  /** `v1.keyId.iv.ct.tag`, the last three in Base64url. */
  seal(text: string, place: SealedPlace): string
  /** Throws a SealError for another place, another key, a changed text and what was never sealed. */
  open(sealed: string, place: SealedPlace): string
  /** True for what opens, but was sealed with a former key. */
  isOld(sealed: string): boolean
}

/** Says why a text does not open; never what is in it. */
export class SealError extends Error {
  override name = 'SealError'
}

const cipher = 'aes-256-gcm'
const version = 'v1'

interface Key {
  id: string
  bytes: Buffer
}

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'pm-pilot', 'sealed columns v1', 32))
  return { id: createHash('sha256').update('key id').update(bytes).digest('hex').slice(0, 12), bytes }
}

/** Seals with the current secret (AES-256-GCM) and opens with it and all former ones. */
export function createKeyring(current: string, former: readonly string[] = []): Keyring {
  const key = keyOf(current)
  const keys = new Map([...former.map(keyOf), key].map((each) => [each.id, each]))
  const associated = ({ table, row, column }: SealedPlace) => Buffer.from(`${table}:${row}:${column}`, 'utf8')

  return {
    seal(text, place) {
      const iv = randomBytes(12)
      const sealing = createCipheriv(cipher, key.bytes, iv).setAAD(associated(place))
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      const parts = [iv, sealed, sealing.getAuthTag()].map((part) => part.toString('base64url'))
      return [version, key.id, ...parts].join('.')
    },
    open(sealed, place) {
      const [format, keyId, iv, text, tag, ...rest] = sealed.split('.')
      if (format !== version || !keyId || !iv || text === undefined || !tag || rest.length > 0) {
        throw new SealError('not a sealed text')
      }
      const found = keys.get(keyId)
      if (!found) throw new SealError(`sealed with key ${keyId}, which is not among SECRET_KEY and SECRET_KEYS_OLD`)
      try {
        const opening = createDecipheriv(cipher, found.bytes, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
          .setAAD(associated(place))
          .setAuthTag(Buffer.from(tag, 'base64url'))
        return Buffer.concat([opening.update(Buffer.from(text, 'base64url')), opening.final()]).toString('utf8')
      } catch (cause) {
        throw new SealError('changed, or stored in another place than it was sealed for', { cause })
      }
    },
    isOld: (sealed) => {
      const keyId = sealed.split('.')[1] ?? ''
      return keyId !== key.id && keys.has(keyId)
    },
  }
}
