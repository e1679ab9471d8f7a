/** The sentence of `text` in which `position` stands, without its full stop. */
export function sentenceAround(text: string, position: number): string {
  const start = Math.max(text.lastIndexOf('. ', position), text.lastIndexOf('\n', position)) + 1
  const end = text.slice(position).search(/[.!?](?:\s|$)|\n/)
  return text.slice(start, end < 0 ? undefined : position + end)
}

/** For building a pattern around the user's words. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
