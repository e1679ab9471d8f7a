import { type Logger, pino } from 'pino'

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
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*["set-auth-token"]`]),
      censor: '[redacted]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
