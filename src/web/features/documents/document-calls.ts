import { type DocumentChange, type DocumentView, documentView } from '#shared/api/documents.ts'
import { apiJson } from '../../http/api-fetch.ts'

/** Says that a statement is decided by whoever is signed in, or by nobody any more. */
export const sendDecision = (runId: string, revision: number, text: string, decided: boolean): Promise<DocumentView> =>
  apiJson(`/api/documents/${runId}/decisions`, documentView, { method: 'PUT', body: { revision, text, decided } })

export const readDocument = (runId: string): Promise<DocumentView> => apiJson(`/api/documents/${runId}`, documentView)

/** Changes that were made on a revision. Throws EDIT_CONFLICT where somebody else changed the same place. */
export const sendChanges = (
  runId: string,
  revision: number,
  changes: readonly DocumentChange[],
  note = '',
): Promise<DocumentView> =>
  apiJson(`/api/documents/${runId}/changes`, documentView, {
    method: 'POST',
    body: { revision, changes, ...(note && { note }) },
  })
