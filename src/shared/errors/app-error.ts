import { type ErrorCode, errorTable } from './error-table.ts'

/** The wrong fields of a request: form field name (dotted path) -> message for the user. */
export type FieldErrors = Record<string, string>

/**
 * An error with two texts: `userMessage` goes to the page, `message` and `cause` stay in the log.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly userMessage: string
  readonly fields: FieldErrors | undefined
  /** Codes that say more than one, such as why a password is weak. */
  readonly reasons: readonly string[] | undefined
  /** What is wrong with an answer that could not be used, each a sentence. May hold words of the user: never for a log. */
  readonly problems: readonly string[] | undefined
  /** More of the answer's body, for callers who know the code. */
  readonly details: object | undefined
  /** What a provider said, without keys and without words of a prompt: for administrators. */
  readonly vendorWord: string | undefined
  /** For 429 and 503: whole seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: {
      userMessage?: string | undefined
      internal?: string | undefined
      fields?: FieldErrors | undefined
      reasons?: readonly string[] | undefined
      problems?: readonly string[] | undefined
      details?: object | undefined
      vendorWord?: string | undefined
      retryAfter?: number | undefined
      cause?: unknown
    } = {},
  ) {
    super(options.internal ?? code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.userMessage = options.userMessage ?? errorTable[code].message
    this.fields = options.fields
    this.reasons = options.reasons
    this.problems = options.problems
    this.details = options.details
    this.vendorWord = options.vendorWord
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return errorTable[this.code].status
  }

  get report(): boolean {
    return errorTable[this.code].report
  }

  /** The answer's body. Never holds the internal message. */
  toBody(): {
    error: string
    code: ErrorCode
    fields?: FieldErrors
    reasons?: readonly string[]
    problems?: readonly string[]
  } {
    return {
      ...this.details,
      error: this.userMessage,
      code: this.code,
      ...(this.fields ? { fields: this.fields } : {}),
      ...(this.reasons ? { reasons: this.reasons } : {}),
      ...(this.problems ? { problems: this.problems } : {}),
    }
  }
}
