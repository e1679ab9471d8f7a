import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-context.ts'
import { isPage } from '#shared/pages.ts'
import { withoutTrailing } from '#shared/without-trailing.ts'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { type PageFile, readPageFiles } from './page-files.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const pack: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => zip(bytes),
}
const compressible = /^(text\/|application\/(json|javascript|xml|manifest)|image\/svg)/
/** Smaller files gain nothing. */
const smallest = 1024

/**
 * The built front end: files by their name, prerendered pages by their address, and the page that starts the application
 * for addresses that are only known in the browser. An unknown address gets that page with status 404.
 */
export function pageRoutes(folder: string, publicUrl: string | undefined): Hono<AppEnv> {
  const files = readPageFiles(folder, publicUrl)
  const compressed: Record<Encoding, WeakMap<PageFile, Promise<Buffer>>> = { br: new WeakMap(), gzip: new WeakMap() }
  const packedAs = (encoding: Encoding, file: PageFile): Promise<Buffer> => {
    const ready = file.packed[encoding]
    if (ready) return Promise.resolve(ready)
    const pending = compressed[encoding].get(file) ?? pack[encoding](file.bytes)
    compressed[encoding].set(file, pending)
    return pending
  }
  const routes = new Hono<AppEnv>()
  routes.get('*', async (context) => {
    const path = context.req.path.length > 1 ? withoutTrailing('/', context.req.path) : '/'
    const exact = files.get(path)
    const file = exact ?? files.get('/__spa-fallback.html')
    if (!file) return context.text('The pages are not built yet.', 503)
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
    const status = exact || isPage(path) ? 200 : 404
    if (status === 200 && context.req.header('if-none-match') === file.etag) return context.body(null, 304, headers)
    const worthIt = file.bytes.byteLength >= smallest && compressible.test(file.contentType)
    const encoding = worthIt ? acceptedEncoding(context.req.header('accept-encoding')) : null
    if (encoding) {
      const packed = await packedAs(encoding, file)
      return context.body(new Uint8Array(packed), status, { ...headers, 'Content-Encoding': encoding })
    }
    return context.body(new Uint8Array(file.bytes), status, headers)
  })
  return routes
}
