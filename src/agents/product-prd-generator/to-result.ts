import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { toMarkdown } from '#shared/document/to-markdown.ts'
import type { PrdInput } from './input.ts'
import type { PrdOutput, PrdResult } from './output.ts'
import { prdSections } from './prd-sections.ts'

/** What the research of a PRD looks at; the page's note lists them. */
export const marketResearchAreas = [
  'Competitors and substitutes',
  'Market trends and dates',
  'Rules and standards',
  'What people use today',
]

/** Renders the written parts as one Markdown document, which is what people edit and export. */
export function prdToResult(output: DeepPartial<PrdOutput>, context: ResultContext<PrdInput>): DeepPartial<PrdResult> {
  return {
    success: true,
    timestamp: context.timestamp,
    inputs: { productIdea: context.input.productIdea, additionalContext: context.input.additionalContext },
    prd: toMarkdown({
      title: output.productName ? `PRD: ${output.productName}` : 'PRD',
      language: 'en',
      blocks: prdSections(output, context.sources),
    }),
    marketInsights: {
      areas: [...marketResearchAreas],
      insights: present(output.marketInsights),
      searchResults: searchResultsOf(context.sources),
    },
    error: null,
  }
}
