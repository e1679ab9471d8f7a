import { html, raw } from 'hono/html'
import type { WrittenPage } from '#exporters/page/write-page.ts'

export interface SharedPageFrame {
  title: string
  description: string
  stylesheet: string
  /** Faces that the first lines need. */
  fonts: readonly string[]
}

type Markup = ReturnType<typeof html>

const logo = raw(
  '<svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><path class="logo-signal" d="M29 3 18.6 29l-3.9-11.7z"/><path class="logo-accent" d="M29 3 3 13.4l11.7 3.9z"/></svg>',
)

/** A page that anybody with its address may read: nothing of the application around it, and not one script. */
export async function sharedPageFrame(frame: SharedPageFrame, main: Markup): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${frame.title}</title><meta name="description" content="${frame.description}"/>
<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">
${frame.fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)}
<link rel="stylesheet" href="${frame.stylesheet}"><link rel="icon" type="image/svg+xml" href="/favicon.svg">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<div class="sharedPage">
<header class="sharedBy"><a class="brand" href="/">${logo}Made by PM Pilot</a></header>
${main}
</div>
</body>
</html>
`
  return String(page)
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Fewer headings are seen without a list of them. */
const leastContents = 4

export interface SharedAbout {
  agentName: string
  number: number
  savedAt: Date
  /** It shows one version whatever comes after it. */
  pinned: boolean
}

/** "Market research, version 2 of 3 May 2026". */
export const aboutLine = ({ agentName, number, savedAt }: SharedAbout): string =>
  `${agentName}, version ${number} of ${days.format(savedAt)}`

export interface SharedWays {
  /** Where readers with an account ask back. */
  asking: string
  /** Of the product's link that the document was opened by. */
  contents?: { path: string; title: string }
}

export function documentMain(page: WrittenPage, about: SharedAbout, { asking, contents: whole }: SharedWays): Markup {
  const { contents } = page
  return html`<main id="main" tabindex="-1"><article class="sharedDocument" lang="${page.language}" dir="${page.direction}" data-written>
<header>${
    whole
      ? html`<p class="sharedAbout" lang="en"><a href="${whole.path}">All documents of <span>${whole.title}</span></a></p>`
      : ''
  }<h1>${page.title}</h1>${page.subtitle ? html`<p class="sharedAbout">${page.subtitle}</p>` : ''}<p class="sharedAbout" lang="en">${aboutLine(about)}${
    about.pinned ? '' : ' (the latest)'
  }</p><p class="sharedAsk" lang="en"><a href="${asking}">Ask about a line</a> <span>with a free account</span></p></header>
${
  contents.length < leastContents
    ? ''
    : html`<details class="sharedContents"><summary lang="en">Contents</summary><ol>${contents.map(
        ({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`,
      )}</ol></details>`
}
${raw(page.body)}
</article></main>`
}

/** Asks for the password of a link. Nothing of the document is said before it is right. */
export const passwordMain = (failure: string | null): Markup => html`<main id="main" tabindex="-1" class="sharedNotice">
<h1>This document is protected</h1>
<p>Ask whoever sent you the link for its password.</p>
<form method="post">
${failure ? html`<p class="failed" role="alert" id="failure">${failure}</p>` : ''}
<label for="password">Password</label>
<input id="password" name="password" type="password" required maxlength="200" autocomplete="off" autofocus${
  failure ? html` aria-invalid="true" aria-describedby="failure"` : ''
}>
<button type="submit">Open the document</button>
</form>
</main>`

/** The same for a link that has ended, was revoked or never was: nobody learns which. */
export const nothingMain = (): Markup => html`<main id="main" tabindex="-1" class="sharedNotice">
<h1>This link opens nothing</h1>
<p>It may have expired, been revoked by the person who made it, or been copied without its end. Ask whoever sent it to you for a new one.</p>
</main>`

export const failureMain = (message: string): Markup => html`<main id="main" tabindex="-1" class="sharedNotice">
<h1>The document cannot be shown right now</h1>
<p role="alert">${message}</p>
</main>`
