import { html } from 'hono/html'
import { type LibraryListing, longestLibrarySearch } from '#shared/api/library.ts'
import type { Markup } from './page-frame.ts'
import { sectorNames } from './sector-names.ts'

const mostFound = 50

const notes: Record<LibraryListing['depth'], string> = { deep: '', 'in-review': 'in review', thin: 'thin' }
const note = ({ depth }: LibraryListing) => (notes[depth] ? html` <span class="tag">${notes[depth]}</span>` : '')
const link = (market: LibraryListing) => html`<a href="/library/${market.id}">${market.name}</a>`

const entry = (market: LibraryListing) =>
  html`<li><h3>${link(market)}${note(market)}</h3><p>${market.definition}</p></li>`

function found(query: string, markets: readonly LibraryListing[]): Markup {
  if (markets.length === 0)
    return html`<section class="results" aria-labelledby="results"><h2 id="results">No market fits “${query}”</h2>
<p>Try a simpler word for what such products do, or the name of a product you know. <a href="/library">All markets</a></p></section>`
  const count = markets.length === 1 ? '1 market fits' : `${markets.length} markets fit`
  const more =
    markets.length > mostFound ? html`<p>The first ${mostFound} are shown. Add a word to narrow it down.</p>` : ''
  return html`<section class="results" aria-labelledby="results"><h2 id="results">${count} “${query}”</h2>${more}
<ul class="entries">${markets.slice(0, mostFound).map(entry)}</ul><p><a href="/library">All markets</a></p></section>`
}

/** Markets that somebody wrote come with their definition; the rest by name alone, or the page would be too long to load quickly. */
function all(markets: readonly LibraryListing[]): Markup {
  const written = markets.filter(({ depth }) => depth !== 'thin')
  const thin = Map.groupBy(
    markets.filter(({ depth }) => depth === 'thin'),
    ({ sector }) => sector,
  )
  const sectors = Object.entries(sectorNames).filter(([id]) => thin.has(id))
  return html`${
    written.length > 0
      ? html`<section aria-labelledby="written"><h2 id="written">In depth</h2>
<p>Those marked “in review” are written and still have to pass their readings.</p>
<ul class="entries">${written.map(entry)}</ul></section>`
      : ''
  }
<section aria-labelledby="thin"><h2 id="thin">All other markets</h2>
<p>These are thin: a script made them from our first library, and nobody has reviewed them since.</p>
<div class="sectors">${sectors.map(
    ([id, name]) =>
      html`<section><h3>${name}</h3><ul>${thin.get(id)?.map((market) => html`<li>${link(market)}</li>`)}</ul></section>`,
  )}</div></section>`
}

/** The library's front page, or what a search found; `query` is null without one. */
export function indexMain(markets: readonly LibraryListing[], query: string | null): Markup {
  return html`<div class="page">
<h1>Market library</h1>
<p class="lead">How ${query === null ? `${markets.length} markets` : 'markets'} work: what outsiders get wrong, who decides, who sells there already, what it costs, which rules hold, and what to build first.</p>
<form class="search" role="search" action="/library" method="get">
<label for="q">Search the library</label>
<div><input id="q" name="q" type="search" maxlength="${longestLibrarySearch}" value="${query ?? ''}" autocomplete="off"><button type="submit">Search</button></div>
<p class="hint">A market, a company or what a product does</p>
</form>
${query === null ? all(markets) : found(query, markets)}
</div>`
}
