import { type Field, type TypedText, typedFields, typedKey } from './keep-typed.ts'

/** Fields of a dialog are there when it is opened again: so long they are waited for, in milliseconds. */
const patienceMs = 120_000

function take(): TypedText | null {
  try {
    const text = sessionStorage.getItem(typedKey)
    sessionStorage.removeItem(typedKey)
    const value: unknown = JSON.parse(text ?? 'null')
    if (value === null || typeof value !== 'object' || !('path' in value) || !('fields' in value)) return null
    const { path, fields } = value
    if (typeof path !== 'string' || !Array.isArray(fields)) return null
    const kept = fields.filter(
      (entry: unknown): entry is TypedText['fields'][number] =>
        entry !== null &&
        typeof entry === 'object' &&
        'field' in entry &&
        typeof entry.field === 'string' &&
        'value' in entry &&
        typeof entry.value === 'string',
    )
    return { path, fields: kept }
  } catch {
    return null
  }
}

/** As if it had been typed: React takes a value only from the setter of the element's own class, and an event. */
function type(field: Field, value: string): void {
  const owner = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Puts back what was typed before a reload that the page asked for, as its fields appear. */
export function restoreTyped(): void {
  const typed = take()
  if (typed?.path !== window.location.pathname) return
  const missing = new Map(typed.fields.map(({ field, value }) => [field, value]))
  const put = () => {
    const fields = typedFields()
    for (const [name, value] of missing) {
      const field = fields.get(name)
      if (!field) continue
      missing.delete(name)
      // A form with a draft of its own has it back already.
      if (field.value !== value) type(field, value)
    }
    if (missing.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(put)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patienceMs)
  put()
}
