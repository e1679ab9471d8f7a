import { useCallback, useEffect, useState } from 'react'
import {
  type MadeShareLink,
  madeShareLink,
  type NewProductLink,
  type NewShareLink,
  type ShareLink,
  shareLink,
  shareLinkList,
} from '#shared/api/share-links.ts'
import { asApiError } from '../../../http/api-error.ts'
import { apiFetch, apiJson } from '../../../http/api-fetch.ts'

export interface ShareLinks {
  /** Undefined until they are read. */
  list: readonly ShareLink[] | undefined
  failure: string | null
  /** The functions below throw an ApiError. */
  make: (wanted: NewShareLink | NewProductLink) => Promise<MadeShareLink>
  extend: (id: string, days: number) => Promise<void>
  revoke: (id: string) => Promise<void>
}

/** The links of a document or product, newest first. `path` is the interface's address of them. */
export function useShareLinks(path: string): ShareLinks {
  const [list, setList] = useState<readonly ShareLink[]>()
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const { abort, signal } = stoppable()
    apiJson(path, shareLinkList, { signal }).then(
      ({ links }) => setList(links),
      (error) => {
        if (!signal.aborted) setFailure(asApiError(error).message)
      },
    )
    return abort
  }, [path])
  const make = useCallback(
    async (wanted: NewShareLink | NewProductLink) => {
      const made = await apiJson(path, madeShareLink, { method: 'POST', body: wanted })
      const { url: _, ...link } = made
      setList((now = []) => [link, ...now])
      return made
    },
    [path],
  )
  const extend = useCallback(
    async (id: string, expiresInDays: number) => {
      const moved = await apiJson(`${path}/${id}`, shareLink, { method: 'PATCH', body: { expiresInDays } })
      setList((now = []) => now.map((each) => (each.id === id ? moved : each)))
    },
    [path],
  )
  const revoke = useCallback(
    async (id: string) => {
      await apiFetch(`${path}/${id}`, { method: 'DELETE' })
      setList((now = []) => now.filter((each) => each.id !== id))
    },
    [path],
  )
  return { list, failure, make, extend, revoke }
}

function stoppable(): { abort: () => void; signal: AbortSignal } {
  const controller = new AbortController()
  return { abort: () => controller.abort(), signal: controller.signal }
}
