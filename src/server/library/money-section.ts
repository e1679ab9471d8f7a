import { html } from 'hono/html'
import type { LibraryMarket } from '#shared/api/library.ts'
import type { Markup } from './page-frame.ts'
import { basisLine, list } from './page-parts.ts'

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })
const exact = new Intl.NumberFormat('en')

type Sizing = LibraryMarket['money']['sizing'][number]

function sizing(each: Sizing): Markup {
  const { who, count, what, basis, factors, low, base, high, currency, weakest } = each
  return html`<article><h4>${who}</h4>
<p><b>About ${currency} ${number.format(base)} a year</b>, between ${number.format(low)} and ${number.format(high)}: ${exact.format(count)} ${what}, times</p>
${list(factors.map((factor) => `${factor.name}: ${exact.format(factor.base)} ${factor.unit} (${exact.format(factor.low)} to ${exact.format(factor.high)})`))}
<p>${weakest}</p>${basisLine(basis)}</article>`
}

export function moneySection({ money }: LibraryMarket): Markup {
  const { models, unitEconomics, costDrivers, sizing: sizings } = money
  return html`${
    models.length > 0
      ? html`<h3>How it is charged</h3><ul class="cards">${models.map(
          ({ name, usual, fits, wins, basis }) =>
            html`<li><h4>${name}</h4><p><b>Usual</b> ${usual}</p><p><b>Fits</b> ${fits}</p><p><b>Wins</b> ${wins}</p>${basisLine(basis)}</li>`,
        )}</ul>`
      : ''
  }${unitEconomics.length > 0 ? html`<h3>Sums of one customer</h3>${list(unitEconomics.map(({ text }) => text))}` : ''}${
    costDrivers.length > 0 ? html`<h3>What drives cost</h3>${list(costDrivers)}` : ''
  }${sizings.length > 0 ? html`<h3>How large it is</h3><p>Sums of ours from counts and guesses; replace each guess by a count of your own.</p>${sizings.map(sizing)}` : ''}`
}
