import { useCallback, useEffect, useState } from 'react'
import {
  type DocumentVersion,
  documentView,
  versionComparison,
  versionContent,
  versionList,
} from '#shared/api/documents.ts'
import { asApiError } from '../../../http/api-error.ts'
import { apiJson } from '../../../http/api-fetch.ts'

export interface Versions {
  list: readonly DocumentVersion[]
  /** There are older ones than those listed. */
  more: boolean
  failure: string | null
  readMore: () => Promise<void>
  rename: (number: number, name: string) => Promise<void>
}

/** The versions of a document, newest first, a page at a time. */
export function useVersions(runId: string): Versions {
  const [list, setList] = useState<readonly DocumentVersion[]>([])
  const [next, setNext] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const read = useCallback(
    async (before: number | null) => {
      try {
        const query = before === null ? '' : `?before=${before}`
        const page = await apiJson(`/api/documents/${runId}/versions${query}`, versionList)
        setList((now) => (before === null ? page.versions : [...now, ...page.versions]))
        setNext(page.next)
        setFailure(null)
      } catch (error) {
        setFailure(asApiError(error).message)
      }
    },
    [runId],
  )
  useEffect(() => {
    read(null)
  }, [read])
  const rename = useCallback(
    async (number: number, name: string) => {
      try {
        const path = `/api/documents/${runId}/versions/${number}`
        const named = await apiJson(path, versionContent, { method: 'PATCH', body: { name } })
        setList((now) => now.map((each) => (each.number === number ? { ...each, name: named.name } : each)))
        setFailure(null)
      } catch (error) {
        setFailure(asApiError(error).message)
      }
    },
    [runId],
  )
  return { list, more: next !== null, failure, readMore: () => read(next), rename }
}

export const readVersion = (runId: string, number: number) =>
  apiJson(`/api/documents/${runId}/versions/${number}`, versionContent)

export const compareVersions = (runId: string, from: number, to: number) =>
  apiJson(`/api/documents/${runId}/compare?from=${from}&to=${to}`, versionComparison)

export const restoreVersion = (runId: string, number: number, revision: number) =>
  apiJson(`/api/documents/${runId}/versions/${number}/restore`, documentView, { method: 'POST', body: { revision } })
