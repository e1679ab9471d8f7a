import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { joined } from '#agents/_kit/joined.ts'
import { ownRivalIn } from '#agents/_kit/own-facts.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ChartBlock, ResultDocument, RichText } from '#shared/document/block.ts'
import type { CompetitorAnalysisInput } from './input.ts'
import { type BattleCard, type CompetitorAnalysisResult, commonKnowledge, type MatrixRow, ownColumn } from './output.ts'
import { labelOfCell, valueLabels } from './value-labels.ts'

type Partial = DeepPartial<CompetitorAnalysisResult>

const section = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text }, ...blocks]

const list = (items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ type: 'list', ordered: false, items: items.map((text) => ({ text })) }]

const cellOf = (row: DeepPartial<MatrixRow>, vendor: string) =>
  present(row.cells).find((cell) => cell.vendor === vendor)

function matrixBlocks(result: Partial): Block[] {
  const vendors = present(result.vendors)
  const rows = present(result.matrix)
  if (rows.length === 0 || vendors.length === 0) return []
  return [
    {
      type: 'table',
      caption: 'Feature matrix',
      columns: [
        { label: 'Capability' },
        ...vendors.map((vendor) => ({ label: labelOf(result, vendor), align: 'center' as const })),
      ],
      rows: rows.map((row) => [
        row.criterion ?? '',
        ...vendors.map((vendor) => labelOfCell(cellOf(row, vendor)?.value ?? 'unknown', vendor)),
      ]),
    },
  ]
}

/** A rival of the user's own facts says so. */
const labelOf = (result: Partial, vendor: string) => (ownRivalIn(result, vendor) ? `${vendor} (your fact)` : vendor)

/** What each cell and each place on the map rests on: a page shows it behind the cell, a file at the end. */
function basisBlocks(rows: readonly DeepPartial<MatrixRow>[], map: Partial['map']): Block[] {
  const cells = rows.flatMap((row) => present(row.cells).map((cell) => ({ criterion: row.criterion ?? '', ...cell })))
  const known = cells.filter(({ value, vendor }) => value && value !== 'unknown' && vendor !== ownColumn)
  const read = known.filter(({ basis }) => !basis?.startsWith(commonKnowledge))
  const tables = [
    ...(read.length < known.length
      ? [
          {
            type: 'paragraph' as const,
            text: 'Answers without a line below are common knowledge in the market and were not checked in a source.',
          },
        ]
      : []),
    ...tableOf(
      'Matrix answers',
      ['Capability', 'Vendor', 'Answer', 'Basis'],
      read.map((cell) => [cell.criterion, cell.vendor ?? '', valueLabels[cell.value ?? 'unknown'], cell.basis ?? '']),
    ),
    ...tableOf('Still to check', ['Capability', 'Vendors', 'How to check'], openRows(rows)),
    ...tableOf(
      'Map positions',
      ['Vendor', 'Reason'],
      present(map?.placements).map(({ name, reason }) => [name ?? '', reason ?? '']),
    ),
  ]
  return tables.length === 0 ? [] : [{ type: 'heading', level: 1, text: 'Evidence', folded: true }, ...tables]
}

/** The unknown cells of a row together: the way to check is the same for each vendor. */
function openRows(rows: readonly DeepPartial<MatrixRow>[]): string[][] {
  return rows.flatMap((row) => {
    const open = present(row.cells).filter(({ value, vendor }) => value === 'unknown' && vendor !== ownColumn)
    const first = open[0]
    // A row that nobody knows anything of says so in the matrix already.
    const isAllOpen = present(row.cells).every(({ value, vendor }) => value === 'unknown' || vendor === ownColumn)
    if (!first || isAllOpen) return []
    return [
      [
        row.criterion ?? '',
        open.map(({ vendor }) => vendor ?? '').join(', '),
        (first.basis ?? '').replace(/^check: /, ''),
      ],
    ]
  })
}

const tableOf = (caption: string, columns: readonly string[], rows: string[][]): Block[] =>
  rows.length === 0 ? [] : [{ type: 'table', caption, columns: columns.map((label) => ({ label })), rows }]

/** The map as a picture of numbers; null while there is none. */
export function mapChart(map: Partial['map']): ChartBlock | null {
  const placements = present(map?.placements)
  if (!map?.x || !map.y || placements.length === 0) return null
  const axis = ({ label, low, high }: DeepPartial<NonNullable<CompetitorAnalysisResult['map']>['x']>) => ({
    label: label ?? '',
    min: 0,
    max: 10,
    low: low ?? '',
    high: high ?? '',
  })
  return {
    type: 'chart',
    title: 'Positioning map',
    description: `${placements.map(({ name }) => name ?? '').join(', ')} by “${map.x.label ?? ''}” and “${map.y.label ?? ''}”.`,
    chart: {
      kind: 'scatter',
      x: axis(map.x),
      y: axis(map.y),
      points: placements.map(({ name, x, y }) => ({
        label: name ?? '',
        x: x ?? 0,
        y: y ?? 0,
        highlight: name === ownColumn,
      })),
    },
  }
}

function mapBlocks(map: Partial['map']): Block[] {
  const chart = mapChart(map)
  return chart ? [chart] : []
}

/** One battle card as plain fields, also what its copy button takes. */
export function cardFields(card: DeepPartial<BattleCard>): { label: string; value: RichText }[] {
  return [
    { label: 'Where it wins', value: joined(card.wins) },
    { label: 'Where it loses to us', value: joined(card.loses) },
    { label: 'Price', value: card.price ?? '' },
    { label: 'They say', value: card.theySay ?? '' },
    { label: 'We answer', value: card.weAnswer ?? '' },
    { label: 'Let the buyer ask', value: card.trapQuestion ?? '' },
  ].filter(({ value }) => value !== '')
}

export function competitorAnalysisDocument(
  result: Partial,
  context: ResultContext<CompetitorAnalysisInput>,
): ResultDocument {
  const cards = present(result.battleCards)
  const questions = present(result.openQuestions)
  return {
    title: `Competitor analysis: ${productTitle(context.input.productDescription)}`,
    language: 'en',
    blocks: [
      ...section('In brief', result.summary ? [{ type: 'paragraph', text: result.summary }] : []),
      ...section('Matrix', matrixBlocks(result)),
      ...section('Positioning', mapBlocks(result.map)),
      ...section(
        'Battle cards',
        cards.length === 0
          ? []
          : [
              {
                type: 'cards',
                cards: cards.map((card) => ({
                  title: card.name ?? 'Rival',
                  blocks: [
                    {
                      type: 'fields',
                      fields: [
                        ...cardFields(card),
                        ...(card.url ? [{ label: 'Website', value: [{ text: card.url, href: card.url }] }] : []),
                      ],
                    },
                  ],
                })),
              },
            ],
      ),
      ...section('How to win', list(present(result.howToWin))),
      ...section('Where not to compete', list(present(result.whereNotToFight))),
      ...section(
        'Open questions',
        tableOf(
          '',
          ['Question', 'Owner', 'How to answer it'],
          questions.map(({ question, owner, test }) => [question ?? '', owner ?? '', test ?? '']),
        ),
      ),
      ...basisBlocks(present(result.matrix), result.map),
      ...sourceBlocks(present(result.searchResults), result),
    ],
  }
}
