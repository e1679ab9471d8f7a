import { z } from 'zod'
import { cleanText } from '../clean-text.ts'
import { atMost } from '../limited-text.ts'
import { documentChange, documentEdit } from './documents.ts'

/** What a model is asked for. Explaining and challenging may end in words alone. */
export const modelRefinements = [
  'shorter',
  'concrete',
  'executives',
  'engineers',
  'angle',
  'explain',
  'challenge',
  'free',
] as const
export type ModelRefinement = (typeof modelRefinements)[number]

/** What the built-in writer can do from what the library holds. */
export const libraryRefinements = ['leave-out', 'next-best', 'add-next', 'segment', 'rival', 'register'] as const
export type LibraryRefinement = (typeof libraryRefinements)[number]

/** What puts right what no longer holds, since what the document was made from has changed. */
export const standingRefinements = ['update'] as const

export const refinements = [...modelRefinements, ...libraryRefinements, ...standingRefinements] as const
export type Refinement = (typeof refinements)[number]

/** As pages, notes of versions and answers call them. */
export const refinementNames: Record<Refinement, string> = {
  shorter: 'Shorter',
  concrete: 'More concrete',
  executives: 'For executives',
  engineers: 'For engineers',
  angle: 'Another angle',
  explain: 'Explain',
  challenge: 'Challenge this',
  free: 'In your words',
  'leave-out': 'Leave out the least important',
  'next-best': 'Take the next best instead',
  'add-next': 'More detail: add the next best',
  segment: 'Another segment',
  rival: 'Another main rival',
  register: 'Another tone of voice',
  update: 'Bring up to date',
}

/** Why a version is there that came of it: "Refined: shorter". */
export const refineNote = (action: Refinement, words: string): string => {
  const asked = action === 'free' ? words.replace(/\s+/g, ' ').trim() : refinementNames[action].toLowerCase()
  return `Refined: ${asked.length > 200 ? `${asked.slice(0, 199)}…` : asked}`
}

const pointer = z
  .string()
  .max(500)
  .regex(/^\/(result|blocks)(\/|$)/, 'A pointer begins with /result or /blocks')

export const refineRequest = z.strictObject({
  revision: documentEdit.shape.revision,
  action: z.enum(refinements),
  /** What is asked for in free words; with the other actions, what else to mind. */
  words: atMost(
    z.string().trim().overwrite(cleanText),
    600,
    'Please keep what you ask for under 600 characters',
  ).default(''),
  /**
   * Places of the document that it is about, each with all below it, or with "#" and a number the passage of a longer text; all of it without
   * any.
   */
  within: z.array(pointer).max(2_000).default([]),
  /** Text that is shown in these places: only the places that say it are changed. */
  quote: atMost(z.string(), 20_000, 'Please select a shorter text').default(''),
  /** As runs take it; the first that the caller may use when absent. */
  model: z.string().max(200).optional(),
})
export type RefineRequest = z.infer<typeof refineRequest>

/** What can be asked of a document now. */
export const refineOptions = z.object({
  /** What would write; null where no model does. */
  model: z.string().nullable(),
  /** Why each cannot be asked for; null where it can. */
  actions: z.array(z.object({ action: z.enum(refinements), reason: z.string().nullable() })),
})
export type RefineOptions = z.infer<typeof refineOptions>

/** One change that stands or falls as a whole. Accepted, its changes go to `/changes` with the revision and note of the proposal. */
export const proposedChange = z.object({
  id: z.string(),
  changes: z.array(documentChange).min(1),
  /** What each place of it says now and would say; '' where it is not there. */
  lines: z.array(z.object({ before: z.string(), after: z.string() })),
  /** A person has changed the place. */
  touched: z.boolean(),
  why: z.string(),
  /** Sources that the place cites no more, and what the checks changed or doubt. */
  notes: z.array(z.string()),
})
export type ProposedChange = z.infer<typeof proposedChange>

export const refineProposal = z.object({
  revision: z.int().positive(),
  action: z.enum(refinements),
  /** For the version that accepting makes. */
  note: z.string(),
  /** What was asked to be explained, or what speaks against it; '' without. */
  answer: z.string(),
  proposed: z.array(proposedChange),
  /** Changes that were thought of and would not fit the document. */
  leftOut: z.int().nonnegative(),
  /** What wrote it: "built-in" or "vendor/model". */
  model: z.string(),
})
export type RefineProposal = z.infer<typeof refineProposal>

/** With `Accept: text/event-stream`: progress while it is written, then one of the others. */
export const refineEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), changes: z.int(), thinking: z.boolean() }),
  z.object({ type: z.literal('proposal'), proposal: refineProposal }),
  z.object({ type: z.literal('error'), error: z.string(), code: z.string() }),
])
export type RefineEvent = z.infer<typeof refineEvent>
