import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-context.ts'
import { withoutTrailing } from '#shared/without-trailing.ts'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { isWorthPacking, pack } from './pack.ts'
import { type PageFile, readPageFiles } from './page-files.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/**
 * The built front end: files by their name, prerendered pages by their address, and the page that starts the application
 * for addresses that are only known in the browser. An address that is not there gets that page with status 404.
 */
export function pageRoutes(
  folder: string,
  publicUrl: string | undefined,
  upcoming: readonly string[],
  isThere: (path: string) => boolean,
): Hono<AppEnv> {
  const files = readPageFiles(folder, publicUrl, upcoming)
  const compressed: Record<Encoding, WeakMap<PageFile, Promise<Buffer>>> = { br: new WeakMap(), gzip: new WeakMap() }
  const packedAs = (encoding: Encoding, file: PageFile): Promise<Buffer> => {
    if (encoding === 'br' && file.brotli) return Promise.resolve(file.brotli)
    const pending = compressed[encoding].get(file) ?? file.read().then(pack[encoding])
    compressed[encoding].set(file, pending)
    // What could not be read once may be read the next time.
    pending.catch(() => compressed[encoding].delete(file))
    return pending
  }
  const routes = new Hono<AppEnv>()
  routes.get('*', async (context) => {
    const path = context.req.path.length > 1 ? withoutTrailing('/', context.req.path) : '/'
    const exact = files.get(path)
    const file = exact ?? files.get('/__spa-fallback.html')
    // What is no page is not found, built or not.
    if (!file)
      return context.text(isThere(path) ? 'The pages are not built yet.' : 'Not found', isThere(path) ? 503 : 404)
    const isHtml = file.contentType.startsWith('text/html')
    const headers: Record<string, string> = {
      'Content-Type': file.contentType,
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.etag,
      Vary: 'Accept-Encoding',
      ...(isHtml ? { 'Content-Security-Policy': contentSecurityPolicy(file.inline) } : {}),
    }
    // The page of any other article is the lead article's; only that one's own address should be found.
    if (!exact && path.startsWith('/blog/')) headers['X-Robots-Tag'] = 'noindex'
    // Its address is a secret that opens a document.
    if (path.startsWith('/shared/'))
      Object.assign(headers, { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' })
    const status = exact || isThere(path) ? 200 : 404
    if (status === 200 && context.req.header('if-none-match') === file.etag) return context.body(null, 304, headers)
    const encoding = isWorthPacking(file) ? acceptedEncoding(context.req.header('accept-encoding')) : null
    if (encoding) {
      const packed = await packedAs(encoding, file)
      return context.body(new Uint8Array(packed), status, { ...headers, 'Content-Encoding': encoding })
    }
    return context.body(new Uint8Array(await file.read()), status, headers)
  })
  return routes
}
