import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { piecesOf } from '#drafting/tagging/pieces.ts'

export interface LabelledBrief {
  id: string
  text: string
  spans: { label: string; start: number; end: number }[]
  /** Whether it is written as most people type a description; such texts weigh more. */
  isOrdinary: boolean
}

const ordinary = 'ordinary'

/** Reads `# id | trade`, the marked text and `---`, as `src/knowledge/tagging/README.md` describes them. */
export function labelledBriefs(folder: string): LabelledBrief[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split(/^---\s*$/m)
        .map((block) => block.trim())
        .filter(Boolean)
        .map((block) => {
          const [head = '', ...lines] = block.split('\n')
          const id = /^# (\S+)/.exec(head)?.[1] ?? head
          return { id, isOrdinary: name.startsWith(ordinary), ...unmarked(lines.join('\n')) }
        }),
    )
}

function unmarked(marked: string): Pick<LabelledBrief, 'text' | 'spans'> {
  const open: { label: string; start: number; closes: string }[] = []
  const spans: LabelledBrief['spans'] = []
  let text = ''
  for (let at = 0; at < marked.length; at += 1) {
    const sign = marked[at] ?? ''
    if (sign === '{' || sign === '[') {
      open.push({ label: marked[at + 1] ?? '', start: text.length, closes: sign === '{' ? '}' : ']' })
      at += 2
    } else if (sign === '}' || sign === ']') {
      const last = open.pop()
      if (last?.closes !== sign)
        throw new Error(`${sign} closes nothing in "${marked.slice(Math.max(0, at - 40), at)}"`)
      spans.push({ label: last.label, start: last.start, end: text.length })
    } else text += sign
  }
  return { text, spans }
}

/** The tag of each piece for the labels of one layer. */
export function tagsOf({ text, spans }: LabelledBrief, labels: string): string[] {
  const pieces = piecesOf(text)
  const tags = pieces.map(() => '-')
  for (const { label, start, end } of spans) {
    if (!labels.includes(label)) continue
    let first = true
    pieces.forEach((piece, index) => {
      if (piece.start >= end || piece.end <= start) return
      tags[index] = `${first ? 'B' : 'I'}-${label}`
      first = false
    })
  }
  return tags
}
