import { Hono } from 'hono'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import { writeFeed } from './feed.ts'
import { type SitemapMarkets, writeRobots, writeSitemap } from './sitemap.ts'

/** What search engines and feed readers ask for. Written per request: the addresses are those of this installation. */
export function discoveryRoutes(
  agents: AgentRegistry,
  library: { indexable(): Promise<SitemapMarkets> },
  publicUrl: string | undefined,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const headers = (type: string) => ({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
  })
  routes.get('/sitemap.xml', async (context) => {
    const sitemap = writeSitemap(siteOrigin(context, publicUrl), agents.cards, await library.indexable())
    return context.body(sitemap, 200, headers('application/xml'))
  })
  routes.get('/robots.txt', (context) =>
    context.body(writeRobots(siteOrigin(context, publicUrl)), 200, headers('text/plain')),
  )
  routes.get('/blog/feed.xml', async (context) =>
    context.body(await writeFeed(siteOrigin(context, publicUrl)), 200, headers('application/rss+xml')),
  )
  return routes
}
