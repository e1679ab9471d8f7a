import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, HeadingBlock, ResultDocument } from '#shared/document/block.ts'
import type { PlanningInput } from './input.ts'
import type { PlanningResult } from './output.ts'
import { bucketRules, buckets, dividersOf, quadrantOf, type Ranked, rankedFeatures, wholeFeatures } from './ranking.ts'

const heading = (text: string): HeadingBlock => ({ type: 'heading', level: 1, text })
const right = 'right' as const
const score = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
export const scoreText = (value: number): string => score.format(value)

export function planningDocument(
  result: DeepPartial<PlanningResult>,
  context: ResultContext<PlanningInput>,
): ResultDocument {
  const ranked = rankedFeatures(wholeFeatures(result.features))
  const leftOut = present(result.leftOut)
  const questions = present(result.openQuestions)
  return {
    title: `Feature plan: ${productTitle(context.input.productDescription)}`,
    language: 'en',
    blocks: [
      ...(result.summary ? [{ type: 'paragraph', text: result.summary } satisfies Block] : []),
      ...(ranked.length > 0
        ? [heading('Order of building'), rankTable(ranked), heading('Value and effort'), matrix(ranked)]
        : []),
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
      ...(questions.length > 0
        ? [
            heading('Settle first'),
            {
              type: 'table',
              columns: [{ label: 'Question' }, { label: 'Owner' }, { label: 'Cheapest test' }],
              rows: questions.map(({ question = '', owner = '', test = '' }) => [question, owner, test]),
            } satisfies Block,
          ]
        : []),
      ...(ranked.length > 0
        ? [
            { ...heading('What the numbers rest on'), folded: true } satisfies Block,
            restTable(ranked),
            { ...heading('How it is ranked'), folded: true } satisfies Block,
            ...rules(),
          ]
        : []),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}

function rankTable(ranked: readonly Ranked[]): Block {
  return {
    type: 'table',
    columns: [
      { label: 'Rank', align: right },
      { label: 'Id' },
      { label: 'Feature' },
      { label: 'MoSCoW' },
      { label: 'RICE', align: right },
      { label: 'Reach of 100', align: right },
      { label: 'Impact', align: right },
      { label: 'Confidence', align: right },
      { label: 'Effort, weeks', align: right },
      { label: 'Depends on' },
    ],
    rows: ranked.map(({ feature, rank, bucket, rice }) => [
      String(rank),
      feature.id,
      feature.name,
      bucket,
      scoreText(rice),
      String(feature.reach),
      String(feature.impact),
      `${feature.confidence} %`,
      String(feature.effort),
      feature.dependsOn.join(', '),
    ]),
  }
}

function rules(): Block[] {
  return [
    {
      type: 'paragraph',
      text: 'RICE = reach × impact × confidence ÷ effort, with the reach of 100 users in a quarter and the effort of a first version in person-weeks; confidence until users were seen: 90 % for a limit of yours, 80 % for a step you tell, 70 % for a line of yours that leads to one, 60 % for the library, 50 % for what follows from the kind of step.',
    },
    { type: 'list', ordered: false, items: buckets.map((bucket) => ({ text: `${bucket}: ${bucketRules[bucket]}.` })) },
  ]
}

function matrix(ranked: readonly Ranked[]): Block {
  const dividers = dividersOf(ranked)
  const quick = ranked.filter((each) => quadrantOf(each, dividers) === 'Quick win').map(({ feature }) => feature.id)
  return {
    type: 'chart',
    title: 'Value against effort',
    description:
      quick.length > 0
        ? `Much value for little effort: ${quick.join(', ')}.`
        : 'No feature has both much value and little effort.',
    chart: {
      kind: 'scatter',
      x: { label: 'Effort, person-weeks', min: 0 },
      y: { label: 'Value', min: 0 },
      points: ranked.map(({ feature, value, bucket }) => ({
        label: feature.id,
        x: feature.effort,
        y: Math.round(value * 10) / 10,
        ...(bucket === 'Must' && { highlight: true }),
      })),
    },
  }
}

function restTable(ranked: readonly Ranked[]): Block {
  return {
    type: 'table',
    columns: [{ label: 'Id' }, { label: 'Because' }, { label: 'The numbers' }, { label: 'Check' }],
    rows: ranked.map(({ feature }) => [feature.id, feature.because, feature.rests, feature.check]),
  }
}
