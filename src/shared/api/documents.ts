import { z } from 'zod'
import { cleanText } from '../clean-text.ts'
import { atMost } from '../limited-text.ts'

/** RFC 6901, into {@link DocumentContent}: "/result/personas/0/name", "/blocks/1/text". */
const pointer = z
  .string()
  .max(500)
  .regex(/^\/(result|blocks)(\/|$)/, 'A pointer begins with /result or /blocks')

/** What a person wrote beside the result: Markdown, at the end of the section that has this heading; '' is the document's end. */
export const freeBlock = z.strictObject({
  id: z.string().min(1).max(60),
  under: z.string().max(500),
  text: atMost(
    z.string().trim().min(1, 'A block cannot be empty'),
    20_000,
    'Please keep a block under 20,000 characters',
  ),
})
export type FreeBlock = z.infer<typeof freeBlock>
export const freeBlocks = z.array(freeBlock).max(100, 'A document has at most 100 blocks of your own')

/** What versions are versions of. */
export interface DocumentContent {
  result: Record<string, unknown>
  blocks: readonly FreeBlock[]
}

/** One edit and what it was made on: `was` is what the writer saw there. */
export const documentChange = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), pointer, was: z.json(), value: z.json() }),
  /** A passage of a longer text, such as a paragraph of Markdown. `at` is where it began, in code units. */
  z.strictObject({ op: z.literal('text'), pointer, at: z.int().nonnegative(), was: z.string(), value: z.string() }),
  /** The pointer ends with the place in the list. */
  z.strictObject({ op: z.literal('insert'), pointer, value: z.json() }),
  z.strictObject({ op: z.literal('remove'), pointer, was: z.json() }),
])
export type DocumentChange = z.infer<typeof documentChange>

const note = atMost(z.string().trim().overwrite(cleanText), 300, 'Please keep the reason under 300 characters')

export const documentEdit = z.strictObject({
  /** Of the document that the changes were made on; later changes of others are kept beside them. */
  revision: z
    .int()
    .positive()
    .max(2 ** 31 - 1),
  changes: z.array(documentChange).min(1).max(200),
  /** Why, in the words of whoever changes it. */
  note: note.default(''),
})
export type DocumentEdit = z.infer<typeof documentEdit>

/** A place that a person has changed. `passage` says which part of a longer text. */
export const touchedPlace = z.object({ pointer: z.string(), passage: z.string().optional(), at: z.string() })
export type TouchedPlace = z.infer<typeof touchedPlace>

export const versionReasons = ['written', 'earlier', 'edited', 'restored'] as const

/** A version without its content. Versions count from 1, as the revisions of the result do. Times are ISO 8601 in UTC. */
export const documentVersion = z.object({
  number: z.int().positive(),
  /** written: as the run wrote it; earlier: as it was before versions were kept. */
  reason: z.enum(versionReasons),
  /** The version that was restored. */
  restored: z.int().positive().nullable(),
  note: z.string(),
  /** '' until somebody names it. */
  name: z.string(),
  /** Null for what no person made, and once the account is closed. */
  author: z.object({ name: z.string(), you: z.boolean() }).nullable(),
  /** How many places differ from the version before. */
  changes: z.int().nonnegative(),
  createdAt: z.string(),
})
export type DocumentVersion = z.infer<typeof documentVersion>

export const versionContent = documentVersion.extend({
  result: z.record(z.string(), z.unknown()),
  blocks: z.array(freeBlock),
})
export type VersionContent = z.infer<typeof versionContent>

export const versionList = z.object({
  versions: z.array(documentVersion),
  /** Give it as `before` for the next page; null on the last. */
  next: z.int().nullable(),
})
export type VersionList = z.infer<typeof versionList>

export const versionListQuery = z.object({
  before: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})

export const versionName = z.strictObject({
  name: atMost(z.string().trim().overwrite(cleanText), 100, 'Please keep the name under 100 characters'),
})

export const versionRestore = z.strictObject({ revision: documentEdit.shape.revision })

export const compareQuery = z.object({
  from: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
  to: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
})

/** Two versions and the places in which they differ; a value that is not there is absent. */
export const versionComparison = z.object({
  from: versionContent,
  to: versionContent,
  differences: z.array(
    z.object({ pointer: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }),
  ),
})
export type VersionComparison = z.infer<typeof versionComparison>

/** A document as it is now. Its id is that of the run that wrote it. */
export const documentView = z.object({
  id: z.string(),
  revision: z.int().positive(),
  result: z.record(z.string(), z.unknown()),
  blocks: z.array(freeBlock),
  touched: z.array(touchedPlace),
})
export type DocumentView = z.infer<typeof documentView>

/** Both sides of a place that two people changed: with EDIT_CONFLICT. */
export const editConflict = z.object({
  /** As it was sent. */
  change: documentChange,
  /** What stands there now; absent when the place is gone. */
  theirs: z.unknown().optional(),
})
export type EditConflict = z.infer<typeof editConflict>
export const editConflicts = z.object({ revision: z.int(), conflicts: z.array(editConflict) })
