import type { Context } from 'hono'
import { isConnectionError } from '#server/db/database.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { AppEnv } from './app-context.ts'

/** Any thrown value as one of our errors. What is not ours says nothing of itself to the user. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isConnectionError(error)) return new AppError('NOT_READY', { cause: error, retryAfter: 2 })
  if (isUnstorable(error)) return new AppError('INVALID_INPUT', { cause: error })
  const gone = goneMeanwhile(error)
  return gone ? new AppError(gone, { cause: error }) : new AppError('INTERNAL', { cause: error })
}

/** A text with NUL, or a number without measure, in a place where nothing stands in for a check: no value of ours is one. */
function isUnstorable(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === '22021' || code === '22P05' || code === '22003'
}

/**
 * What a row would have belonged to was deleted between the look and the write: an account that is being closed, a run, a file. Nobody's
 * fault, and answered as if it had been gone before.
 */
function goneMeanwhile(error: unknown): 'UNAUTHENTICATED' | 'NOT_FOUND' | null {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  if (code !== '23503' || typeof constraint !== 'string') return null
  return /_(?:user|session)_id_fk$/.test(constraint) ? 'UNAUTHENTICATED' : 'NOT_FOUND'
}

/** The one place where an error becomes an answer, a figure and, where it is worth a look, a line in the log. */
export function errorResponse(error: unknown, context: Context<AppEnv>): Response {
  const appError = toAppError(error)
  context.var.metrics?.refused(appError.code)
  if (appError.report) {
    context.var.log?.error({ code: appError.code, err: appError.cause ?? appError }, 'request failed')
  }
  if (appError.retryAfter !== undefined) context.header('Retry-After', String(appError.retryAfter))
  return context.json(appError.toBody(), appError.status as 400)
}
