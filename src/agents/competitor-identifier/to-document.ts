import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument, RichText } from '#shared/document/block.ts'
import type { CompetitorInput } from './input.ts'
import { type Competitor, type CompetitorResult, groupKeys, groupTexts } from './output.ts'

function card(competitor: DeepPartial<Competitor>) {
  const links: { label: string; value: RichText }[] = [
    ...(competitor.website
      ? [{ label: 'Website', value: [{ text: competitor.website, href: competitor.website }] }]
      : []),
    ...(competitor.reference && competitor.reference !== competitor.website
      ? [{ label: 'Source', value: [{ text: competitor.reference, href: competitor.reference }] }]
      : []),
  ]
  const blocks: Block[] = [
    { type: 'paragraph', text: competitor.description ?? '' },
    ...(links.length > 0 ? [{ type: 'fields' as const, fields: links }] : []),
  ]
  return { title: competitor.name ?? '...', blocks }
}

export function competitorDocument(
  result: DeepPartial<CompetitorResult>,
  context: ResultContext<CompetitorInput>,
): ResultDocument {
  const questions = present(result.openQuestions)
  const blocks: Block[] = result.summary ? [{ type: 'paragraph', text: result.summary }] : []
  for (const key of groupKeys) {
    const group = result[key]
    if (!group) continue
    const competitors = present(group)
    const { title, empty } = groupTexts[key]
    blocks.push({ type: 'heading', level: 1, text: `${title} (${competitors.length})` })
    blocks.push(
      competitors.length === 0 ? { type: 'paragraph', text: empty } : { type: 'cards', cards: competitors.map(card) },
    )
  }
  if (questions.length > 0) {
    blocks.push({ type: 'heading', level: 1, text: 'Open questions' })
    blocks.push({
      type: 'table',
      columns: [{ label: 'Question' }, { label: 'Owner' }, { label: 'How to answer it' }],
      rows: questions.map(({ question, owner, test }) => [question ?? '', owner ?? '', test ?? '']),
    })
  }
  blocks.push(...sourceBlocks(present(result.searchResults), result))
  const idea = context.input.productIdea.split(/[.\n]/)[0] ?? ''
  return { title: `Competitors: ${productTitle(idea) || 'your product'}`, language: 'en', blocks }
}
