import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { joined } from '#agents/_kit/joined.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument, RichText } from '#shared/document/block.ts'
import type { SegmentationInput } from './input.ts'
import { matrixOf } from './matrix.ts'
import { isSaid, type MarketGap, type Segment, type SegmentationResult } from './output.ts'
import { scoreKeys, scoreLabels, weightsLine } from './score.ts'

const known = (list: readonly (string | undefined)[] | undefined) => joined(present(list).filter(isSaid))
const filled = (fields: readonly { label: string; value: RichText }[]) => fields.filter(({ value }) => value.length > 0)

const scored = (score: number | null | undefined, text: string | undefined) =>
  text ? `${score == null ? '' : `${score}/10: `}${text}` : ''

/** A score, or the line to write one on. */
const written = (score: number | null | undefined) => (score === null ? '____' : String(score ?? ''))

function segmentCard(segment: DeepPartial<Segment>) {
  const { scores } = segment
  return {
    title: segment.name ?? '...',
    badges: [
      ...(segment.priority ? [segment.priority] : []),
      ...(segment.prioritizationScore == null ? [] : [`${segment.prioritizationScore} of 100`]),
    ],
    blocks: [
      {
        type: 'fields' as const,
        fields: filled([
          { label: 'Why this rank', value: segment.prioritizationReason ?? '' },
          { label: 'Where to recruit ten', value: segment.findTen ?? '' },
          { label: 'Disproved if', value: segment.wrongIf ?? '' },
          { label: scoreLabels.marketSize, value: scored(scores?.marketSize, segment.marketSize) },
          { label: scoreLabels.painSeverity, value: scored(scores?.painSeverity, segment.painPointSeverity) },
          {
            label: scoreLabels.willingnessToPay,
            value: scored(scores?.willingnessToPay, segment.willingnessToPaySegment),
          },
          { label: scoreLabels.adoptionReadiness, value: scored(scores?.adoptionReadiness, segment.adoptionReadiness) },
          { label: 'Who they are', value: known(segment.demographicTraits) },
          { label: 'What they want and refuse', value: known(segment.psychographicTraits) },
          { label: 'What they do', value: known(segment.behavioralTraits) },
        ]),
      },
    ],
  }
}

/** For whom a gap is open is said once while it stays the same. */
function gapCard(gap: DeepPartial<MarketGap>, index: number, gaps: readonly DeepPartial<MarketGap>[]) {
  const links = present(gap.referenceLinks)
  return {
    title: gap.gapTitle ?? '...',
    badges: gap.urgency ? [`${gap.urgency} urgency`] : [],
    blocks: [
      {
        type: 'fields' as const,
        fields: filled([
          { label: 'Gap', value: gap.description ?? '' },
          { label: 'For whom', value: gap.marketSize === gaps[index - 1]?.marketSize ? '' : (gap.marketSize ?? '') },
          { label: 'Next step', value: gap.opportunity ?? '' },
          { label: 'Vendor limitations', value: known(gap.competitorLimitations) },
          {
            label: 'References',
            value: links.flatMap((link, index) => [...(index > 0 ? [{ text: ', ' }] : []), { text: link, href: link }]),
          },
        ]),
      },
    ],
  }
}

const section = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text: title }, ...blocks]

export function segmentationDocument(
  result: DeepPartial<SegmentationResult>,
  context: ResultContext<SegmentationInput>,
): ResultDocument {
  const segments = present(result.customerSegments)
  const gaps = present(result.marketGaps)
  // A table of lines to write scores on says nothing; the page has it for filling in.
  const rows = present(result.prioritizationTable).filter(
    (_row, _at, all) => !all.every(({ totalScore }) => totalScore === null),
  )
  const insights = (result.realTimeInsights ?? '').split('\n').filter((line) => line.trim() !== '')
  const matrix = matrixOf(segments)
  return {
    title: `Segments and gaps: ${productTitle(context.input.productDescription) || 'your product'}`,
    language: 'en',
    blocks: [
      ...section(
        'What drives these segments now',
        insights.length === 0 ? [] : [{ type: 'list', ordered: false, items: insights.map((text) => ({ text })) }],
      ),
      ...section(
        'Prioritization',
        rows.length === 0
          ? []
          : [
              {
                type: 'table',
                caption: weightsLine,
                columns: [
                  { label: 'Segment' },
                  ...scoreKeys.map((key) => ({ label: scoreLabels[key], align: 'right' as const })),
                  { label: 'Total of assumed scores', align: 'right' },
                  { label: 'Recommendation' },
                ],
                rows: rows.map((row) => [
                  row.segment ?? '',
                  ...scoreKeys.map((key) => written(row[key])),
                  written(row.totalScore),
                  row.recommendation ?? '',
                ]),
              },
              ...(matrix ? [matrix] : []),
            ],
      ),
      ...section(
        'Customer segments',
        segments.length === 0 ? [] : [{ type: 'cards', cards: segments.map(segmentCard) }],
      ),
      ...section('Market gaps', gaps.length === 0 ? [] : [{ type: 'cards', cards: gaps.map(gapCard) }]),
      ...sourceBlocks(present(result.searchResults), result),
    ],
  }
}
