import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export interface PageFile {
  bytes: Buffer
  contentType: string
  etag: string
  /** True for files whose name holds a hash of their content. */
  immutable: boolean
  /** For HTML: what its Content-Security-Policy must allow of inline scripts. */
  scriptHashes: readonly string[]
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.data': 'text/x-script',
  '.webmanifest': 'application/manifest+json',
}

/** Every file of the built front end by its address: "/assets/x.js", "/about" for about/index.html. */
export function readPageFiles(folder: string): Map<string, PageFile> {
  const files = new Map<string, PageFile>()
  if (!existsSync(folder)) return files
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!statSync(path).isFile()) continue
    const bytes = readFileSync(path)
    const address = `/${relative(folder, path).split(sep).join('/')}`.replace(/\/?index\.html$/, '') || '/'
    files.set(address, {
      bytes,
      contentType: contentTypes[extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      immutable: address.startsWith('/assets/'),
      scriptHashes: name.endsWith('.html') ? inlineScriptHashes(bytes.toString('utf8')) : [],
    })
  }
  return files
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const hashes = [...scripts].map(([, code]) =>
    createHash('sha256')
      .update(code ?? '')
      .digest('base64'),
  )
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
