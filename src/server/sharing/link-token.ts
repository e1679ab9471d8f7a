import { createHash, randomBytes } from 'node:crypto'

/** 192 random bits, as 32 characters of an address. */
export const newLinkToken = (): string => randomBytes(24).toString('base64url')

const wellFormed = /^[\w-]{32}$/

/** What the database keeps of a token; null for a text that is none. */
export const hashOfToken = (token: string): string | null =>
  wellFormed.test(token) ? createHash('sha256').update(token).digest('hex') : null
