import { z } from 'zod'

export const factKinds = ['rival', 'price', 'figure', 'quote', 'decision', 'other'] as const
export type FactKind = (typeof factKinds)[number]

/** What the user knows of a product, as a run was given it. */
export const ownFact = z.object({
  id: z.string().max(60),
  kind: z.enum(factKinds),
  text: z.string().max(4_000),
  /** Words or an address; '' where none was given. */
  source: z.string().max(4_000),
  /** YYYY-MM-DD, or ''. */
  date: z.string().max(20),
  /** Of a result: false where nothing of it rests on the fact; it stands in the list of what is known all the same. */
  used: z.boolean().optional(),
})
export type OwnFact = z.infer<typeof ownFact>

/** Facts that one run is given: the newest of a product. */
export const mostFactsOfRun = 60

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "12 Nov 2026"; what is no date stands as it is. */
export function factDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  const name = months[Number(month) - 1]
  return year && day && name ? `${Number(day)} ${name} ${year}` : date
}

/** Behind a statement that rests on it: "(your fact: price list, 12 Nov 2026)". */
export function yourFact({ source, date }: Pick<OwnFact, 'source' | 'date'>): string {
  const from = [source, factDate(date)].filter((part) => part !== '').join(', ')
  return from === '' ? '(your fact)' : `(your fact: ${from})`
}

/** Words in quotation marks: their own, where somebody has typed some. */
export const asQuote = (text: string): string => (/^[“„«"].*[”“»"]$/su.test(text) ? text : `“${text}”`)
