import { useCallback, useEffect, useState } from 'react'
import { type AdministeredLink, administeredLinks } from '#shared/api/share-links.ts'
import { asApiError } from '../../http/api-error.ts'
import { apiFetch, apiJson } from '../../http/api-fetch.ts'

const path = '/api/admin/links'
const forAdministrators = 'This page is for the administrators of this installation.'

export interface AllLinks {
  /** Undefined until they are read. */
  list: readonly AdministeredLink[] | undefined
  more: boolean
  failure: string | null
  readMore: () => Promise<void>
  /** Throws an ApiError. */
  revoke: (id: string) => Promise<void>
}

/** The links of everybody, newest first, a page at a time. */
export function useAllLinks(): AllLinks {
  const [list, setList] = useState<readonly AdministeredLink[]>()
  const [next, setNext] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const read = useCallback(async (before: string | null) => {
    try {
      const page = await apiJson(before === null ? path : `${path}?before=${before}`, administeredLinks)
      setList((now = []) => (before === null ? page.links : [...now, ...page.links]))
      setNext(page.next)
      setFailure(null)
    } catch (error) {
      const { code, message } = asApiError(error)
      setFailure(code === 'FORBIDDEN' ? forAdministrators : message)
    }
  }, [])
  useEffect(() => {
    void read(null)
  }, [read])
  const revoke = useCallback(
    async (id: string) => {
      await apiFetch(`${path}/${id}`, { method: 'DELETE' })
      setList((now) => now?.filter((each) => each.id !== id))
      // Where the next page begins is read anew.
      if (id === next) await read(null)
    },
    [next, read],
  )
  return { list, more: next !== null, failure, readMore: () => read(next), revoke }
}
