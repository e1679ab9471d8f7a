import type { ConfluenceError } from '#integrations/confluence/confluence-error.ts'
import type { ConfluenceFailure, ConfluenceFailureReason, ConfluenceServiceRequest } from '#shared/api/confluence.ts'

export type ConfluenceAction = ConfluenceServiceRequest['action']

/** Never 401, which speaks of the session with us: the browser would ask the user to sign in here. */
const statuses: Record<ConfluenceFailureReason, number> = {
  'not-configured': 400,
  'invalid-config': 400,
  'address-refused': 400,
  unauthorized: 400,
  rejected: 400,
  forbidden: 403,
  'not-found': 404,
  'space-not-found': 404,
  'title-taken': 409,
  'version-conflict': 409,
  'too-large': 413,
  'rate-limited': 429,
  unreachable: 502,
  timeout: 502,
  'unexpected-answer': 502,
}

const failed: Record<ConfluenceAction, string> = {
  validateConnection: 'Connection test failed',
  createPage: 'Failed to create page',
  updatePage: 'Failed to update page',
  getPage: 'Failed to retrieve page',
  listPages: 'Failed to load pages',
}

export interface FailureAnswer {
  status: number
  retryAfter: number | undefined
  body: ConfluenceFailure
}

export function failureAnswer(action: ConfluenceAction, error: ConfluenceError): FailureAnswer {
  const { reason, message, currentVersion, page } = error
  const isSettings = reason === 'not-configured' || reason === 'invalid-config'
  return {
    status: statuses[reason],
    retryAfter: reason === 'rate-limited' ? (error.retryAfter ?? 10) : undefined,
    body: {
      success: false,
      code: action === 'updatePage' ? 'UPDATE_ERROR' : 'CONFLUENCE_ERROR',
      message: isSettings ? message : action === 'getPage' ? `${failed.getPage}: ${message}` : failed[action],
      error: message,
      reason,
      ...(currentVersion === undefined ? {} : { currentVersion }),
      ...(page === undefined ? {} : { page }),
    },
  }
}
