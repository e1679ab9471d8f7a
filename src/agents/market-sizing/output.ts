import { z } from 'zod'
import { openQuestion } from '#agents/_kit/claim.ts'
import { leastOf } from './row-scale.ts'

const text = z.string().trim().min(1)
const rowId = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)
/** Larger than any market in any currency, small enough to calculate with. */
const amount = z.number().min(-1e15).max(1e15)

export const sheetRow = z
  .object({
    id: rowId.describe('Lower case with underscores; formulas name the row by it'),
    label: text.describe('What is counted, precise enough to multiply: "Registered nurses employed, United States"'),
    value: amount.describe('The base case. A percentage is written 12 with unit "%" and counts as 0.12 in formulas.'),
    low: amount.describe('The value in the cautious case; equal to value for a fact'),
    high: amount.describe('The value in the hopeful case; equal to value for a fact'),
    unit: text.describe('people, firms, %, USD per month, ...'),
    basis: z
      .enum(['fact', 'given', 'assumption'])
      .describe('fact: stands in a numbered source; given: stands in the form; assumption: neither'),
    source: z.int().positive().nullable().describe('Number of the source that holds the value; null unless a fact'),
    note: z.string().nullable().describe('Year and place of a fact, or what the assumption rests on'),
    check: z.string().nullable().describe('For an assumption: the cheapest way to check it, and who does. Else null.'),
    blank: z
      .boolean()
      .optional()
      .describe('True when nobody has a value yet: the value is 0 and counts as missing, and check says where to look'),
  })
  .superRefine((row, context) => {
    if (Math.min(row.low, row.value, row.high) < leastOf(row))
      context.addIssue({ code: 'custom', message: `“${row.label}” cannot be negative.` })
  })
export type SheetRow = z.infer<typeof sheetRow>

export const methods = ['top-down', 'bottom-up'] as const
export const parts = ['step', 'TAM', 'SAM', 'SOM'] as const

export const sheetFormula = z.object({
  id: rowId,
  label: text,
  unit: text.describe('The currency and "per year" for TAM, SAM and SOM'),
  method: z.enum(['top-down', 'bottom-up', 'both']).describe('both: an interim result that both methods use'),
  part: z.enum(parts).describe('step: an interim result'),
  formula: text.describe('Over row and formula ids with + - * / ( ) min(...) max(...). Nothing else.'),
})
export type SheetFormula = z.infer<typeof sheetFormula>

export const sizingOutput = z.object({
  scope: text.describe('One or two sentences: whose spending on what is counted, where, per year'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('ISO 4217'),
  rows: z.array(sheetRow).max(20),
  formulas: z.array(sheetFormula).max(14).describe('Exactly one TAM, SAM and SOM for each of the two methods'),
  gapNote: text.describe('What one method counts that the other does not, in this market; one or two sentences'),
  openQuestions: z.array(openQuestion).max(4).describe('What would move the result most, each with its cheapest test'),
  comparisons: z
    .array(text)
    .max(3)
    .optional()
    .describe('Counts of other people or another country, with their source numbers; never used in a formula'),
})
export type SizingOutput = z.infer<typeof sizingOutput>

export const sizingResult = z.object({
  timestamp: z.iso.datetime(),
  inputs: z.object({
    productOrService: z.string(),
    targetMarket: z.string(),
    customerSegments: z.string().nullable(),
    regions: z.string().nullable(),
    estimationApproach: z.enum(methods),
  }),
  /** Written from the sheet, and again after each edit of a row. */
  estimate: z.string(),
  ...sizingOutput.shape,
  searchResults: z.array(z.object({ number: z.int().positive(), title: z.string(), link: z.string() })).max(5),
})
export type SizingResult = z.infer<typeof sizingResult>
