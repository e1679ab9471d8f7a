import { z } from 'zod'
import { id, text } from '../dossier/text.ts'

/** One factor of a sum that sizes a product, as a row to fill in. */
export const sizingFactor = z.strictObject({
  kind: z.enum(['count', 'share', 'kept', 'time', 'money']).describe('`kept` is the share of a payment that stays'),
  label: text,
  check: text.describe('Where its value is found, and who finds it'),
  isPeople: z.literal(true).optional().describe('Those counted are people, who can be reached and asked'),
  isYearly: z.literal(true).optional().describe('It is counted by the year'),
})
export type SizingFactor = z.infer<typeof sizingFactor>

const sign = z.enum(['*', '/', '+', '(', ')'])
const price = z.literal('price')

/** Sums by the signals that call for them, as the side lines are chosen; one without signals fits where no other does. */
export const sizingSums = z
  .strictObject({
    factors: z.record(id, sizingFactor),
    sums: z
      .array(z.strictObject({ all: z.array(id), parts: z.array(z.union([sign, price, id])).min(3) }))
      .min(1)
      .describe('A part is a sign, the price, or the id of a factor'),
  })
  .superRefine(({ factors, sums }, context) => {
    const used = new Set(sums.flatMap(({ parts }) => parts))
    for (const part of used) {
      if (part in factors || sign.safeParse(part).success || part === price.value) continue
      context.addIssue({ code: 'custom', path: ['sums'], message: `no factor "${part}"` })
    }
    for (const each of Object.keys(factors)) {
      if (!used.has(each)) context.addIssue({ code: 'custom', path: ['factors', each], message: 'in no sum' })
    }
  })

/** A part of a sum: a factor, the price, or what joins them. */
export type SumPart = { factor: SizingFactor } | { price: true } | { sign: z.infer<typeof sign> }

export interface SizingSum {
  all: readonly string[]
  parts: readonly SumPart[]
}

/** The sums with their factors in place. */
export function resolvedSums({ factors, sums }: z.infer<typeof sizingSums>): SizingSum[] {
  return sums.map(({ all, parts }) => ({
    all,
    parts: parts.map((part): SumPart => {
      const factor = factors[part]
      if (factor) return { factor }
      return part === price.value ? { price: true } : { sign: sign.parse(part) }
    }),
  }))
}
