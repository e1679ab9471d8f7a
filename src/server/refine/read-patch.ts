import { z } from 'zod'
import { listPathOf, type RefinePlace } from './refine-places.ts'

/** What a model answers: the places that change, by their ids. */
export const modelPatch = z.object({
  answer: z
    .string()
    .nullable()
    .describe(
      'What was asked to be explained or challenged, in a few plain sentences; null where only changes were asked for',
    ),
  changes: z
    .array(
      z.object({
        place: z
          .string()
          .describe('The id of the place, exactly as it is given; to take out an item of a list, its pointer'),
        action: z.enum(['replace', 'remove']),
        text: z.string().describe('All of the new text of the place; empty for remove'),
        why: z.string().describe('Why, in at most twelve words'),
      }),
    )
    .max(80),
})
export type ModelPatch = z.infer<typeof modelPatch>

/** Where a change of a patch belongs: a place, or an item of a list that holds nothing but places that were asked about. */
export type PatchTarget = { place: RefinePlace } | { item: string }

/** Null for what was not asked about: such a change is left out. */
export function targetOf(id: string, places: readonly RefinePlace[], all: readonly RefinePlace[]): PatchTarget | null {
  const place = places.find((each) => each.id === id)
  if (place) return { place }
  if (typeof listPathOf(id).at(-1) !== 'number') return null
  const below = all.filter(({ pointer }) => pointer.startsWith(`${id}/`) || pointer === id)
  const asked = new Set(places.map((each) => each.id))
  return below.length > 0 && below.every((each) => asked.has(each.id)) ? { item: id } : null
}
