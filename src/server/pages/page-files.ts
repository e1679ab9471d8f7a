import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { unpackBrotli } from './pack.ts'
import { withPageHead } from './page-head.ts'
import type { InlineHashes } from './security-headers.ts'

/**
 * Of what was packed at build time only the smallest form is kept in memory, and what needs no packing is read from the disk when it is
 * asked for: whole, they would take 10 MB more.
 */
export interface PageFile {
  size: number
  read(): Promise<Buffer>
  contentType: string
  /** Packed at build time; other forms are packed when they are first asked for. */
  brotli: Buffer | null
  etag: string
  /** True for files whose name holds a hash of their content. */
  immutable: boolean
  /** For HTML: what its Content-Security-Policy must allow. */
  inline: InlineHashes
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

/** The picture that stands for a page where its link is shared: "/og/blog-pricing.png" for "/blog/pricing". */
const pictureOf = (address: string) => `/og/${address.slice(1).replaceAll('/', '-') || 'home'}.png`

/**
 * Every file of the built front end by its address: "/assets/x.js", "/about" for about/index.html. Pages get what is known
 * only here: the installation's own address, and which agents it shows as upcoming.
 */
export function readPageFiles(
  folder: string,
  publicUrl: string | undefined,
  upcoming: readonly string[],
): Map<string, PageFile> {
  const files = new Map<string, PageFile>()
  if (!existsSync(folder)) return files
  const pageBytes = (path: string, address: string) => {
    const picture = pictureOf(address)
    const html = withUpcoming(readFileSync(path, 'utf8'), upcoming)
    // The page that starts the application stands for many addresses.
    if (address.endsWith('.html')) return Buffer.from(html)
    return Buffer.from(
      withPageHead(html, {
        path: address,
        publicUrl,
        picture: existsSync(join(folder, picture)) ? picture : undefined,
      }),
    )
  }
  const add = (root: string, path: string) => {
    if (!statSync(path).isFile() || isPacked(path)) return
    const address = `/${relative(root, path).split(sep).join('/')}`.replace(/\/?index\.html$/, '') || '/'
    if (files.has(address)) return
    const isPage = path.endsWith('.html')
    const bytes = isPage ? pageBytes(path, address) : readFileSync(path)
    files.set(address, {
      size: bytes.byteLength,
      // Pages differ from what is on the disk.
      ...(isPage ? keptWhole(bytes) : keptSmall(path)),
      contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      immutable: address.startsWith('/assets/'),
      inline: isPage ? inlineHashes(bytes.toString('utf8')) : { scripts: [], styles: [] },
    })
  }
  for (const path of within(folder)) add(folder, path)
  // Tabs that were open before the last build ask for its files (`scripts/toolchain.mjs` keeps them).
  const earlier = join(folder, '..', 'earlier')
  for (const path of within(join(earlier, 'assets'))) add(earlier, path)
  return files
}

const keptWhole = (bytes: Buffer): Pick<PageFile, 'read' | 'brotli'> => ({ read: async () => bytes, brotli: null })

function keptSmall(path: string): Pick<PageFile, 'read' | 'brotli'> {
  if (!existsSync(`${path}.br`)) return { read: () => readFile(path), brotli: null }
  const brotli = readFileSync(`${path}.br`)
  return { read: () => unpackBrotli(brotli), brotli }
}

/** The ids in an attribute of the page, where `useStatuses` of the front end reads them. */
function withUpcoming(html: string, ids: readonly string[]): string {
  return ids.length === 0 ? html : html.replace('<html ', `<html data-upcoming="${ids.join(' ')}" `)
}

function within(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
}

/** True for what was packed at build time beside the file itself. */
function isPacked(path: string): boolean {
  return path.endsWith('.br') && existsSync(path.slice(0, -'.br'.length))
}

/** React's renderer writes attributes in double quotes and escapes no more than these. */
const characters: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

function inlineHashes(html: string): InlineHashes {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const tags = html.replace(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/g) ?? []
  const styles = tags.flatMap((tag) => [...tag.matchAll(/\sstyle="([^"]*)"/g)])
  return {
    scripts: hashesOf([...scripts].map(([, code]) => code ?? '')),
    styles: hashesOf(
      styles.map(([, style]) =>
        (style ?? '').replace(/&(?:quot|#x27|lt|gt|amp);/g, (name) => characters[name] ?? name),
      ),
    ),
  }
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
