import { html } from 'hono/html'
import type { LibraryBasis, LibrarySource } from '#shared/api/library.ts'
import type { Markup } from './page-frame.ts'

/** A link to another site, which gets nothing from ours for being named. */
export const outside = (href: string, words: string): Markup =>
  html`<a href="${href}" rel="nofollow noopener">${words}</a>`

export function sourceLine(sources: readonly LibrarySource[]): Markup | '' {
  if (sources.length === 0) return ''
  const links = sources.map(
    ({ name, url, year, read }, index) =>
      html`${index > 0 ? '; ' : ''}${outside(url, name)} (${year ?? `read ${dateText(read)}`})`,
  )
  return html`<p class="source">${sources.length === 1 ? 'Source' : 'Sources'}: ${links}</p>`
}

export function basisLine(basis: LibraryBasis | undefined): Markup | '' {
  if (!basis) return ''
  if ('sources' in basis) return sourceLine(basis.sources)
  return html`<p class="source">From experience. To check it: ${basis.check}</p>`
}

export const list = (items: readonly (string | Markup)[]): Markup =>
  html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "2026", "2026-07" or "2026-07-01" as people write it. */
export function dateText(date: string): string {
  const moment = new Date(date)
  if (date.length === 4 || Number.isNaN(moment.valueOf())) return date
  return (date.length === 7 ? months : days).format(moment)
}

/** Ids such as "business-operations" or "open-source" as words. */
export const wordsOf = (id: string): string => {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
