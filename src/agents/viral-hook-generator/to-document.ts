import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import type { HooksInput } from './input.ts'
import type { HooksResult } from './output.ts'

/** Longest `inspired_by` that is shown. */
export const longestInspiration = 30

export function hooksDocument(result: DeepPartial<HooksResult>, { input }: ResultContext<HooksInput>): ResultDocument {
  const hooks = present(result.hooks)
  const trends = present(result.bonus_trends)
  const notes = present(result.notes)
  const blocks: Block[] = []
  if (hooks.length > 0) {
    blocks.push({
      type: 'table',
      columns: [
        { label: 'Hook' },
        { label: 'The line behind it' },
        { label: 'Why it works' },
        { label: 'Emotional trigger' },
        { label: 'Inspired by' },
        { label: 'Check first' },
      ],
      rows: hooks.map((hook) => [
        hook.hook ?? '',
        hook.line_behind ?? '',
        hook.why_it_works ?? '',
        hook.emotional_trigger ?? '',
        shortened(hook.inspired_by ?? '', longestInspiration),
        hook.check ?? '',
      ]),
    })
  }
  if (notes.length > 0) {
    blocks.push(
      { type: 'heading', level: 1, text: 'Before you post' },
      { type: 'list', ordered: false, items: notes.map((text) => ({ text })) },
    )
  }
  if (trends.length > 0) {
    blocks.push(
      { type: 'heading', level: 1, text: 'Bonus trends' },
      { type: 'list', ordered: false, items: trends.map((text) => ({ text })) },
    )
  }
  return {
    title: `${input.platform} hooks for ${shortened(input.productName, 60)}`,
    language: 'en',
    blocks: [...blocks, ...sourceBlocks(present(result.searchResults))],
  }
}
