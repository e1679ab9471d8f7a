import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { blocksFromMarkdown } from '#shared/document/from-markdown.ts'
import { shortened } from '#shared/shortened.ts'
import type { PrdInput } from './input.ts'
import type { PrdResult } from './output.ts'
import { sourcesTitle } from './prd-sections.ts'

/** The document is the result's Markdown, as last edited; its first heading is the title. */
export function prdDocument(result: DeepPartial<PrdResult>, context: ResultContext<PrdInput>): ResultDocument {
  const [first, ...rest] = blocksFromMarkdown(result.prd ?? '')
  const fallback = `PRD: ${shortened(context.input.productIdea, 80)}`
  if (first?.type === 'heading' && first.level === 1) {
    return { title: first.text, language: 'en', blocks: withSections(rest.map(belowTitle)) }
  }
  return { title: fallback, language: 'en', blocks: withSections(first ? [first, ...rest] : []) }
}

/** Sections that are looked up when somebody asks. */
const detail = new Set(['FAQ', 'What the market says'])

/** A PRD is kept as Markdown, which holds no kinds of sections. Their titles decide: some are folded, one lists the sources; a section with another title is plain. */
export const withSections = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    if (block.type !== 'heading') return block
    if (detail.has(block.text)) return { ...block, folded: true }
    return block.text === sourcesTitle ? { ...block, listsSources: true } : block
  })

/** The title is no block of its own, so the headings below it start at the first level again. */
function belowTitle(block: Block): Block {
  if (block.type !== 'heading') return block
  const levels = [1, 1, 2, 3] as const
  return { ...block, level: levels[block.level - 1] ?? 3 }
}

/** The first heading, read from the first line alone: a long document is not parsed for it. */
export function prdTitle(result: DeepPartial<PrdResult>): string | undefined {
  const line = result.prd?.slice(0, 300).trimStart().split('\n', 1)[0] ?? ''
  return line.startsWith('# ') ? line.slice(2).replace(/[*_`]/g, '').trim() || undefined : undefined
}
