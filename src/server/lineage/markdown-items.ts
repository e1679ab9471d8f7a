import { passagesOf } from '#agents/_kit/binding/passages.ts'
import { citedNumbers } from '#agents/_kit/cited-numbers.ts'
import type { ResultItem } from './result-item.ts'

interface Line {
  text: string
  start: number
  end: number
}

interface Part {
  /** An id such as "R3"; '' for a part without. */
  id: string
  heading: string
  lines: Line[]
}

const heading = /^(#{1,6})\s+(.+?)\s*$/
const ownId = /^([A-Z]{1,4}-?\d+)\b/
const isRow = (text: string) => /^\s*\|.*\|\s*$/.test(text)
const isRule = (text: string) => /^[\s|:*_-]*$/.test(text)
const isUnderHead = (text: string) => isRule(text) && text.includes('|')
const isEntry = (text: string) => /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(text)
/** A line of a list of sources. */
const isSource = (text: string) => /^\s*[-*]\s+\\?\[\d{1,2}\\?\]/.test(text)

/**
 * The items of a longer Markdown text: a section whose heading begins with an id ("R3: Reminders") is one with all that stands in it, and so
 * are a row of a table, an entry of a list and a paragraph elsewhere.
 */
export function markdownItems(text: string, pointer: string, address: string): ResultItem[] {
  const parts = partsOf(linesOf(text))
  const ids = parts.map(({ id }) => id)
  const isOwn = (id: string) => id !== '' && ids.indexOf(id) === ids.lastIndexOf(id)
  return parts.map(({ id, heading: under, lines }, index) => {
    const start = lines[0]?.start ?? 0
    const end = lines.at(-1)?.end ?? start
    const said = text.slice(start, end)
    const isNamed = isOwn(id)
    return {
      id: `${address}#${isNamed ? id : index}`,
      group: `${address}#${under}`,
      name: isNamed ? id : under,
      isNamed,
      pointer,
      range: { start, end },
      text: said.trim(),
      texts: passagesOf(said).map((passage) => passage.text),
      cites: [...citedNumbers(said)],
    }
  })
}

function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const at = start
    start += line.length + 1
    return { text: line, start: at, end: at + line.length }
  })
}

function partsOf(lines: readonly Line[]): Part[] {
  const parts: Part[] = []
  /** The part that the next line goes on with. */
  let open: Part | null = null
  let under = ''
  let section: { id: string; level: number } | null = null
  const begin = (id: string, line: Line): Part => {
    const part = { id, heading: under, lines: [line] }
    parts.push(part)
    return part
  }
  for (const [index, line] of lines.entries()) {
    const [, marks, title] = heading.exec(line.text) ?? []
    if (marks && title) {
      const id = ownId.exec(title)?.[1]
      if (!section || marks.length <= section.level) section = id ? { id, level: marks.length } : null
      under = title
      open = section && id ? begin(id, line) : open && section ? withLine(open, line) : null
    } else if (isRow(line.text)) {
      const isHead = isRule(line.text) || isUnderHead(lines[index + 1]?.text ?? '')
      const [, first = ''] = line.text.split('|')
      if (!isHead) begin(ownId.exec(first.trim())?.[1] ?? '', line)
      // What stands behind a table is no part of the section before it.
      section = null
      open = null
    } else if (isRule(line.text)) {
      if (!section) open = null
    } else if (isSource(line.text)) {
      open = null
    } else if (open && (section || !isEntry(line.text))) {
      withLine(open, line)
    } else {
      open = begin('', line)
    }
  }
  return parts
}

function withLine(part: Part, line: Line): Part {
  part.lines.push(line)
  return part
}
