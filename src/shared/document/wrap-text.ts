import stringWidth from 'string-width'

/** The width of a line of text in characters of a fixed-width font. */
export const LINE_WIDTH = 80

/**
 * Breaks a text at blanks so that no line is wider than `width` columns; wide characters count twice. A longer word
 * stays whole, so that an address can still be copied. `indent` stands before the second and later lines.
 */
export function wrapText(text: string, options: { width?: number; first?: string; indent?: string } = {}): string {
  const { width = LINE_WIDTH, first = '', indent = '' } = options
  const lines: string[] = []
  const words = text.split(' ').filter((part) => part !== '')
  if (words.length === 0) return ''
  let line = first
  let used = stringWidth(first)
  let empty = true
  for (const word of words) {
    const wordWidth = stringWidth(word)
    if (!empty && used + 1 + wordWidth > width) {
      lines.push(line)
      line = indent
      used = stringWidth(indent)
      empty = true
    }
    line += empty ? word : ` ${word}`
    used += empty ? wordWidth : wordWidth + 1
    empty = false
  }
  return [...lines, line].join('\n')
}
