import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fetchPage, listPages, testConnection } from '../confluence-calls.ts'

/** Asked when the dialog opens and when the user asks again: the reader of an error decides, not a timer. */
const once = { retry: false, refetchOnWindowFocus: false } as const

/** Keys start with the moment that the dialog was opened: every opening sees Confluence as it is then. */
export const connectionQuery = (openedAt: number) =>
  queryOptions({
    ...once,
    queryKey: ['confluence', 'connection', openedAt],
    queryFn: ({ signal }) => testConnection(undefined, signal),
  })

export const pagesQuery = (openedAt: number, words: string) =>
  queryOptions({
    ...once,
    queryKey: ['confluence', 'pages', openedAt, words],
    queryFn: ({ signal }) => listPages(words, signal),
    placeholderData: keepPreviousData,
  })

/** The version that it brings is the one that the user has seen, so that it never changes by itself. */
export const pageQuery = (openedAt: number, pageId: string) =>
  queryOptions({
    ...once,
    queryKey: ['confluence', 'page', openedAt, pageId],
    queryFn: ({ signal }) => fetchPage(pageId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
