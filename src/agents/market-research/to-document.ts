import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { joined } from '#agents/_kit/joined.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import type { MarketResearchInput } from './input.ts'
import type { Competitor, MarketResearchResult } from './output.ts'

function section(title: string, blocks: Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text: title }, ...blocks]
}

function bullets(list: readonly (string | undefined)[] | undefined): Block[] {
  const items = present(list)
  return items.length === 0 ? [] : [{ type: 'list', ordered: false, items: items.map((text) => ({ text })) }]
}

function competitorCards(competitors: readonly DeepPartial<Competitor>[]): Block[] {
  if (competitors.length === 0) return []
  return [
    {
      type: 'cards',
      cards: competitors.map((competitor) => ({
        title: competitor.name ?? 'Competitor',
        blocks: [
          {
            type: 'fields',
            fields: [
              { label: 'Features', value: joined(competitor.features) },
              { label: 'Benefits', value: joined(competitor.benefits) },
              { label: 'Weaknesses', value: joined(competitor.weaknesses) },
              ...(competitor.url
                ? [{ label: 'Website', value: [{ text: competitor.url, href: competitor.url }] }]
                : []),
            ].filter(({ value }) => value.length > 0),
          },
        ],
      })),
    },
  ]
}

function swotTable(swot: DeepPartial<MarketResearchResult['swotAnalysis']> | undefined): Block[] {
  if (!swot) return []
  const quadrants = [
    ['Strengths', present(swot.strengths)],
    ['Weaknesses', present(swot.weaknesses)],
    ['Opportunities', present(swot.opportunities)],
    ['Threats', present(swot.threats)],
  ] as const
  const rows = quadrants.flatMap(([name, entries]) => entries.map((entry) => [name, entry]))
  return rows.length === 0 ? [] : [{ type: 'table', columns: [{ label: 'SWOT' }, { label: 'Finding' }], rows }]
}

export function marketResearchDocument(
  result: DeepPartial<MarketResearchResult>,
  context: ResultContext<MarketResearchInput>,
): ResultDocument {
  const paragraph = (text: string | undefined): Block[] => (text ? [{ type: 'paragraph', text }] : [])
  const questions = present(result.openQuestions)
  return {
    title: `Market research: ${productTitle(context.input.productDescription)}`,
    language: 'en',
    blocks: [
      ...section('Market positioning', paragraph(result.positioningStatement)),
      ...section('Value proposition', paragraph(result.valueProposition)),
      ...section('Competitive analysis', competitorCards(present(result.battleCard?.competitors))),
      ...section('SWOT', swotTable(result.swotAnalysis)),
      ...section('Unique selling points', bullets(result.usps)),
      ...section('Market trends', bullets(result.marketTrends)),
      ...section(
        'Open questions',
        questions.length === 0
          ? []
          : [
              {
                type: 'table',
                columns: [{ label: 'Question' }, { label: 'Owner' }, { label: 'How to answer it' }],
                rows: questions.map((question) => [question.question ?? '', question.owner ?? '', question.test ?? '']),
              },
            ],
      ),
      ...sourceBlocks(present(result.searchResults), result),
    ],
  }
}
