import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import type { AgentCard } from '#agents/_kit/card.ts'
import { posts } from '#shared/blog/posts.ts'
import { isPage } from '#shared/pages.ts'
import { writeFeed } from './feed.ts'
import { sitemapEntries, writeRobots, writeSitemap } from './sitemap.ts'
import { xmlText } from './xml.ts'

const origin = 'https://pilot.example.com'
const card = (id: string, status: AgentCard['status']): AgentCard => ({
  id,
  name: id,
  description: id,
  icon: 'pen',
  category: 'go-to-market',
  status,
  functionName: id,
  keywords: [],
})

/** The texts of every element of a name. Throws when the document is not well-formed. */
function textsOf(xml: string, name: string): string[] {
  const parser = new SaxesParser({ xmlns: true })
  const texts: string[] = []
  let depth = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    if (tag.name !== name) return
    depth += 1
    texts.push('')
  })
  parser.on('text', (text) => {
    if (depth > 0) texts.push((texts.pop() ?? '') + text)
  })
  parser.on('closetag', (tag) => {
    if (tag.name === name) depth -= 1
  })
  parser.write(xml).close()
  return texts
}

test('the feed is well-formed and holds each article whole', async () => {
  const feed = await writeFeed(origin)
  expect(textsOf(feed, 'guid')).toEqual(posts.map(({ slug }) => `${origin}/blog/${slug}`))
  expect(textsOf(feed, 'pubDate')[0]).toBe('Tue, 17 Nov 2026 08:00:00 GMT')
  const contents = textsOf(feed, 'content:encoded')
  expect(contents).toHaveLength(6)
  for (const content of contents) {
    expect(content.length).toBeGreaterThan(5000)
    expect(content).toContain('<table>')
    expect(content).toContain(`<img src="${origin}/illustrations/`)
  }
})

test('the sitemap is well-formed, names live agents and articles, and only addresses that are pages', () => {
  const cards = [card('works', 'live'), card('later', 'upcoming')]
  const markets = [{ id: 'table-reservations', asOf: '2026-11-22' }]
  const places = textsOf(writeSitemap(origin, cards, markets), 'loc')
  expect(places).toContain(`${origin}/features/go-to-market/works`)
  expect(places).not.toContain(`${origin}/features/go-to-market/later`)
  expect(places).toContain(`${origin}/library/table-reservations`)
  expect(textsOf(writeSitemap(origin, cards, null), 'loc').filter((place) => place.includes('/library'))).toEqual([])
  for (const { slug } of posts) expect(places).toContain(`${origin}/blog/${slug}`)
  const unknown = sitemapEntries(cards, markets).filter(({ path }) => !isPage(path))
  // The library's pages are the server's own.
  expect(unknown.map(({ path }) => path)).toEqual(['/library', '/library/table-reservations'])
  expect(new Set(places).size).toBe(places.length)
})

test('robots are led to the sitemap and kept from private pages', () => {
  expect(writeRobots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(writeRobots(origin)).toContain('Disallow: /settings')
})

test('what XML forbids is dropped and its signs are escaped', () => {
  expect(xmlText('a\u0000b & <c> "d"')).toBe('ab &#38; &#60;c&#62; &#34;d&#34;')
})
