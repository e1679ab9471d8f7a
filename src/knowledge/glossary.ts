import { z } from 'zod'
import { readEntries } from './library.ts'

/**
 * Words of the trades in another language, so that a product that is described in it finds its market. Not a dictionary: a
 * word is translated by what products have to do with it ("Dienst" is a shift).
 */
export const glossary = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]{2}$/)
    .describe('Primary tag of the language'),
  words: z
    .record(z.string().trim().min(2), z.string().trim().min(2))
    .describe('Lower case, without accents; the beginning of a word stands for all of its forms. To English'),
})
export type Glossary = z.infer<typeof glossary>

export function readGlossaries(): Glossary[] {
  return readEntries(new URL('./glossaries/', import.meta.url), glossary)
}
