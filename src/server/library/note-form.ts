import { html } from 'hono/html'
import { type LibraryPart, longestLibraryNote } from '#shared/api/library.ts'
import type { Markup } from './page-frame.ts'

/** What the form says above itself, after it was sent. */
export interface NoteState {
  message: string
  failed: boolean
  /** What was typed, when it has to be sent again. */
  note?: string
  part?: string
}

export const notePath = (market: string) => `/library/${market}/note`

/** "Something is wrong": a plain form, so that it works without scripts. */
export function noteForm(
  market: string,
  parts: readonly (readonly [LibraryPart, string])[],
  state: NoteState | null,
): Markup {
  const { note = '', part = '' } = state ?? {}
  return html`<section id="note" class="note" aria-labelledby="note-title"><h2 id="note-title">Something is wrong?</h2>
<p>Tell whoever runs this installation. Your note is stored without your name or address, so nobody can answer it.</p>
${state ? html`<p class="${state.failed ? 'failed' : 'done'}" role="${state.failed ? 'alert' : 'status'}">${state.message}</p>` : ''}
<form action="${notePath(market)}" method="post">
<label for="part">Where</label>
<select id="part" name="part"><option value="">The whole page</option>${parts.map(
    ([id, title]) => html`<option value="${id}"${id === part ? ' selected' : ''}>${title}</option>`,
  )}</select>
<label for="text">What is wrong, and how do you know?</label>
<textarea id="text" name="note" rows="4" minlength="10" maxlength="${longestLibraryNote}" required>${note}</textarea>
<button type="submit">Send the note</button>
</form></section>`
}
