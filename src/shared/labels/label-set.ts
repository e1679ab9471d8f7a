import { z } from 'zod'

/** The languages that documents have labels in beside English, which the agents write them in. */
export const labelledLanguages = ['de', 'fr', 'es', 'ar'] as const

/**
 * The labels of one language by their English ones. A label with holes stands for the lines that are built with it: `{}` is any text,
 * `{#}` a number, `{$}` an amount of money, `{@}` a day such as "3 March 2027": all three are written as the language writes them. Holes keep their order.
 * Of several labels that fit, the most specific is said, wherever it stands. "," and ";" are what the language separates a list with.
 */
export const labelSet = z.object({
  language: z.enum(labelledLanguages),
  labels: z.record(z.string().min(1), z.string().min(1)),
})
export type LabelSet = z.infer<typeof labelSet>

const hole = /\{[#@$]?\}/g

export interface Template {
  /** The words around the holes: one more than holes. */
  words: readonly string[]
  holes: readonly string[]
}

export const templateOf = (label: string): Template => ({
  words: label.split(hole),
  holes: label.match(hole) ?? [],
})
