import { z } from 'zod'

export const me = z.object({
  user: z.object({ id: z.string(), email: z.string().nullable(), anonymous: z.boolean() }),
  profile: z.object({ first_name: z.string().nullable(), last_name: z.string().nullable() }),
  subscription: z.object({ plan: z.string(), status: z.string() }).nullable(),
})
export type Me = z.infer<typeof me>

export const usage = z.object({
  /** "Guest", "Free", "Starter" or "Pro". */
  plan: z.string(),
  /** -1 is without limit. */
  limit: z.int(),
  used: z.int().nonnegative(),
  /** Runs in progress, each holding one use. */
  reserved: z.int().nonnegative(),
  /** -1 is without limit. */
  remaining: z.int(),
  /** When the count starts again; null for a guest. */
  resetsAt: z.string().nullable(),
})
export type Usage = z.infer<typeof usage>

/** What this installation writes and searches with. */
export const system = z.object({
  model: z.object({ id: z.string(), label: z.string(), builtIn: z.boolean() }),
  research: z.object({ id: z.string(), label: z.string() }),
  /** Largest file that can be uploaded, in MB. */
  uploadMaxMb: z.int().positive(),
  version: z.string(),
})
export type System = z.infer<typeof system>
