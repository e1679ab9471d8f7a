/** A part of a text of the result that is edited on its own: all of a short one, a line, item or cell of a longer one. */
export interface Passage {
  /** Where it begins, in code units. */
  at: number
  text: string
}

/** What Markdown puts before the words of a line. */
const lead = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]|#{1,6})(?=[ \t])|[ \t]*>)*[ \t]*(?:\[[ xX]\][ \t]+)?/
const rule = /^[\s|:*_-]*$/

/** The passages of a text in their order. A text of one line is one. */
export function passagesOf(text: string): Passage[] {
  if (!text.trim().includes('\n')) return trimmed(text, 0)
  const passages: Passage[] = []
  let at = 0
  for (const line of text.split('\n')) {
    if (!rule.test(line)) passages.push(...(isRow(line) ? cellsOf(line, at) : lineOf(line, at)))
    at += line.length + 1
  }
  return passages
}

const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line)

function lineOf(line: string, at: number): Passage[] {
  const start = lead.exec(line)?.[0].length ?? 0
  return trimmed(line.slice(start), at + start)
}

function cellsOf(line: string, at: number): Passage[] {
  let place = at
  return line.split(/(?<!\\)\|/).flatMap((cell) => {
    const passages = trimmed(cell, place)
    place += cell.length + 1
    return passages
  })
}

function trimmed(text: string, at: number): Passage[] {
  const words = text.trim()
  return words === '' ? [] : [{ at: at + text.length - text.trimStart().length, text: words }]
}
