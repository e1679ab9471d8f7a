import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { adviceBlocks, questionTable, section } from '#agents/_kit/document-blocks.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, HeadingBlock, ResultDocument, ScatterChart } from '#shared/document/block.ts'
import type { PlanningInput } from './input.ts'
import type { PlanningResult } from './output.ts'
import {
  bucketRules,
  buckets,
  dividersOf,
  isScored,
  quadrantOf,
  type Ranked,
  rankedFeatures,
  type Scored,
  wholeFeatures,
} from './ranking.ts'

const heading = (text: string): HeadingBlock => ({ type: 'heading', level: 1, text })
const right = 'right' as const
const score = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
/** A score, or the line to write one on. */
export const scoreText = (value: number | null): string => (value === null ? blank : score.format(value))
const blank = '____'
const numberText = (value: number | undefined, unit = ''): string => (value === undefined ? blank : `${value}${unit}`)

export function planningDocument(
  result: DeepPartial<PlanningResult>,
  context: ResultContext<PlanningInput>,
): ResultDocument {
  const ranked = rankedFeatures(wholeFeatures(result.features))
  const scored = ranked.filter(isScored)
  const leftOut = present(result.leftOut)
  const questions = present(result.openQuestions)
  return {
    title: `Feature plan: ${productTitle(context.input.productDescription)}`,
    language: 'en',
    blocks: [
      ...(result.summary ? [{ type: 'paragraph', text: result.summary } satisfies Block] : []),
      ...section('Decide first', adviceBlocks(result.decideFirst)),
      ...(ranked.length > 0 ? [heading('Build order'), rankTable(ranked)] : []),
      ...(scored.length > 0 ? [heading('Value and effort'), matrix(scored)] : []),
      ...(leftOut.length > 0
        ? [
            heading('Left out'),
            {
              type: 'table',
              columns: [{ label: 'What' }, { label: 'Why' }],
              rows: leftOut.map(({ name = '', why = '' }) => [name, why]),
            } satisfies Block,
          ]
        : []),
      ...section('Resolve first', questionTable(questions)),
      ...(ranked.length > 0
        ? [
            { ...heading('Basis of the numbers'), folded: true } satisfies Block,
            restTable(ranked),
            ...(scored.length > 0 ? [{ ...heading('Ranking method'), folded: true } satisfies Block, ...rules()] : []),
          ]
        : []),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}

/** Without any score the order and the reasons are all there is: a table of lines to fill in stands on the page alone. */
function rankTable(ranked: readonly Ranked[]): Block {
  const numbers = ranked.some(isScored)
  const scores = numbers
    ? (['RICE', 'Reach of 100', 'Impact', 'Confidence', 'Effort, weeks'] as const).map((label) => ({
        label,
        align: right,
      }))
    : []
  return {
    type: 'table',
    columns: [
      { label: 'Rank', align: right },
      { label: 'Id' },
      { label: 'Feature' },
      { label: 'MoSCoW' },
      ...scores,
      { label: 'Depends on' },
    ],
    rows: ranked.map(({ feature, rank, bucket, rice }) => [
      String(rank),
      feature.id,
      feature.name,
      bucket,
      ...(numbers
        ? [
            scoreText(rice),
            numberText(feature.reach),
            numberText(feature.impact),
            numberText(feature.confidence, ' %'),
            numberText(feature.effort),
          ]
        : []),
      feature.dependsOn.join(', '),
    ]),
  }
}

function rules(): Block[] {
  return [
    {
      type: 'paragraph',
      text: 'RICE = reach × impact × confidence ÷ effort, with the reach of 100 users in a quarter and the effort of a first version in person-weeks. The basis of each number is listed with its feature.',
    },
    { type: 'list', ordered: false, items: buckets.map((bucket) => ({ text: `${bucket}: ${bucketRules[bucket]}.` })) },
  ]
}

/** Value against effort, parted at the medians; the quarter of quick wins is shaded. */
export function matrixChart(ranked: readonly Scored[]): ScatterChart {
  const { effort, value } = dividersOf(ranked)
  return {
    kind: 'scatter',
    parts: { x: effort, y: value },
    x: { label: 'Effort, person-weeks', min: 0 },
    y: { label: 'Value: reach × impact × confidence', min: 0 },
    points: ranked.map((each) => ({
      label: each.feature.id,
      x: each.feature.effort,
      y: each.value,
      ...(each.bucket === 'Must' && { highlight: true }),
    })),
  }
}

function matrix(ranked: readonly Scored[]): Block {
  const dividers = dividersOf(ranked)
  const quick = ranked.filter((each) => quadrantOf(each, dividers) === 'Quick win').map(({ feature }) => feature.id)
  return {
    type: 'chart',
    title: 'Value against effort',
    description:
      quick.length > 0
        ? `Much value for little effort: ${quick.join(', ')}.`
        : 'No feature has both much value and little effort.',
    chart: matrixChart(ranked),
  }
}

function restTable(ranked: readonly Ranked[]): Block {
  return {
    type: 'table',
    columns: [{ label: 'Id' }, { label: 'Because' }, { label: 'Basis' }, { label: 'Check' }],
    rows: ranked.map(({ feature }) => [feature.id, feature.because, feature.rests, feature.check]),
  }
}
