import type { ConfluenceInstanceType } from '#shared/api/confluence.ts'
import { withoutTrailing } from '#shared/without-trailing.ts'
import { ConfluenceError } from './confluence-error.ts'

/** Where the pages and interfaces of a product begin after the context path; people paste addresses of pages. */
const ownPaths = /\/(?:rest\/|spaces\/|display\/|pages\/|login\.action|dologin\.action|index\.action|x\/).*$/i

/** Scoped tokens work on this host only, which names the site by its cloud id. */
const gateway = /^\/ex\/confluence\/[0-9a-f-]+/i

/**
 * The address that the interface's paths are added to, without a slash at its end: of a Cloud site with `/wiki`, of a
 * Server with its context path. Throws `address-refused` for what is no such address.
 */
export function instanceAddress(instanceType: ConfluenceInstanceType, typed: string): string {
  if (!URL.canParse(typed.trim())) {
    throw new ConfluenceError(
      'address-refused',
      'The instance URL is not a complete address. Copy it from the browser.',
    )
  }
  const url = new URL(typed.trim())
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new ConfluenceError('address-refused', 'Instance URL must start with http:// or https://')
  }
  if (url.username || url.password) {
    throw new ConfluenceError('address-refused', 'Remove the user name and password from the instance URL.')
  }
  if (instanceType === 'cloud') return `${url.origin}${gateway.exec(url.pathname)?.[0] ?? ''}/wiki`
  return withoutTrailing('/', `${url.origin}${url.pathname.replace(ownPaths, '')}`)
}

/** Scheme, host and port: what a saved token may be sent to again without being typed. Null for what is no address. */
export function originOf(typed: string): string | null {
  return URL.canParse(typed) ? new URL(typed).origin : null
}
