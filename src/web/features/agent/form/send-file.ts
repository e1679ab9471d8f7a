import { type Upload, upload } from '#shared/api/uploads.ts'
import { networkFailure, toApiError } from '../../../http/api-error.ts'
import { apiJson } from '../../../http/api-fetch.ts'
import { freshSession } from '../../../session/session-calls.ts'

/**
 * Uploads a file and reports what part of it has left. XMLHttpRequest, because fetch reports no progress. Throws an
 * ApiError; an abort throws the signal's reason.
 */
export async function sendFile(file: File, onShare: (share: number) => void, signal: AbortSignal): Promise<Upload> {
  const session = await freshSession()
  signal.throwIfAborted()
  const request = new XMLHttpRequest()
  const answer = await new Promise<Response>((resolve, reject) => {
    request.open('POST', `/api/uploads?fileName=${encodeURIComponent(file.name)}`)
    if (session) request.setRequestHeader('authorization', `Bearer ${session.accessToken}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = (event) => onShare(event.total > 0 ? event.loaded / event.total : 0)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => reject(networkFailure())
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
  if (!answer.ok) throw await toApiError(answer)
  return upload.parse(await answer.json())
}

/** A file that was sent before. Throws an ApiError. */
export function readUpload(id: string, signal: AbortSignal): Promise<Upload> {
  return apiJson(`/api/uploads/${id}`, upload, { signal })
}
