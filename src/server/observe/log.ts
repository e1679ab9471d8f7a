import { type Logger, pino } from 'pino'
import { SearchError } from '#integrations/search/search-error.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { idsOfWork } from './work-context.ts'

export type Log = Logger

/** Names of fields whose values never reach a log, at any depth that we log. */
const secretFields = [
  'password',
  'token',
  'apiKey',
  'api_key',
  'apiToken',
  'api_token',
  'authorization',
  'cookie',
  'secret',
]

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: null,
    mixin: idsOfWork,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*["set-auth-token"]`]),
      censor: '[redacted]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Errors of libraries carry their connections, requests and bodies, and their messages repeat what they were given: a value that is no
 * number, a pattern, a line of JSON, the name of a property that is not there. Of those, only the kind and the place are logged.
 */
function plainError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error
  const { code, cause, message } = error as Error & { code?: unknown }
  return {
    type: error.name,
    ...(hasPlainMessage(error) ? { message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    stack: framesOf(error),
    ...(cause !== undefined && depth < 3 ? { cause: plainError(cause, depth + 1) } : {}),
  }
}

/** Classes of SQLSTATE whose messages name tables, constraints and the state of the server, and no value of a row. */
const plainStates = new Set(['08', '23', '25', '28', '3D', '40', '42', '53', '54', '55', '57', '58'])

/** Our own errors, those of the operating system, and those of the database that are not about a value. */
function hasPlainMessage(error: Error): boolean {
  if (error instanceof AppError || error instanceof SearchError) return true
  const { code, syscall, severity } = error as { code?: unknown; syscall?: unknown; severity?: unknown }
  if (typeof code !== 'string') return false
  return typeof syscall === 'string' || (typeof severity === 'string' && plainStates.has(code.slice(0, 2)))
}

/** The stack begins with the message. */
function framesOf({ stack = '', message }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message)
  const rest = at < 0 ? stack : stack.slice(at + message.length)
  return rest
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
