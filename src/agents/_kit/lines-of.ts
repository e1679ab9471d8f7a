const longestLine = 160

/** The entries of a field that takes one a line: without bullets and numbers in front, each once, at most `most`. */
export function linesOf(text: string | null | undefined, most: number): string[] {
  const lines = (text ?? '')
    .split(/\n+|;\s+/)
    .map((line) => line.replace(/^\s*(?:[-•*–—]|\d{1,2}[.)])\s+/u, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => line.slice(0, longestLine).trim())
  return lines
    .filter((line, index) => lines.findIndex((other) => other.toLowerCase() === line.toLowerCase()) === index)
    .slice(0, most)
}
