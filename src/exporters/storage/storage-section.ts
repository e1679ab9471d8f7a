import type { ResultDocument } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { blocksOf, heading, paragraph } from './storage-blocks.ts'
import { element, joined, macro, nothing, rule } from './storage-markup.ts'

export interface SectionOptions {
  /** The whole of a new page, whose title says what it is, or one more section of a page. */
  place: 'new-page' | 'added'
  /** When it was sent. */
  at: Date
  /** Names the section invisibly, so that it can be linked to and found again: `[a-z0-9-]` only. */
  anchor: string
}

/** A document in Confluence's storage format: well-formed, and without any markup that its text asks for. */
export function storageSection(document: ResultDocument, { place, at, anchor }: SectionOptions): string {
  const title = plainText(document.title)
  const sent = `${day.format(at)}, ${minute.format(at)} UTC`
  const subtitle = plainText(document.subtitle ?? '')
  const mark = element('p', macro('anchor', { '': anchor }))
  const top =
    place === 'new-page'
      ? [mark, paragraph([{ text: `${title ? `${title} · ` : ''}${sent}`, italic: true }])]
      : [rule, mark, heading(1, title ? `${title} (${sent})` : sent)]
  return joined([
    ...top,
    subtitle ? paragraph([{ text: subtitle, italic: true }]) : nothing,
    blocksOf(document.blocks, place === 'new-page' ? 0 : 1),
  ])
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const minute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
