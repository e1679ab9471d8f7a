import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import type { TrendInput } from './input.ts'
import type { Trend, TrendImpact, TrendResult } from './output.ts'

const impactLabels: Record<TrendImpact, string> = { high: 'High impact', medium: 'Medium impact', low: 'Low impact' }

/** The source as a reader of a file can find it: with its number in the list at the end. */
const sourceLine = ({ source, sourceNumber }: DeepPartial<Trend>) =>
  source ? `${source}${sourceNumber ? ` [${sourceNumber}]` : ''}` : ''

function trendFields(trend: DeepPartial<Trend>, hasParts: boolean): { label: string; value: string }[] {
  return [
    { label: 'When', value: trend.date ?? '' },
    { label: 'Part of the industry', value: hasParts ? (trend.part ?? '') : '' },
    { label: 'Summary', value: trend.summary ?? '' },
    { label: 'Why this impact', value: trend.impactReason ?? '' },
    { label: 'Watch', value: trend.watch ?? '' },
    { label: 'Who acts', value: trend.act ?? '' },
    { label: 'Source', value: sourceLine(trend) },
  ].filter(({ value }) => value !== '')
}

export function trendDocument(result: DeepPartial<TrendResult>, context: ResultContext<TrendInput>): ResultDocument {
  const trends = present(result.trends)
  const figures = present(result.figures)
  // One part of an industry is the industry.
  const hasParts = new Set(trends.map(({ part }) => part)).size > 1
  const blocks: Block[] = []
  if (result.scope) blocks.push({ type: 'callout', tone: 'info', text: result.scope })
  if (trends.length > 0) {
    blocks.push({ type: 'heading', level: 1, text: 'Trends' })
    blocks.push({
      type: 'cards',
      cards: trends.map((trend, index) => ({
        title: `Trend #${index + 1}: ${trend.title ?? '...'}`,
        badges: [...(trend.category ? [trend.category] : []), ...(trend.impact ? [impactLabels[trend.impact]] : [])],
        ...(trend.impact ? { weight: { badge: trend.category ? 1 : 0, level: trend.impact } } : {}),
        blocks: [{ type: 'fields', fields: trendFields(trend, hasParts) }],
      })),
    })
  }
  if (figures.length > 0) {
    blocks.push({ type: 'heading', level: 1, text: 'Size of the field' })
    blocks.push({ type: 'list', ordered: false, items: figures.map((text) => ({ text })) })
  }
  const toFind = present(result.toFind)
  if (toFind.length > 0) {
    blocks.push({ type: 'heading', level: 1, text: 'How to fill the gaps' })
    blocks.push({ type: 'list', ordered: true, items: toFind.map((text) => ({ text })) })
  }
  blocks.push(...sourceBlocks(present(result.searchResults), result))
  return { title: `Trends in ${shortened(result.industry ?? context.input.industry, 90)}`, language: 'en', blocks }
}
