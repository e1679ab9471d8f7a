/** Where typed text waits for the page to come back. */
export const typedKey = 'pm-pilot.typed'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface TypedText {
  path: string
  fields: { field: string; value: string }[]
}

/** Never written down: secrets, files, and what is no text. */
const left = new Set(['password', 'hidden', 'file', 'checkbox', 'radio', 'submit', 'button', 'range'])

/** A label may hold its field, whose text is no part of it. */
const labelOf = (field: Field) =>
  [...(field.labels?.[0]?.childNodes ?? [])]
    .filter((part) => !part.contains(field))
    .map(({ textContent }) => textContent)
    .join('')

/** Every field that is typed into, by its label, which the next version of the page has too, and its place among those alike. */
export function typedFields(): Map<string, Field> {
  const found = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (left.has(field.type) || field.disabled || field.autocomplete === 'one-time-code') continue
    if ('readOnly' in field && field.readOnly) continue
    const label = labelOf(field) || field.getAttribute('aria-label') || field.name
    let name = `${field.type} ${label}`
    while (found.has(name)) name += ' +'
    found.set(name, field)
  }
  return found
}

/** Writes down what is typed on this page, in this tab alone, for `restore-typed.ts` to put back after a reload. */
export function keepTyped(): void {
  const fields = [...typedFields()].flatMap(([field, { value }]) => (value === '' ? [] : { field, value }))
  const typed: TypedText = { path: window.location.pathname, fields }
  try {
    if (fields.length > 0) sessionStorage.setItem(typedKey, JSON.stringify(typed))
  } catch {
    // Without storage a reload takes the text along; the form's own draft is lost then too.
  }
}

export function hasTyped(): boolean {
  try {
    return sessionStorage.getItem(typedKey) !== null
  } catch {
    return false
  }
}
