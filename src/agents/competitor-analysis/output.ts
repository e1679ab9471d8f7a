import { z } from 'zod'
import { openQuestion } from '#agents/_kit/claim.ts'
import { citationMark, ownFactMark } from '#shared/statement-marks.ts'

const sentence = z.string().min(1)

/** The column of the product itself, always the last one. */
export const ownColumn = 'Your product'

export const cellValues = ['yes', 'partly', 'no', 'unknown'] as const
export type CellValue = (typeof cellValues)[number]

const cell = z.object({
  vendor: sentence.describe('Exactly a name of `vendors`'),
  value: z.enum(cellValues),
  basis: sentence.describe(
    'What it rests on. Of a vendor: words of a source with its number such as "lists open shifts [2]", or for unknown "check: " and the cheapest way to find out. Never a guess',
  ),
})
export type Cell = z.infer<typeof cell>

const row = z.object({
  criterion: sentence.describe('What the job or the buyer needs, short: "Approve each swap"'),
  why: sentence.describe('Where it comes from: a step of the job, the buyer, the market, a limit, who it is made for'),
  cells: z.array(cell).min(1).max(7),
})
export type MatrixRow = z.infer<typeof row>

const axis = z.object({
  label: sentence,
  low: sentence.describe('Name of the end at 0'),
  high: sentence.describe('Name of the end at 10'),
})

const placement = z.object({
  name: sentence,
  x: z.number().min(0).max(10),
  y: z.number().min(0).max(10),
  reason: sentence.describe('Why it stands there on both axes, with source numbers, or what would settle it'),
})

const battleCard = z.object({
  name: sentence,
  url: z.string().describe('As it stands in the sources; empty when none has it'),
  wins: z.array(sentence).min(1).max(3).describe('Where this rival wins, each with its basis'),
  loses: z.array(sentence).min(1).max(4).describe('Where it loses against this product, each with its basis'),
  price: sentence.optional().describe('Its price with its basis, or where to look'),
  theySay: sentence.optional().describe('What its seller will say, in quotation marks'),
  weAnswer: sentence.optional().describe('Grants what is true, then says what counts for these people'),
  trapQuestion: sentence.optional().describe('A fair question the buyer can put to this rival, which shows the gap'),
  source: z.string().describe('Such as "[2]"; empty without a source'),
})
export type BattleCard = z.infer<typeof battleCard>

export const competitorAnalysisOutput = z.object({
  summary: sentence.describe('Two or three sentences: the closest rival, what none of them lists, what is unknown'),
  vendors: z
    .array(sentence)
    .min(1)
    .max(7)
    .describe(`The matrix columns in order: real vendors, those that the user names first; the last is "${ownColumn}"`),
  matrix: z.array(row).max(14),
  map: z
    .object({ x: axis, y: axis, placements: z.array(placement).min(2).max(7) })
    .nullable()
    .describe('Two axes that separate these vendors; null when fewer than two vendors are known'),
  battleCards: z.array(battleCard).max(5),
  howToWin: z.array(sentence).max(4).describe('Each with its basis'),
  whereNotToFight: z.array(sentence).max(4).describe('Each with its basis'),
  openQuestions: z.array(openQuestion).max(6),
})
export type CompetitorAnalysisOutput = z.infer<typeof competitorAnalysisOutput>

export const competitorAnalysisResult = z.object({
  timestamp: z.iso.datetime(),
  ...competitorAnalysisOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type CompetitorAnalysisResult = z.infer<typeof competitorAnalysisResult>

/** How the basis of a cell begins that the trade knows and nobody has read. */
export const commonKnowledge = 'common knowledge'

/** A vendor's cell rests on a source or on what the user knows; what everybody in the trade knows may stand as such, but never for a `no`. */
const isVendorBasis = (basis: string, value: CellValue) =>
  citationMark.test(basis) || ownFactMark.test(basis) || (value !== 'no' && basis.startsWith(commonKnowledge))

/** What the schema cannot say: every cell is there once and none is a guess. */
export function matrixProblems({ vendors, matrix }: CompetitorAnalysisOutput): string[] {
  const problems: string[] = []
  if (vendors.at(-1) !== ownColumn) problems.push(`The last of vendors must be "${ownColumn}".`)
  for (const { criterion, cells } of matrix) {
    const names = cells.map(({ vendor }) => vendor)
    if (names.length !== vendors.length || vendors.some((vendor) => !names.includes(vendor)))
      problems.push(`The row "${criterion}" must have one cell for each of vendors.`)
    for (const { vendor, value, basis } of cells) {
      if (value === 'unknown' && !/^check: /.test(basis))
        problems.push(`The unknown cell of ${vendor} in "${criterion}" must begin with "check: ".`)
      if (value !== 'unknown' && vendor !== ownColumn && !isVendorBasis(basis, value))
        problems.push(`The cell of ${vendor} in "${criterion}" needs a source number, or must be unknown.`)
    }
  }
  return problems.slice(0, 8)
}
