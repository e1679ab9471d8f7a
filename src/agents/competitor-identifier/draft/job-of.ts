import { shortened } from '#drafting/compose/phrases.ts'
import type { ProductTerms } from '#drafting/compose/product-terms.ts'

const longestQuote = 48

/** "swap shifts"; without a job in the words, the words themselves. */
export const jobOf = ({ shortJob, quote }: ProductTerms) =>
  shortJob ?? (quote ? `get what “${shortened(quote, longestQuote)}” is about` : 'get what it is for')
