import { AppError } from '#shared/errors/app-error.ts'

/** What a failed attempt means for the caller. `text` is for the log only and holds no key. */
export interface ModelFailure {
  code:
    | 'PROVIDER_BUSY'
    | 'PROVIDER_FAILED'
    | 'MODEL_REFUSED'
    | 'MODEL_KEY_REFUSED'
    | 'MODEL_QUOTA_GONE'
    | 'MODEL_UNKNOWN'
    | 'PROMPT_TOO_LONG'
  /** HTTP status, or null when the vendor was not reached or broke off. */
  status: number | null
  retryable: boolean
  /** What the vendor asked for in Retry-After, in ms; null when it did not. */
  retryAfterMs: number | null
  text: string
}

/** The part of a vendor's answer that the log keeps. A vendor may repeat the prompt in its error, so it is short. */
const LOGGED_CHARACTERS = 600

/** Error codes by which vendors report a prompt that their own filter stopped before the model saw it. */
const TOO_LONG =
  /context_length|context length|context window|prompt is too long|too many (?:input )?tokens|input token count|maximum number of tokens|string_above_max_length|exceed_context/i
const QUOTA =
  /insufficient_quota|billing|credit balance|exceeded your current quota|payment required|spend(?:ing)? limit|out of credits/i
const UNKNOWN_MODEL =
  /model_not_found|model[^.]{0,80}(?:not found|does not exist|not exist|is not supported|no longer|not available)|(?:unknown|no such|invalid) model|not_found_error[^.]{0,40}model/i
const FILTERED = /content_filter|content_policy|ResponsibleAIPolicy|invalid_prompt|PROHIBITED_CONTENT/i

/**
 * Reads an error of any vendor's SDK by its fields. The SDKs' classes are not imported: they are loaded only when a
 * model is configured, and an in-stream error is a plain object.
 */
export function readFailure(error: unknown, secrets: readonly string[]): ModelFailure {
  const fields = isRecord(error) ? error : {}
  const status = statusOf(fields)
  const kind = kindOf(fields)
  const text = logText(error, fields, status, secrets)
  const retryAfterMs = retryAfterOf(fields.responseHeaders)
  if ((status === 400 || status === null) && FILTERED.test(`${kind} ${text}`)) {
    return { code: 'MODEL_REFUSED', status, retryable: false, retryAfterMs: null, text }
  }
  const cause = causeOf(status, `${kind} ${text}`)
  if (cause) return { code: cause, status, retryable: false, retryAfterMs: null, text }
  if (status === 429 || status === 529 || /overloaded|rate_limit|resource_exhausted/i.test(kind)) {
    return { code: 'PROVIDER_BUSY', status, retryable: true, retryAfterMs, text }
  }
  const retryable = status === null ? fields.isRetryable === true : status === 408 || status >= 500
  return { code: 'PROVIDER_FAILED', status, retryable, retryAfterMs, text }
}

/** What only the administrator, or another form, can put right: waiting and trying again do not help. */
function causeOf(status: number | null, words: string): ModelFailure['code'] | null {
  if (status === 401 || status === 403) return QUOTA.test(words) ? 'MODEL_QUOTA_GONE' : 'MODEL_KEY_REFUSED'
  // Google answers 400 to a wrong key; an exhausted budget also answers 429.
  if (status === 400 && /api[_ ]key[_ ](?:not valid|invalid)|invalid api key/i.test(words)) return 'MODEL_KEY_REFUSED'
  if (status === 402 || (status !== null && status < 500 && QUOTA.test(words))) return 'MODEL_QUOTA_GONE'
  if (status === 413 || ((status === 400 || status === 422 || status === null) && TOO_LONG.test(words)))
    return 'PROMPT_TOO_LONG'
  if ((status === 404 || status === 400) && UNKNOWN_MODEL.test(words)) return 'MODEL_UNKNOWN'
  return null
}

/** The error that leaves a client. Its cause is left out: the SDK's error carries the prompt and the request headers. */
export function failureToError(failure: ModelFailure, modelId: string): AppError {
  return new AppError(failure.code, {
    internal: `${modelId}: ${failure.text}`,
    ...(failure.code === 'MODEL_REFUSED' ? {} : { vendorWord: failure.text }),
    retryAfter:
      failure.code === 'PROVIDER_BUSY' && failure.retryAfterMs !== null
        ? Math.ceil(failure.retryAfterMs / 1000)
        : undefined,
  })
}

export function scrubSecrets(text: string, secrets: readonly string[]): string {
  let clean = text
  for (const secret of secrets) if (secret.length >= 4) clean = clean.replaceAll(secret, '[key]')
  return clean
    .replace(/([?&]key=)[^&\s"]+/gi, '$1[key]')
    .replace(/\bBearer\s+[\w.~+/-]{8,}=*/gi, 'Bearer [key]')
    .replace(/\b(sk|pk)-[\w*-]{8,}/g, '[key]')
    .replace(/\bAIza[\w-]{20,}/g, '[key]')
}

function logText(
  error: unknown,
  fields: Record<string, unknown>,
  status: number | null,
  secrets: readonly string[],
): string {
  const message = typeof fields.message === 'string' ? fields.message : typeof error === 'string' ? error : ''
  const body = typeof fields.responseBody === 'string' ? fields.responseBody.replace(/\s+/g, ' ').trim() : ''
  const parts = [status === null ? '' : `HTTP ${status}`, message, body === message ? '' : body]
  if (!message && !body) parts.push(kindOf(fields) || 'unknown error')
  return scrubSecrets(parts.filter(Boolean).join(': '), secrets).slice(0, LOGGED_CHARACTERS)
}

function statusOf(fields: Record<string, unknown>): number | null {
  for (const value of [fields.statusCode, fields.status, fields.code]) {
    const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value
    // A vendor that answers 200 and then reports an error in the stream has not succeeded.
    if (typeof status === 'number' && status >= 400 && status < 600) return status
  }
  return null
}

function kindOf(fields: Record<string, unknown>): string {
  const inner = isRecord(fields.error) ? fields.error : fields
  return [inner.type, inner.code, inner.status].filter((value) => typeof value === 'string').join(' ')
}

function retryAfterOf(headers: unknown): number | null {
  if (!isRecord(headers)) return null
  const exact = Number(headers['retry-after-ms'])
  if (headers['retry-after-ms'] !== undefined && Number.isFinite(exact) && exact >= 0) return exact
  const value = headers['retry-after']
  if (typeof value !== 'string' || value.trim() === '') return null
  const seconds = Number(value)
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : null
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
