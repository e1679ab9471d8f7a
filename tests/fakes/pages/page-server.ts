import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakePage {
  title: string
  /** HTML of the body. */
  body: string
  /** What a search says of it; without one no search finds it. */
  excerpt?: string
  /** The queries that find it; without it each does. */
  foundBy?: RegExp
}

/** Pages and a search engine (SearXNG's interface) that finds them, on loopback. */
export interface PageServer {
  readonly origin: string
  /** Queries that were searched for, and paths that were opened, in order. */
  readonly queries: readonly string[]
  readonly opened: readonly string[]
  set(pages: Readonly<Record<string, FakePage>>): void
  /** Waits before the answer to the pages, in ms; before that to searches only where `/search` is among the paths. */
  delay(ms: number, paths?: readonly string[]): void
  close(): Promise<void>
}

export async function startPageServer(
  given: Readonly<Record<string, FakePage>> = {},
  { port = 0 } = {},
): Promise<PageServer> {
  let pages = given
  let delayed: { ms: number; paths: readonly string[] | null } = { ms: 0, paths: null }
  const queries: string[] = []
  const opened: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    if (url.pathname === '/search') {
      const query = url.searchParams.get('q') ?? ''
      queries.push(query)
      const results = Object.entries(pages).flatMap(([path, { title, excerpt, foundBy }]) =>
        excerpt && (foundBy?.test(query) ?? true) ? [{ title, url: `${origin}${path}`, content: excerpt }] : [],
      )
      const answer = () =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }))
      if (delayed.paths?.includes('/search')) setTimeout(answer, delayed.ms)
      else answer()
      return
    }
    opened.push(`${url.pathname}${url.search}`)
    const page = pages[url.pathname]
    setTimeout(
      () => {
        if (!page) response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Nothing here</p>')
        else {
          response
            .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
            .end(`<!doctype html><html><head><title>${page.title}</title></head><body>${page.body}</body></html>`)
        }
      },
      !delayed.paths || delayed.paths.includes(url.pathname) ? delayed.ms : 0,
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    queries,
    opened,
    set: (next) => {
      pages = next
    },
    delay: (ms, paths) => {
      delayed = { ms, paths: paths ?? null }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
