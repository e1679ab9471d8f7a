import { networkFailure, toApiError } from '../../../http/api-error.ts'
import { freshSession } from '../../../session/session-calls.ts'

/** Sends a file whose words are to be kept as a note. Throws an ApiError. */
export async function uploadNote(file: File): Promise<unknown> {
  const session = await freshSession()
  const answer = await fetch(`/api/notes?fileName=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      ...(session ? { authorization: `Bearer ${session.accessToken}` } : {}),
    },
    body: file,
  }).catch(() => {
    throw networkFailure()
  })
  if (!answer.ok) throw await toApiError(answer)
  return answer.json()
}
