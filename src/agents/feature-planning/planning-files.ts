import { productTitle } from '#agents/_kit/product-title.ts'
import type { Workbook, WorkbookCell } from '#shared/document/workbook.ts'
import { parseFormula } from '#shared/formula/parse-formula.ts'
import { writeFormula } from '#shared/formula/write-formula.ts'
import type { ListedFeature, PlanningResult } from './output.ts'
import {
  bucketRules,
  buckets,
  leastConfidence,
  mostUntested,
  type Ranked,
  rankedFeatures,
  riceFormula,
  wholeFeatures,
} from './ranking.ts'

const columns: Readonly<Record<string, string>> = { reach: 'C', impact: 'D', confidence: 'E', effort: 'F' }

/** The plan as a spreadsheet: change a yellow cell and RICE, rank and MoSCoW follow. */
export function planningWorkbook({ inputs, features, leftOut, summary }: PlanningResult): Workbook {
  const ranked = rankedFeatures(wholeFeatures(features))
  const last = ranked.length + 1
  return {
    title: `Feature plan: ${productTitle(inputs.productDescription)}`,
    sheets: [
      {
        name: 'Features',
        widths: [6, 52, 11, 11, 15, 11, 10, 10, 18, 30, 14, 12, 60, 60, 50],
        frozenRows: 1,
        filtered: true,
        rows: [
          [
            'Id',
            'Feature',
            'Reach',
            'Impact',
            'Confidence',
            'Effort',
            'RICE',
            'RICE rank',
            'MoSCoW',
            'Must because',
            'Depends on',
            'RICE of the rest',
            'Because',
            'Basis',
            'Check',
          ],
          ...ranked.map((each, index) => line(each, index + 2, last, ranked)),
        ],
      },
      {
        name: 'Rules',
        widths: [24, 110],
        frozenRows: 1,
        rows: [
          ['Name', 'Rule'],
          [
            'RICE',
            `${riceFormula.replaceAll('*', '×').replace('/', '÷')}; reach of 100 users in a quarter, effort in person-weeks`,
          ],
          ...buckets.map((bucket): WorkbookCell[] => [bucket, bucketRules[bucket]]),
          [],
          [{ text: 'Summary', look: 'strong' }, summary],
          ...leftOut.map(({ name, why }): WorkbookCell[] => [`Left out: ${name}`, why]),
        ],
      },
    ],
  }
}

function line(
  { feature, rice, bucket, because }: Ranked,
  row: number,
  last: number,
  all: readonly Ranked[],
): WorkbookCell[] {
  const parsed = parseFormula(riceFormula)
  const riceCell = parsed.ok ? writeFormula(parsed.expression, { row: (id) => `${columns[id] ?? id}${row}` }) : ''
  const input = (value: number | undefined, format: string): WorkbookCell => ({
    value: value ?? null,
    format,
    look: 'input',
  })
  // An empty cell counts as 0 in a spreadsheet: what is not scored yet shows nothing.
  const scored = (formula: string) => `IF(COUNT(C${row}:F${row})<4,"",${formula})`
  const isNeeded = all.some((other) => other.feature.dependsOn.includes(feature.id))
  // A feature that others need is never "won't"; the rest is weighed by the median of column L.
  const untested = isNeeded ? 'FALSE' : `AND(E${row}<${leastConfidence / 100},F${row}>${mostUntested})`
  const moscow = `IF(J${row}<>"","Must",IF(G${row}="","Could",IF(${untested},"Won't this time",IF(G${row}>=MEDIAN(L$2:L$${last}),"Should","Could"))))`
  const isRest = bucket === 'Should' || bucket === 'Could'
  return [
    feature.id,
    feature.name,
    input(feature.reach, '0'),
    input(feature.impact, '0.##'),
    input(feature.confidence === undefined ? undefined : feature.confidence / 100, '0%'),
    input(feature.effort, '0.#'),
    { ...blankOr(rice), formula: scored(riceCell), format: '0.0', look: 'strong' },
    {
      ...blankOr(rice === null ? null : riceRank(rice, all)),
      formula: scored(`RANK(G${row},G$2:G$${last})`),
      format: '0',
    },
    { text: bucket, formula: moscow, look: 'strong' },
    bucket === 'Must' ? because : '',
    feature.dependsOn.join(', '),
    restCell(isRest ? rice : null, `IF(OR(J${row}<>"",${untested}),"",G${row})`),
    feature.because,
    feature.rests,
    feature.check,
  ]
}

/** What a viewer that does not calculate shows: nothing where there is no score yet. */
const blankOr = (value: number | null) => (value === null ? { text: '' } : { value })

const restCell = (rice: number | null, formula: string): WorkbookCell =>
  rice === null ? { text: '', formula } : { value: rice, formula, format: '0.0' }

const riceRank = (rice: number, all: readonly Ranked[]) => 1 + all.filter((other) => (other.rice ?? 0) > rice).length

export function planningCsv({ features }: PlanningResult): string[][] {
  const cells = ({ reach, impact, confidence, effort }: ListedFeature) =>
    [reach, impact, confidence, effort].map((each) => String(each ?? ''))
  return [
    [
      'rank',
      'id',
      'feature',
      'moscow',
      'rice',
      'reach',
      'impact',
      'confidence_percent',
      'effort_weeks',
      'depends_on',
      'because',
      'check',
    ],
    ...rankedFeatures(wholeFeatures(features)).map(({ feature, rank, bucket, rice }) => [
      String(rank),
      feature.id,
      feature.name,
      bucket,
      rice?.toFixed(2) ?? '',
      ...cells(feature),
      feature.dependsOn.join(' '),
      feature.because,
      feature.check,
    ]),
  ]
}
