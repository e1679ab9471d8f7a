import type { ConfluenceInstanceType } from '#shared/api/confluence.ts'

export interface Credentials {
  instanceType: ConfluenceInstanceType
  instanceUrl: string
  username: string
  apiToken: string
}

/** Personal access tokens of Data Center are 44 characters of Base64. */
const accessToken = /^[A-Za-z0-9+/]{43}[A-Za-z0-9+/=]$/

/**
 * The authorization headers to try, likeliest first. Cloud takes e-mail and token; Data Center takes either a password
 * with the name, or a personal access token alone, and both are typed into the same field.
 */
export function authorizations({ instanceType, username, apiToken }: Credentials): readonly string[] {
  const basic = `Basic ${Buffer.from(`${username}:${apiToken}`, 'utf8').toString('base64')}`
  if (instanceType === 'cloud') return [basic]
  const bearer = `Bearer ${apiToken}`
  // A header holds no letter outside of ASCII; such a password was never an access token.
  if (!/^[\x21-\x7e]+$/.test(apiToken)) return [basic]
  return accessToken.test(apiToken) ? [bearer, basic] : [basic, bearer]
}

/** Text that came from the instance, without what was sent there to sign in. */
export function withoutCredentials(text: string, { username, apiToken }: Credentials): string {
  const encoded = Buffer.from(`${username}:${apiToken}`, 'utf8').toString('base64')
  return text.replaceAll(apiToken, '[removed]').replaceAll(encoded, '[removed]')
}
