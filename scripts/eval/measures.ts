import type { Block } from '#shared/document/block.ts'

/** Measures of a written result, on its plain text. Each says of one sentence or number what `docs` promise of all. */

const marked = /\[\d+\]|assum|inferred|inference|starting|to be checked|hypothes/i

/**
 * Lines of a Markdown text that say something: paragraphs, list items, table rows; without headings and the sources. What a
 * table's header says of a column (that its numbers are assumed) is repeated in each of its cells.
 */
export function linesOf(markdown: string): string[] {
  const [body = ''] = markdown.split(/\n#+ Sources\n/)
  return withHeaderMarks(body.split(/\n+/))
    .filter((line) => !/^(#|\|? *-{3})/.test(line))
    .map((line) => line.replace(/\\/g, '').trim())
    .filter((line) => line.split(/\s+/).length >= 5)
}

function withHeaderMarks(lines: readonly string[]): string[] {
  let header: string[] = []
  return lines.map((line, at) => {
    if (!line.startsWith('|')) {
      header = []
      return line
    }
    if (header.length === 0) header = line.split('|')
    else if (!/^\|[\s:|-]+$/.test(line) && at > 0) {
      return line
        .split('|')
        .map((cell, column) => (marked.test(header[column] ?? '') ? `${cell} (assumption)` : cell))
        .join('|')
    }
    return line
  })
}

/** Their sentences; a table's cell is one of its own. */
export function sentencesOf(markdown: string): string[] {
  return linesOf(markdown)
    .flatMap((line) => line.split(/\s*\|\s*/))
    .flatMap((cell) => cell.split(/(?<=[.!?])\s+(?=[A-Z"“])/))
    .map((sentence) => sentence.replace(/^[\s•\-*>\d.]+/, '').trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 5)
}

/** The share of the first text's sentences that are in the second, citation numbers aside. */
export function swapShare(first: string, second: string): number {
  const bare = (sentence: string) =>
    sentence
      .replace(/\[\d+\]/g, '')
      .replace(/\s+/g, ' ')
      .toLowerCase()
  const others = new Set(sentencesOf(second).map(bare))
  const own = sentencesOf(first).map(bare)
  return own.length === 0 ? 0 : own.filter((sentence) => others.has(sentence)).length / own.length
}

/** Results of a calculation carry their rows: a cell of a sheet says what it was computed from. */
const computed =
  /\bcomputed\b|\bcalculated\b|\bformula\b|\binferred from\b|×|\btimes apart\b|÷|\b\d+ of \d+ (?:vendor cells|rows)\b/i

/** Names that hold a number which counts nothing: "HTTP 422", "ISO 27001", "Article 30", "W2". */
const numberedName =
  /\bof 100\b|\b(?:HTTP|status|ISO|IEC|EN|Article|Art\.|Section|§|Regulation|Directive|Level|Form|Part|CFR|Annex|Title|Version|RFC|SOC|PCI DSS|OAuth|TLS|WCAG|W|Q|No\.|port)[ /:-]?\d[\d.,/:-]*/gi

/**
 * Numbers of a line that neither the input nor a source has and that nothing marks: each is a defect. Ids (R3), ordinals,
 * years of the run and list markers do not count.
 */
export function unboundNumbers(line: string, known: string, values: ReadonlySet<string> = new Set()): string[] {
  if (marked.test(line) || computed.test(line)) return []
  const named = line.replace(numberedName, ' ')
  const withoutCodes = isAboutRequests.test(line) ? named.replace(answerCode, ' ') : named
  const numbers = withoutCodes.match(/(?<![\w.])\d[\d,.]*\d|(?<![\w.])\d(?![\w])/g) ?? []
  // Only a cell or a labelled field shows a value of the result as it is; a sentence has to be bound by what it says.
  const isCell = /^(?:\||[-*]\s+\*\*|\*\*)/.test(line)
  return numbers.filter(
    (number) => !known.includes(number) && !(isCell && values.has(number)) && !/^(19|20)\d\d$/.test(number),
  )
}

const isAboutRequests = /\b(?:GET|POST|PUT|PATCH|DELETE|HTTP|status|answers? with|refused with|code)\b/
/** 201, 403, 503: what an interface answers. */
const answerCode = /(?<![\w.,])[1-5]\d\d(?![\w.,]\d)/g

/** Every number that the result holds as a number, and every number of its charts, in the ways in which cells write them. */
export function valuesOf(result: unknown, blocks: readonly Block[]): Set<string> {
  const found = new Set<string>()
  const add = (value: number) => {
    for (const form of [
      value,
      Number(value.toPrecision(3)),
      Number(value.toFixed(1)),
      Number((value * 100).toFixed(2)),
    ]) {
      found.add(String(form))
      found.add(form.toLocaleString('en-US'))
    }
  }
  const walk = (value: unknown): void => {
    if (typeof value === 'number') add(value)
    else if (Array.isArray(value)) value.forEach(walk)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk)
  }
  walk(result)
  for (const block of blocks) {
    if (block.type === 'chart') walk(block.chart)
    if (block.type === 'cards')
      for (const { blocks: inside } of block.cards) for (const each of valuesOf(null, inside)) found.add(each)
  }
  return found
}

/** Minutes at 240 words a minute; the marks of a table are no words. */
export function readingMinutes(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length / 240
}

/** How many sentences rest on what. */
export function basisOf(sentences: readonly string[]): {
  fact: number
  inference: number
  assumption: number
  other: number
} {
  const counts = { fact: 0, inference: 0, assumption: 0, other: 0 }
  for (const sentence of sentences) {
    if (/assumption/i.test(sentence)) counts.assumption += 1
    else if (/inferred|inference/i.test(sentence)) counts.inference += 1
    else if (/\[\d+\]/.test(sentence)) counts.fact += 1
    else counts.other += 1
  }
  return counts
}
