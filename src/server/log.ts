import { type Logger, pino } from 'pino'
import { idsOfWork } from './observe/work-context.ts'

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

/** Errors of libraries carry their connections, requests and bodies; only what says what went wrong is logged. */
function plainError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return String(error)
  const { code, cause } = error as Error & { code?: unknown }
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack,
    ...(cause !== undefined && depth < 3 ? { cause: plainError(cause, depth + 1) } : {}),
  }
}
