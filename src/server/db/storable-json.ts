import { cleanDeep } from '#shared/clean-text.ts'

/** How JSON writes what the database does not take: NUL, and half of a character, such as a text has that was cut in an emoji. */
const isUnstorable = (json: string) => json.includes('\\ud') || json.includes('\\u0000')

/**
 * A value of plain JSON as the database takes it, and its JSON. One text that it does not take would fail the statement, and with it the
 * runs of others that go together; without that text the value stays the same object.
 */
export function toStorable<Value>(value: Value): { value: Value; json: string } {
  const json = JSON.stringify(value)
  if (!isUnstorable(json)) return { value, json }
  const clean = cleanDeep(value)
  return { value: clean, json: JSON.stringify(clean) }
}
