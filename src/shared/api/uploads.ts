import { z } from 'zod'

/** A stored file as the interface answers it. */
export const upload = z.object({
  uploadId: z.string(),
  fileName: z.string(),
  /** Its size. */
  bytes: z.int().nonnegative(),
  kind: z.enum(['text', 'xlsx', 'xls', 'parquet']).describe('What the first bytes say that it is'),
  /** ISO 8601, UTC: when it is deleted. */
  expiresAt: z.string(),
})
export type Upload = z.infer<typeof upload>
