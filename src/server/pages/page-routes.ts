import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-context.ts'
import { isPage } from '#shared/pages.ts'
import { type PageFile, readPageFiles } from './page-files.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const brotli = promisify(brotliCompress)
const compressible = /^(text\/|application\/(json|javascript|xml|manifest)|image\/svg)/
/** Smaller files gain nothing. */
const smallest = 1024

/**
 * The built front end: files by their name, prerendered pages by their address, and the page that starts the application
 * for addresses that are only known in the browser. An unknown address gets that page with status 404.
 */
export function pageRoutes(folder: string): Hono<AppEnv> {
  const files = readPageFiles(folder)
  const compressed = new WeakMap<PageFile, Promise<Buffer>>()
  const routes = new Hono<AppEnv>()
  routes.get('*', async (context) => {
    const path = context.req.path.length > 1 ? context.req.path.replace(/\/+$/, '') : '/'
    const exact = files.get(path)
    const file = exact ?? files.get('/__spa-fallback.html')
    if (!file) return context.text('The pages are not built yet.', 503)
    const isHtml = file.contentType.startsWith('text/html')
    const headers: Record<string, string> = {
      'Content-Type': file.contentType,
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.etag,
      Vary: 'Accept-Encoding',
      ...(isHtml ? { 'Content-Security-Policy': contentSecurityPolicy(file.scriptHashes) } : {}),
    }
    // The page of any other article is the lead article's; only that one's own address should be found.
    if (!exact && path.startsWith('/blog/')) headers['X-Robots-Tag'] = 'noindex'
    const status = exact || isPage(path) ? 200 : 404
    if (status === 200 && context.req.header('if-none-match') === file.etag) return context.body(null, 304, headers)
    const wantsBrotli = context.req.header('accept-encoding')?.includes('br')
    if (wantsBrotli && file.bytes.byteLength >= smallest && compressible.test(file.contentType)) {
      const known = compressed.get(file)
      const pending = known ?? brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      if (!known) compressed.set(file, pending)
      return context.body(new Uint8Array(await pending), status, { ...headers, 'Content-Encoding': 'br' })
    }
    return context.body(new Uint8Array(file.bytes), status, headers)
  })
  return routes
}
