import { html } from 'hono/html'
import type { LibraryMarket } from '#shared/api/library.ts'
import type { Markup } from './page-frame.ts'
import { basisLine } from './page-parts.ts'

/** What to build first, in which releases, and what to test before it. */
export function firstSection({ first }: LibraryMarket): Markup {
  const { order, releases, bets } = first
  return html`${order.map(({ text, basis }) => html`<p class="strong">${text}</p>${basisLine(basis)}`)}${
    releases.length > 0
      ? html`<h3>Releases</h3><ol class="steps">${releases.map(
          ({ name, capabilities, learns, gate }) =>
            html`<li><h4>${name}</h4><p>${capabilities.join(', ')}</p><p><b>Learns</b> ${learns}</p><p><b>Go on if</b> ${gate}</p></li>`,
        )}</ol>`
      : ''
  }${
    bets.length > 0
      ? html`<h3>Test before you build</h3><ul class="cards">${bets.map(
          ({ bet, why, test, basis }) =>
            html`<li><h4>${bet}</h4><p>${why}</p><p><b>Test</b> ${test}</p>${basisLine(basis)}</li>`,
        )}</ul>`
      : ''
  }`
}
