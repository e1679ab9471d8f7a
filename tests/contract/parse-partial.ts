import { parse } from 'partial-json'

/** What the page makes of the text so far: an object, empty when nothing can be read yet. */
export function parsePartial(text: string): object {
  try {
    const value: unknown = parse(text)
    return value !== null && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}
