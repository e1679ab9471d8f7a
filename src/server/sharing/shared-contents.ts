import { html } from 'hono/html'
import type { AgentRegistry } from '#agents/registry-server.ts'
import { categories } from '#shared/categories.ts'
import type { ListedDocument, ProductLink } from './opened-link.ts'
import { aboutLine } from './shared-page.ts'

type Markup = ReturnType<typeof html>

/** The name of the product; nothing else that its owner wrote of it is shown. */
export const contentsTitle = ({ name }: Pick<ProductLink, 'name'>): string => name || 'A product'

interface Contents {
  documents: readonly ListedDocument[]
  next: string | null
}

/** The documents behind a link to a product, by the stages of a product's life. */
export function contentsMain(
  link: ProductLink,
  { documents, next }: Contents,
  { path, cardOf }: { path: string; cardOf: AgentRegistry['card'] },
): Markup {
  const stageOf = ({ agentId }: ListedDocument) => {
    const card = cardOf(agentId)
    return card?.stage ?? card?.category ?? categories[0].id
  }
  const stages = categories.flatMap(({ id, label }) => {
    const own = documents.filter((document) => stageOf(document) === id)
    return own.length === 0 ? [] : [{ label, own }]
  })
  const line = ({ agentId, version, createdAt }: ListedDocument) =>
    aboutLine({
      agentName: cardOf(agentId)?.name ?? 'Result',
      number: version,
      savedAt: createdAt,
      pinned: link.pinned !== null,
    })
  return html`<main id="main" tabindex="-1"><article class="sharedDocument">
<header><h1 data-written dir="auto">${contentsTitle(link)}</h1><p class="sharedAbout">${
    link.pinned ? 'Its documents as they were when the link was made' : 'Its documents, always the latest versions'
  }</p></header>
${
  documents.length === 0
    ? html`<p>Nothing is written yet.</p>`
    : stages.map(
        ({ label, own }) =>
          html`<section class="sharedStage"><h2>${label}</h2><ul>${own.map(
            (document) =>
              html`<li><a href="${path}/${document.id}" dir="auto">${document.title}</a><span>${line(document)}</span></li>`,
          )}</ul></section>`,
      )
}
${next ? html`<p><a href="${path}?before=${next}">Older documents</a></p>` : ''}
</article></main>`
}
