import { html } from 'hono/html'
import type { AgentCard } from '#agents/_kit/card.ts'
import type { LibraryMarket, LibraryPart } from '#shared/api/library.ts'
import { firstSection } from './first-section.ts'
import { moneySection } from './money-section.ts'
import { type NoteState, noteForm } from './note-form.ts'
import type { Markup } from './page-frame.ts'
import { basisLine, dateText, list, wordsOf } from './page-parts.ts'
import { rivalsSection } from './rivals-section.ts'

/** Said at the head of a page; deep markets need no word. */
const depthNotes: Record<LibraryMarket['depth'], string> = {
  deep: '',
  'in-review': 'This market is being reviewed: it is written, but it has not passed its readings yet.',
  thin: 'This market is thin: a script made it from our first library, and nobody has reviewed it since. Read it as questions to check.',
}

function dynamics({ dynamics: facts }: LibraryMarket): Markup {
  return html`<ol class="facts">${facts.map(
    ({ fact, so, detail, region, basis }) =>
      html`<li>${region ? html`<p class="meta">${region}</p>` : ''}<p class="strong">${fact}</p><p><b>So</b> ${so}</p>${
        detail ? html`<p>${detail}</p>` : ''
      }${basisLine(basis)}</li>
`,
  )}</ol>`
}

function roles({ roles: people }: LibraryMarket): Markup {
  return html`<p>Quotes are typical of these people, not collected from them.</p><ul class="cards">${people.map(
    ({ name, parts, organisation, goals, pains, decides, triggers }) =>
      html`<li><h3>${wordsOf(name)}</h3><p class="meta">${wordsOf(parts.join(', '))}; ${organisation}</p>
${goals.length > 0 ? html`<p><b>Wants</b></p>${list(goals)}` : ''}${pains.length > 0 ? html`<p><b>Says</b></p>${list(pains)}` : ''}
${decides ? html`<p><b>Decides</b> ${decides}</p>` : ''}${triggers.length > 0 ? html`<p><b>Looks for something after</b></p>${list(triggers)}` : ''}</li>
`,
  )}</ul>`
}

function rules({ rules: each }: LibraryMarket): Markup {
  return html`<p>No legal advice: it says what to ask about.</p><ul class="cards">${each.map(
    ({ name, kind, region, binds, consequence, basis }) =>
      html`<li><h3>${name}</h3><p class="meta">${wordsOf(kind)}; ${region}</p><p>${binds}</p><p><b>So the product</b> ${consequence}</p>${basisLine(basis)}</li>
`,
  )}</ul>`
}

function whyNow({ whyNow: events }: LibraryMarket): Markup {
  return html`<ol class="facts">${events.map(
    ({ date, what, changes, todo, watch, basis }) =>
      html`<li><p class="meta">${dateText(date)}</p><p class="strong">${what}</p><p>${changes}</p><p><b>Do</b> ${todo}</p><p><b>Watch</b> ${watch}</p>${basisLine(basis)}</li>
`,
  )}</ol>`
}

interface Part {
  id: LibraryPart
  title: string
  isThere(market: LibraryMarket): boolean
  body(market: LibraryMarket): Markup
}

const parts: readonly Part[] = [
  { id: 'dynamics', title: 'How it works', isThere: (market) => market.dynamics.length > 0, body: dynamics },
  { id: 'roles', title: 'Who is in it', isThere: (market) => market.roles.length > 0, body: roles },
  { id: 'rivals', title: 'Who sells there', isThere: (market) => market.rivals.length > 0, body: rivalsSection },
  {
    id: 'money',
    title: 'Money',
    isThere: ({ money }) => Object.values(money).some((each) => each.length > 0),
    body: moneySection,
  },
  { id: 'rules', title: 'Rules', isThere: (market) => market.rules.length > 0, body: rules },
  { id: 'why-now', title: 'Why now', isThere: (market) => market.whyNow.length > 0, body: whyNow },
  {
    id: 'first',
    title: 'What to build first',
    isThere: ({ first }) => Object.values(first).some((each) => each.length > 0),
    body: firstSection,
  },
]

/** The page of a market; `start` are agents that everybody may run. */
export function marketMain(market: LibraryMarket, start: readonly AgentCard[], state: NoteState | null): Markup {
  const shown = parts.filter(({ isThere }) => isThere(market))
  const { name, definition, depth, asOf, submarkets } = market
  return html`<div class="page market">
<nav class="crumbs" aria-label="Breadcrumb"><a href="/library">Market library</a></nav>
<h1>${name}</h1>
<p class="lead">${definition}</p>
<p class="meta">As of ${dateText(asOf)}</p>
${depthNotes[depth] ? html`<p class="thin">${depthNotes[depth]}</p>` : ''}
<nav class="contents" aria-label="On this page"><ul>${shown.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}<li><a href="#note">Something is wrong?</a></li></ul></nav>
${
  start.length > 0
    ? html`<section class="start" aria-labelledby="start"><h2 id="start">Start here</h2><p>Describe your product and see this market from where it stands. No account needed.</p>
<ul>${start.map((card) => html`<li><a class="button" href="/features/${card.category}/${card.id}">${card.name}</a><p>${card.description}</p></li>`)}</ul></section>`
    : ''
}
${
  submarkets.length > 0
    ? html`<section aria-labelledby="kinds"><h2 id="kinds">Submarkets</h2><dl>${submarkets.map(({ name: kind, differs }) => html`<div><dt>${kind}</dt><dd>${differs}</dd></div>`)}</dl></section>`
    : ''
}
${shown.map(({ id, title, body }) => html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${body(market)}</section>`)}
${noteForm(
  market.id,
  shown.map(({ id, title }) => [id, title]),
  state,
)}
</div>`
}
