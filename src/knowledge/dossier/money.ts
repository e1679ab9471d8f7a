import { z } from 'zod'
import { basis } from './basis.ts'
import { regionId } from './region-id.ts'
import { text } from './text.ts'

/** A factor of a sizing row. Shares are written 12 with unit "%" and count as 0.12. */
export const sizingFactor = z
  .strictObject({
    name: text,
    unit: z.string().min(1).describe('"%", "per household", "USD per year", ...'),
    low: z.number().nonnegative(),
    base: z.number().nonnegative(),
    high: z.number().nonnegative(),
    check: text.describe('The cheapest way to check it'),
  })
  .refine(({ low, base, high }) => low <= base && base <= high, 'low, base and high must not fall')

/** A sum that code can calculate: count x factors = money a year, in the currency of the last factor. */
export const sizing = z.strictObject({
  region: regionId,
  who: text.describe('Whose spending is counted: "full-service restaurants in the United States"'),
  count: z.strictObject({ value: z.number().positive(), what: text, year: z.int().nullable(), basis }),
  factors: z.array(sizingFactor).min(2).max(5).describe('Shares first, the yearly price last'),
  currency: z.enum(['USD', 'EUR', 'GBP']),
  weakest: text.describe('The factor that decides, and how to count it'),
})
export type Sizing = z.infer<typeof sizing>

export const money = z.strictObject({
  models: z.array(z.strictObject({ name: text, usual: text, fits: text, wins: text, basis: basis.optional() })),
  unitEconomics: z.array(text).describe('Worked sums of one customer'),
  costDrivers: z.array(text),
  sizing: z.array(sizing),
})
