/** One fact a line: without bullets, without blank lines. */
export function factsInLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-•*–—]|\d+[.)])\s+/u, '').trim())
    .filter((line) => line !== '')
}
