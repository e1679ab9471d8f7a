import { type ConfluenceFailure, confluenceFailure } from '#shared/api/confluence.ts'
import { asApiError } from '../../http/api-error.ts'

export interface ConfluenceReason {
  /** Why, and what to do about it; for the user. Blank when the answer did not say. */
  text: string
  /** Null for what Confluence has no part in, such as a lost connection to this server. */
  failure: ConfluenceFailure | null
  signedOut: boolean
  fields: Record<string, string>
}

/** What a failed call says about its cause. */
export function reasonOf(error: unknown): ConfluenceReason {
  const { status, message, fields, body } = asApiError(error)
  const parsed = confluenceFailure.safeParse(body)
  const failure = parsed.success ? parsed.data : null
  return { text: failure ? failure.error : message, failure, signedOut: status === 401, fields }
}
