/** NUL and lone surrogates cannot be stored or sent as valid UTF-8; every other character is the user's own. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

/** The same for every text inside a value of plain JSON, keys included. */
export function cleanDeep<Value>(value: Value): Value {
  return clean(value) as Value
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(clean)
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), clean(inner)]))
  }
  return value
}
