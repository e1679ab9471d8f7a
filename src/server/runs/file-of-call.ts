import type { FileInput } from '#agents/_kit/file-input.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** A JSON body is read in one piece, so a file inside one is bounded whatever the setting allows for uploads, in bytes. */
const largestInBody = 16 * 1024 ** 2
/** What base64 or JSON's escapes add to a file, and the rest of the body. */
const growth = 1.5
const restOfBody = 256 * 1024

export function largestBodyWithFile(uploads: Uploads): number {
  return Math.ceil(Math.min(uploads.largest, largestInBody) * growth) + restOfBody
}

/**
 * The input with an upload in place of the file that the call carried: a run's row must not hold megabytes. The same file of
 * the same user is the same upload, so that a repeated call stays the same call. Throws NOT_FOUND for an upload that is not
 * the user's, PAYLOAD_TOO_LARGE, INVALID_INPUT.
 */
export async function withStoredFile(uploads: Uploads, userId: string, input: object): Promise<object> {
  const { fileData, encoding, uploadId, fileName: sentName, ...rest }: FileInput = input
  if (uploadId) {
    const { fileName } = await uploads.find(userId, uploadId)
    return { fileName, ...rest, uploadId }
  }
  if (fileData === undefined) return input
  const bytes = encoding === 'base64' ? fromBase64(fileData) : Buffer.from(fileData, 'utf8')
  const stored = await uploads.store(userId, sentName ?? '', inOnePiece(bytes))
  return { fileName: stored.fileName, ...rest, uploadId: stored.uploadId }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function fromBase64(text: string): Buffer {
  const compact = text.replace(/^data:[^,]{0,200},/, '').replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(compact)) throw new AppError('FILE_UNREADABLE', { internal: 'not base64' })
  return Buffer.from(compact, 'base64')
}
