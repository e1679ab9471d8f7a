import { ALL, parse } from 'partial-json'

/** The value that a cut JSON text holds so far; null when it holds none. */
export function parsePartial(text: string): object | null {
  if (text.trim() === '') return null
  try {
    const value: unknown = parse(text, ALL)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
