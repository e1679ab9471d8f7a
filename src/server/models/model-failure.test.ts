import { describe, expect, test } from 'vitest'
import { failureToError, readFailure, scrubSecrets } from './model-failure.ts'

const call = (statusCode: number, message: string, responseHeaders: Record<string, string> = {}) =>
  Object.assign(new Error(message), { statusCode, responseHeaders, responseBody: '' })

describe('readFailure', () => {
  test.each([
    [429, 'PROVIDER_BUSY', true],
    [529, 'PROVIDER_BUSY', true],
    [500, 'PROVIDER_FAILED', true],
    [408, 'PROVIDER_FAILED', true],
    [401, 'MODEL_KEY_REFUSED', false],
    [402, 'MODEL_QUOTA_GONE', false],
    [413, 'PROMPT_TOO_LONG', false],
    [404, 'PROVIDER_FAILED', false],
    [400, 'PROVIDER_FAILED', false],
  ])('status %i is %s', (status, code, retryable) => {
    expect(readFailure(call(status, 'no'), [])).toMatchObject({ code, retryable, status })
  })

  test.each([
    [429, 'You exceeded your current quota, please check your plan. insufficient_quota', 'MODEL_QUOTA_GONE'],
    [400, 'Your credit balance is too low to access the Anthropic API.', 'MODEL_QUOTA_GONE'],
    [400, 'API key not valid. Please pass a valid API key.', 'MODEL_KEY_REFUSED'],
    [404, 'The model `gpt-9` does not exist or you do not have access to it.', 'MODEL_UNKNOWN'],
    [404, 'not_found_error: model: claude-nonsense', 'MODEL_UNKNOWN'],
    [404, 'models/gemini-x is not found for API version v1beta', 'MODEL_UNKNOWN'],
    [404, "model 'llama9' not found", 'MODEL_UNKNOWN'],
    [400, "This model's maximum context length is 8192 tokens. context_length_exceeded", 'PROMPT_TOO_LONG'],
    [400, 'prompt is too long: 250000 tokens > 200000 maximum', 'PROMPT_TOO_LONG'],
    [400, 'The input token count (2000000) exceeds the maximum number of tokens allowed', 'PROMPT_TOO_LONG'],
    [429, 'Rate limit reached for requests per minute', 'PROVIDER_BUSY'],
    [500, 'billing service is down', 'PROVIDER_FAILED'],
  ])('status %i with "%s" is %s', (status, message, code) => {
    expect(readFailure(call(status, message), []).code).toBe(code)
  })

  test('reads Retry-After in seconds, in milliseconds and as a date', () => {
    expect(readFailure(call(429, '', { 'retry-after': '3' }), []).retryAfterMs).toBe(3000)
    expect(readFailure(call(429, '', { 'retry-after': '9', 'retry-after-ms': '250' }), []).retryAfterMs).toBe(250)
    const date = new Date(Date.now() + 5000).toUTCString()
    const wait = readFailure(call(429, '', { 'retry-after': date }), []).retryAfterMs
    expect(wait).toBeGreaterThan(3000)
    expect(wait).toBeLessThanOrEqual(5000)
    expect(readFailure(call(429, '', { 'retry-after': 'soon' }), []).retryAfterMs).toBeNull()
    expect(readFailure(call(429, '', {}), []).retryAfterMs).toBeNull()
  })

  test('reads plain objects of a stream', () => {
    expect(readFailure({ type: 'overloaded_error', message: 'Overloaded' }, []).code).toBe('PROVIDER_BUSY')
    expect(readFailure({ code: 429, message: 'slow down' }, []).code).toBe('PROVIDER_BUSY')
    expect(readFailure({ code: 'content_filter', message: 'filtered' }, []).code).toBe('MODEL_REFUSED')
    expect(readFailure('just words', [])).toMatchObject({ code: 'PROVIDER_FAILED', text: 'just words' })
    expect(readFailure(undefined, []).text).toBe('unknown error')
  })
})

describe('keys', () => {
  test('are replaced wherever they stand', () => {
    expect(scrubSecrets('key abcd1234 and abcd1234', ['abcd1234'])).toBe('key [key] and [key]')
    expect(scrubSecrets('https://x.test/v1?key=AIzaSyA1&alt=sse', [])).toBe('https://x.test/v1?key=[key]&alt=sse')
    expect(scrubSecrets('Authorization: Bearer abc.def-123456', [])).toBe('Authorization: Bearer [key]')
    expect(scrubSecrets('Incorrect API key provided: sk-abc*****wxyz', [])).toBe('Incorrect API key provided: [key]')
  })

  test('never reach the error', () => {
    const failure = readFailure(call(401, 'bad key s3cret-key-value'), ['s3cret-key-value'])
    const error = failureToError(failure, 'openai/m')
    expect(error.message).toBe('openai/m: HTTP 401: bad key [key]')
    expect(JSON.stringify(error.toBody())).not.toContain('bad key')
  })
})
