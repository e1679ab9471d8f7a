import { z } from 'zod'
import { regionId } from '../dossier/region-id.ts'

const word = z.string().regex(/^[\p{L}\d][\p{L}\d .'&-]*$/u)

/**
 * Kinds of which a product usually serves some and not the others: who names cats says nothing of dogs. A text of a market that only
 * speaks of a kind that was not named, while another of its group was, is about other products.
 */
export const kindGroup = z.strictObject({
  of: z.string(),
  kinds: z.array(z.array(word).min(1)).min(2).describe('Each with the words that name it, singular and plural'),
})
export type KindGroup = z.infer<typeof kindGroup>

/** Words that belong to one region: they show where a product is meant for, and which texts are about elsewhere. */
export const regionWords = z.strictObject({
  region: regionId,
  marks: z.array(word).describe('Exams, offices, currencies: who uses them is there'),
  names: z.array(word).describe('What the region, its people and its law are called'),
})
export type RegionWords = z.infer<typeof regionWords>
