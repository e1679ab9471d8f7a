import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Comment, CommentThread, NewThread } from '#shared/api/comments.ts'
import { apiFetch, apiJson } from '../../http/api-fetch.ts'
import { useAccount } from '../../session/use-session.ts'

const loadSchemas = () => import('#shared/api/comments.ts')
const pageSize = 50

export interface CommentCalls {
  /** Each throws an ApiError. */
  begin: (thread: NewThread) => Promise<CommentThread>
  reply: (threadId: string, text: string) => Promise<void>
  resolve: (threadId: string, resolved: boolean) => Promise<void>
  edit: (threadId: string, commentId: string, text: string) => Promise<void>
  remove: (threadId: string, commentId: string) => Promise<void>
  earlier: (threadId: string, before: string) => Promise<{ comments: Comment[]; earlier: number }>
  seen: () => Promise<void>
}

/** Comments of the document that `base` is the interface's address of: one's own, or one behind a link. */
export function useComments(base: string) {
  const account = useAccount()
  const queries = useQueryClient()
  const path = `${base}/comments`
  const query = useInfiniteQuery({
    queryKey: ['comments', account?.id, base],
    queryFn: ({ pageParam, signal }) =>
      apiJson(
        `${path}?limit=${pageSize}${pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : ''}`,
        () => loadSchemas().then((module) => module.commentList),
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: Boolean(account),
  })
  const calls = useMemo((): CommentCalls => {
    const renewed = async <Answer>(call: Promise<Answer>) => {
      const answer = await call
      await queries.invalidateQueries({ queryKey: ['comments'] })
      return answer
    }
    const send = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', rest: string, body?: object) => {
      await renewed(apiFetch(path + rest, { method, ...(body && { body }) }))
    }
    return {
      begin: (body) =>
        renewed(apiJson(path, () => loadSchemas().then((module) => module.commentThread), { method: 'POST', body })),
      reply: (threadId, text) => send('POST', `/${threadId}`, { text }),
      resolve: (threadId, resolved) => send('PATCH', `/${threadId}`, { resolved }),
      edit: (threadId, commentId, text) => send('PATCH', `/${threadId}/${commentId}`, { text }),
      remove: (threadId, commentId) => send('DELETE', `/${threadId}/${commentId}`),
      earlier: (threadId, before) =>
        apiJson(`${path}/${threadId}?before=${before}`, () => loadSchemas().then((module) => module.commentPage)),
      seen: () => send('PUT', '/seen'),
    }
  }, [path, queries])
  const pages = query.data?.pages
  return {
    ...query,
    calls,
    threads: useMemo(() => pages?.flatMap(({ threads }) => threads), [pages]),
    open: pages?.[0]?.open ?? 0,
    unread: pages?.[0]?.unread ?? 0,
  }
}
