import type { AgentCard } from '#agents/_kit/card.ts'
import type { MarketEntry } from '#knowledge/dossier/market-index.ts'
import { posts } from '#shared/blog/posts.ts'
import { categories } from '#shared/categories.ts'
import { element } from './xml.ts'

interface SitemapEntry {
  path: string
  /** YYYY-MM-DD, where a page has a date of its own. */
  lastChange?: string
}

const fixedPages = ['/', '/features', '/about', '/tutorials', '/blog', '/samples', '/contact', '/privacy', '/terms']

/** Of markets, those that may be indexed; null without a library. */
export type SitemapMarkets = readonly Pick<MarketEntry, 'id' | 'asOf'>[] | null

/** Every page that is worth finding: nobody's own pages, and no placeholder. */
export function sitemapEntries(cards: readonly AgentCard[], markets: SitemapMarkets): SitemapEntry[] {
  return [
    ...fixedPages.map((path) => ({ path })),
    ...categories.map(({ id }) => ({ path: `/features/${id}` })),
    ...cards
      .filter(({ status }) => status === 'live')
      .map(({ id, category }) => ({ path: `/features/${category}/${id}` })),
    ...cards.filter(({ status }) => status === 'live').map(({ id }) => ({ path: `/samples/${id}` })),
    ...(markets ? [{ path: '/library' }] : []),
    ...(markets ?? []).map(({ id, asOf }) => ({ path: `/library/${id}`, lastChange: asOf })),
    ...posts.map(({ slug, date }) => ({ path: `/blog/${slug}`, lastChange: date })),
  ]
}

export function writeSitemap(origin: string, cards: readonly AgentCard[], markets: SitemapMarkets): string {
  const urls = sitemapEntries(cards, markets).map(
    ({ path, lastChange }) =>
      `<url>${element('loc', `${origin}${path}`)}${lastChange ? element('lastmod', lastChange) : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export function writeRobots(origin: string): string {
  const closed = [
    '/api/',
    '/functions/',
    '/auth',
    '/payment',
    '/settings',
    '/dashboard',
    '/features/history',
    '/features/products',
    '/unsubscribe',
  ]
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`
}
