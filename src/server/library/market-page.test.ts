import { expect, test } from 'vitest'
import { marketIds, openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import type { LibraryMarket } from '#shared/api/library.ts'
import { hiddenPaths } from './hidden-paths.ts'
import { indexMain } from './index-page.ts'
import { listingOf } from './market-catalogue.ts'
import { marketMain } from './market-page.ts'
import { type Markup, pageFrame } from './page-frame.ts'
import { publicMarket } from './public-market.ts'

const library = openMarketLibrary()
const largest = 150_000
const framed = (main: Markup, title = 'A market') =>
  pageFrame({ title, description: 'Words', indexable: true, stylesheet: '/library/library.css', fonts: [], main })
const tables = publicMarket(library.dossier('table-reservations'), hiddenPaths([]))

/** The same value with other words in the place of every text but those that the page looks things up by. */
function withTexts(value: unknown, words: string, key = ''): unknown {
  if (typeof value === 'string')
    return ['id', 'path', 'depth', 'kind', 'sector', 'asOf', 'url', 'currency'].includes(key) ? value : words
  if (Array.isArray(value)) return value.map((each) => withTexts(each, words, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'coverage' ? each : withTexts(each, words, name)]),
  )
}

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</textarea></select><script>',
  '&lt;script&gt;',
])('%s stays text in every field', async (words) => {
  const plain = await framed(marketMain(tables, [], null))
  const market = withTexts(tables, words) as LibraryMarket
  const state = { failed: true, message: words, note: words, part: words }
  const hostile = await framed(marketMain(market, [], state), words)
  const tags = (html: string) => (html.match(/<(?:script|img|svg|iframe)\b/g) ?? []).length
  expect(tags(hostile)).toBe(tags(plain))
  expect(hostile).not.toContain(words)
  expect(hostile).not.toMatch(/<[^<>]*\son(?:error|focus)=/)
  const listing = { id: 'a', name: words, sector: 'commerce', definition: words, depth: 'deep' } as const
  for (const query of [null, words]) {
    expect(await framed(indexMain([listing, { ...listing, depth: 'thin' }], query))).not.toContain(words)
  }
  expect(await framed(indexMain([], words))).not.toContain(words)
})

test('an address that is none of the web is no link', async () => {
  const dossier = library.dossier('table-reservations')
  const [rival] = dossier.rivals
  if (!rival) throw new Error('no rival')
  const hostile = {
    ...dossier,
    rivals: [{ ...rival, url: 'javascript:alert(1)' }],
    sources: Object.fromEntries(
      Object.entries(dossier.sources).map(([id, source]) => [id, { ...source, url: 'javascript:alert(1)' }]),
    ),
  }
  const page = await framed(marketMain(publicMarket(hostile, hiddenPaths([])), [], null))
  expect(page).toContain(rival.name)
  expect(page).not.toContain('javascript:')
})

test('a "no" leads to the company, where its sources stand', async () => {
  const rival = tables.rivals.find(({ coverage }) => Object.values(coverage).includes('no'))
  if (!rival) throw new Error('no "no"')
  const page = String(await marketMain(tables, [], null))
  const id = rival.path.replace('/', '-')
  expect(page).toContain(`<td class="no"><a href="#${id}">No*</a></td>`)
  const card = page.slice(page.indexOf(`<li id="${id}">`))
  for (const { url } of rival.sources) expect(card.slice(0, card.indexOf('</li>'))).toContain(url)
})

test('a page says how far a market is', async () => {
  const text = async (depth: LibraryMarket['depth']) => String(await marketMain({ ...tables, depth }, [], null))
  expect(await text('thin')).toContain('This market is thin')
  expect(await text('in-review')).toContain('This market is being reviewed')
  expect(await text('deep')).not.toMatch(/This market is (?:thin|being reviewed)/)
})

test('the page of every market, and of the library, is at most 150 kB', async () => {
  let longest = { id: '', bytes: 0 }
  for (const id of marketIds()) {
    const page = await framed(marketMain(publicMarket(library.dossier(id), hiddenPaths([])), [], null))
    const bytes = Buffer.byteLength(page)
    if (bytes > longest.bytes) longest = { id, bytes }
    expect([id, bytes <= largest]).toEqual([id, true])
  }
  const index = Buffer.byteLength(await framed(indexMain(library.entries.map(listingOf), null)))
  console.info(`longest page: ${longest.id}, ${longest.bytes} bytes; index ${index} bytes`)
  expect(index).toBeLessThanOrEqual(largest)
  expect(longest.bytes).toBeGreaterThan(20_000)
}, 120_000)
