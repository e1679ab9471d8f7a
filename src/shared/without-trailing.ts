/**
 * The text without this character at its end, however often it stands there. A pattern such as `/\/+$/` looks for the end anew from each
 * of them, and takes minutes for a text that somebody made of nothing else.
 */
export function withoutTrailing(character: string, text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}
