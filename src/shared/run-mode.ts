import { z } from 'zod'

/** A run is one draft, or a draft that is planned, read critically and rewritten where it failed. */
export const runMode = z.enum(['quick', 'thorough'])
export type RunMode = z.infer<typeof runMode>
