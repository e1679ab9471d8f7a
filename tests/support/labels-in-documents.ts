import { z } from 'zod'
import type { Agent } from '#agents/_kit/define-agent.ts'
import type { Block, ListItem, ResultDocument, RichText, ScatterChart } from '#shared/document/block.ts'

type Schema = Readonly<Record<string, unknown>>

/** Stands where a model or a user would write. */
const mark = (count: number) => `⟦${count}⟧`
const marks = /⟦\d+⟧(?: ⟦\d+⟧)*(?: ?⟦\d*…?|…)?/g

/** A value of a schema's shape whose texts are all marks. `turn` chooses among what may stand there, and leaves out what may be missing. */
export function markedValue(schema: z.ZodType, turn: number): unknown {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  const definitions = (root.$defs ?? {}) as Record<string, Schema>
  let count = 0
  const of = (each: Schema, at: number, depth: number): unknown => {
    if (depth > 12) return null
    if (typeof each.$ref === 'string') return of(definitions[each.$ref.split('/').at(-1) ?? ''] ?? {}, at, depth + 1)
    if ('const' in each) return each.const
    if (Array.isArray(each.enum)) return each.enum[(turn + at) % each.enum.length]
    const choices = each.anyOf ?? each.oneOf
    if (Array.isArray(choices)) return of(choices[(turn + at) % choices.length] as Schema, at, depth + 1)
    if (Array.isArray(each.allOf)) return of(Object.assign({}, ...each.allOf) as Schema, at, depth + 1)
    switch (each.type) {
      case 'object': {
        const required = new Set((each.required ?? []) as string[])
        const fields = Object.entries((each.properties ?? {}) as Record<string, Schema>)
        const kept = fields.filter(([name], index) => required.has(name) || (turn + index) % 3 !== 0)
        return Object.fromEntries(kept.map(([name, field], index) => [name, of(field, at + index, depth + 1)]))
      }
      case 'array': {
        const fewest = typeof each.minItems === 'number' ? each.minItems : 0
        const most = typeof each.maxItems === 'number' ? each.maxItems : 4
        const length = turn % 7 === 6 ? fewest : Math.min(most, Math.max(fewest, 4))
        return Array.from({ length }, (_, index) => of((each.items ?? {}) as Schema, at + index, depth + 1))
      }
      case 'string':
        count += 1
        return mark(count)
      case 'number':
      case 'integer':
        return Math.min(
          typeof each.maximum === 'number' ? each.maximum : 4,
          Math.max(typeof each.minimum === 'number' ? each.minimum : 0, (turn + at) % 5),
        )
      case 'boolean':
        return (turn + at) % 2 === 0
      default:
        return null
    }
  }
  return of(root, 0, 0)
}

/** Every text of a document by itself: a cell of several spans is several texts. */
export function textsOf(document: ResultDocument): string[] {
  return [document.title, ...document.blocks.flatMap(textsOfBlock)]
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

const spans = (text: RichText | undefined): string[] =>
  text === undefined ? [] : typeof text === 'string' ? [text] : text.map((span) => span.text)
const items = (all: readonly ListItem[]): string[] =>
  all.flatMap((item) => [...spans(item.text), ...items(item.items ?? [])])

function textsOfBlock(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return spans(block.text)
    case 'callout':
      return [...spans(block.title), ...spans(block.text)]
    case 'list':
      return items(block.items)
    case 'table':
      return [
        ...spans(block.caption),
        ...block.columns.map(({ label }) => label),
        ...block.rows.flatMap((row) => row.flatMap(spans)),
      ]
    case 'fields':
      return block.fields.flatMap(({ label, value }) => [label, ...spans(value)])
    case 'cards':
      return block.cards.flatMap(({ title, subtitle, badges = [], blocks }) => [
        ...spans(title),
        ...spans(subtitle),
        ...badges,
        ...blocks.flatMap(textsOfBlock),
      ])
    case 'links':
      return block.items.flatMap(({ text, note }) => [text, ...spans(note)])
    case 'chart': {
      const { chart } = block
      const own = [block.title, block.description]
      return chart.kind === 'scatter'
        ? [...own, ...axisTexts(chart)]
        : [...own, ...chart.labels, ...chart.series.map(({ name }) => name)]
    }
    case 'code':
      return []
  }
}

const axisTexts = ({ x, y }: ScatterChart) => [x, y].flatMap(({ label, low, high }) => [label, low ?? '', high ?? ''])

/** The words that a document is laid out with: its headings, the heads of its tables and fields, and the words of its axes. */
export const headsOf = ({ blocks }: ResultDocument): string[] =>
  [...new Set(blocks.flatMap(headsOfBlock))].filter((text) => /\p{L}{2}/u.test(text))

function headsOfBlock(block: Block): string[] {
  switch (block.type) {
    case 'heading':
      return block.level === 1 ? [block.text] : []
    case 'table':
      return block.columns.map(({ label }) => label)
    case 'fields':
      return block.fields.map(({ label }) => label)
    case 'cards':
      return block.cards.flatMap(({ blocks }) => blocks.flatMap(headsOfBlock))
    case 'chart':
      return [block.title, block.description, ...(block.chart.kind === 'scatter' ? axisTexts(block.chart) : [])]
    default:
      return []
  }
}

/** What a document says by itself: texts that nobody wrote, and lines that are built around what somebody did, as "Personas: {}". */
export function labelsIn(document: ResultDocument): string[] {
  const labels = textsOf(document).map((text) =>
    text
      .replaceAll(marks, '{}')
      .replaceAll(/[A-Z][a-z]{2} \d{1,2}, \d{4}/g, '{}')
      .replaceAll(/\d+(?:[.,]\d+)*/g, '{}')
      // Of a title only the beginning of a long text is shown.
      .replace(/⟧ \{\}$/, ''),
  )
  return [...new Set(labels)].filter((label) => /\p{L}{2}/u.test(label.replaceAll('{}', '')))
}

/** The labels of an agent's documents, found by having it show results whose every text is a mark. */
export function labelsOfAgent(agent: Agent): string[] {
  let input = { ...agent.samples[0] }
  for (const [index, name] of Object.keys(input).entries()) {
    const marked = { ...input, [name]: `${mark(9_000 + index)} `.repeat(6).trim() }
    // A field of fixed values keeps one of them.
    if (typeof input[name] === 'string' && agent.parseInput(marked).ok) input = marked
  }
  const context = {
    input,
    sources: [],
    timestamp: '2026-11-23T00:00:00.000Z',
  }
  const labels = new Set<string>()
  for (let turn = 0; turn < 28; turn += 1) {
    const output = markedValue(agent.outputSchema, turn)
    for (const shown of [
      () => agent.toResult(output as object, context),
      () => markedValue(agent.resultSchema, turn),
    ]) {
      try {
        for (const label of labelsIn(agent.toDocument(shown() as object, context))) labels.add(label)
      } catch {
        // Marks are no dates, ids or formulas: another turn or the other schema shows what this one cannot.
      }
    }
  }
  return [...labels]
}
