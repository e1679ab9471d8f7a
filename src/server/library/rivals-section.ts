import { html } from 'hono/html'
import type { LibraryMarket, LibraryRival } from '#shared/api/library.ts'
import type { Markup } from './page-frame.ts'
import { outside, sourceLine, wordsOf } from './page-parts.ts'

const cellWords = { yes: 'Yes', partly: 'Partly', no: 'No' } as const

const anchorOf = ({ path }: LibraryRival) => path.replace('/', '-')

/** Cells of one kind are many: their markup is as short as it can be. */
function cell(rival: LibraryRival, capability: string): Markup {
  const value = Object.hasOwn(rival.coverage, capability) ? rival.coverage[capability] : undefined
  if (!value) return html`<td>?</td>`
  const words = html`${cellWords[value]}${rival.read.includes(capability) ? '*' : ''}`
  // What speaks against a company leads to where its sources are named.
  return html`<td class="${value}">${value === 'no' ? html`<a href="#${anchorOf(rival)}">${words}</a>` : words}</td>`
}

function coverageTable({ rivals, capabilities }: LibraryMarket): Markup | '' {
  const shown = rivals.filter(({ coverage }) => Object.keys(coverage).length > 0)
  if (shown.length === 0) return ''
  return html`<h3 id="coverage">What they do</h3>
<p>A star marks what was read in the sources that stand with the company above; the rest is common knowledge. A question mark means that we do not know, which is not a no.</p>
<div class="scroll" role="region" aria-labelledby="coverage" tabindex="0"><table>
<thead><tr><th scope="col">Company</th>${capabilities.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${shown.map(
    (rival) =>
      html`<tr><th scope="row">${rival.name}</th>${capabilities.map(({ id }) => cell(rival, id))}</tr>
`,
  )}</tbody></table></div>`
}

function company(rival: LibraryRival): Markup {
  const { name, url, kind, owner, chosenFor, weakness, price, ask, sources } = rival
  return html`<li id="${anchorOf(rival)}"><h3>${url ? outside(url, name) : name}</h3>
<p class="meta">${wordsOf(kind)}${owner ? html`; owner: ${owner}` : ''}</p>
${chosenFor ? html`<p><b>Chosen for</b> ${chosenFor}</p>` : ''}${
  weakness ? html`<p><b>Weak at</b> ${weakness.text}</p>` : ''
}${ask ? html`<p><b>Ask</b> ${ask}</p>` : ''}${sourceLine(sources)}${
  price ? html`<p><b>Price</b> ${price.text}</p>${sourceLine(price.sources)}` : ''
}</li>
`
}

export function rivalsSection(market: LibraryMarket): Markup {
  return html`<p>Weaknesses and prices of companies stand here only with a source and its date.</p>
<ul class="cards">${market.rivals.map(company)}</ul>${coverageTable(market)}`
}
