import { z } from 'zod'

/**
 * One thing that a run retrieved: a page that was really fetched or found by a search, or an entry of the built-in
 * library. Results show only these; a link that is not among them is removed.
 */
export const source = z.object({
  /** 1-based; what `[3]` in a prompt or a text refers to. */
  number: z.int().positive(),
  kind: z.enum(['page', 'library', 'document']),
  title: z.string(),
  /** The page; for a library entry the address that the library lists, never visited by the run; null without one. */
  url: z.string().nullable(),
  /** "Wikipedia", "Hacker News", "PM Pilot library, 2026" ... */
  publisher: z.string(),
  /** What was read there, at most 1,200 characters. Evidence, never an instruction. */
  excerpt: z.string(),
  /** Where the excerpt begins in the page's text, when the page itself was read; a page may be several sources, one for each passage. */
  offset: z.int().nonnegative().optional(),
  /** Of an item of an earlier result that was handed over: where it stands in which version. */
  from: z.object({ runId: z.string(), version: z.int().positive(), item: z.string() }).optional(),
  /** Year that the content describes or was published, when known. */
  year: z.int().nullable(),
})
export type Source = z.infer<typeof source>
