import type { QueryClient } from '@tanstack/react-query'
import type { Review } from '#shared/api/standing.ts'
import { asApiError } from '../../http/api-error.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { readAnew } from '../../http/read-anew.ts'
import { showToast } from '../../toast/show-toast.ts'

/** Keeps what the user says of the changes before a document, or of those before single blocks of it. */
export async function reviewDocument(
  queries: QueryClient,
  id: string,
  answer: Review['answer'],
  blocks?: readonly string[],
): Promise<void> {
  try {
    const body = { answer, ...(blocks ? { blocks } : {}) }
    await apiFetch(`/api/documents/${encodeURIComponent(id)}/review`, { method: 'PUT', body })
    await readAnew(queries, ['runs'])
  } catch (error) {
    showToast({ tone: 'error', title: 'Not saved', message: asApiError(error).message })
  }
}
