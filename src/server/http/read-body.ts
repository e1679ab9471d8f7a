import type { Context } from 'hono'
import { cleanDeep } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { deepestJson, isDeeperThan } from '#shared/is-deeper-than.ts'
import { unlessBrokenOff, withoutBreakingOff } from './broken-off.ts'

/** Largest body of a JSON request, in bytes; files have a route of their own. */
export const largestJson = 256 * 1024

/**
 * Reads a JSON object. Throws PAYLOAD_TOO_LARGE before reading on, INVALID_JSON for broken UTF-8, broken JSON, another kind
 * of value or one that is nested too deeply. An empty body is an empty object.
 */
export async function readJsonObject(context: Context, largest = largestJson): Promise<Record<string, unknown>> {
  const bytes = await readBounded(context.req.raw, largest)
  if (bytes.byteLength === 0) return {}
  let value: unknown
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    value = JSON.parse(text)
  } catch (cause) {
    throw new AppError('INVALID_JSON', { cause })
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new AppError('INVALID_JSON', { userMessage: 'The request body must be a JSON object.' })
  }
  if (isDeeperThan(deepestJson, value)) {
    throw new AppError('INVALID_JSON', {
      userMessage: `The request body is nested more than ${deepestJson} levels deep.`,
    })
  }
  // In good UTF-8 what is cleaned away can only stand as an escape.
  return text.includes('\\u') ? cleanDeep(value as Record<string, unknown>) : (value as Record<string, unknown>)
}

/** The bytes of a body. Throws PAYLOAD_TOO_LARGE before reading on. */
export async function readBounded(request: Request, largest: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new AppError('PAYLOAD_TOO_LARGE', {
      userMessage: `The request is larger than ${largest >= 1024 ** 2 ? `${Math.floor(largest / 1024 ** 2)} MB` : `${largest / 1024} KB`}.`,
    })
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > largest) throw tooLarge()
  // A body is never longer than it was declared, and reading it in one piece costs a tenth.
  if (declared !== null) return new Uint8Array(await unlessBrokenOff(request.arrayBuffer()))
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of withoutBreakingOff(request.body)) {
    size += chunk.byteLength
    if (size > largest) throw tooLarge()
    chunks.push(chunk)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}
