import { html, raw } from 'hono/html'
import { footerColumns, footerText, sitePages } from '#shared/site-links.ts'

export type Markup = ReturnType<typeof html>

export interface PageFrame {
  title: string
  description: string
  /** False for pages that search engines should leave alone. */
  indexable: boolean
  stylesheet: string
  /** Faces that the first lines need. */
  fonts: readonly string[]
  main: Markup
}

const logo = raw(
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><path class="logo-signal" d="M29 3 18.6 29l-3.9-11.7z"/><path class="logo-accent" d="M29 3 3 13.4l11.7 3.9z"/></svg>',
)

/** A page of the library: the site's own head, header and footer in plain HTML around its text. */
export async function pageFrame({
  title,
  description,
  indexable,
  stylesheet,
  fonts,
  main,
}: PageFrame): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title><meta name="description" content="${description}"/>
${indexable ? '' : raw('<meta name="robots" content="noindex">')}
<script src="/first-paint.js"></script>
${fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)}
<link rel="stylesheet" href="${stylesheet}"><link rel="icon" type="image/svg+xml" href="/favicon.svg">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="site-header"><div class="bar">
<a class="brand" href="/">${logo}<span>PM Pilot</span></a>
<nav class="pages" aria-label="Main">${sitePages.map(({ to, label }) => html`<a href="${to}">${label}</a>`)}</nav>
<a class="button" href="/features">Get Started</a>
</div></header>
<main id="main" tabindex="-1">${main}</main>
<footer class="site-footer"><div class="inner">
<div class="about"><span class="brand">${logo}PM Pilot</span><p>${footerText}</p></div>
<nav class="columns" aria-label="Footer">${footerColumns.map(
    (column) =>
      html`<div><h2>${column.title}</h2><ul>${column.links.map(
        ({ to, label }) => html`<li><a href="${to}">${label}</a></li>`,
      )}</ul></div>`,
  )}</nav>
</div></footer>
</body>
</html>
`
  return String(page)
}
