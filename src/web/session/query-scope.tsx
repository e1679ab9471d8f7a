import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '../http/api-error.ts'
import { onSessionEvent } from './session-store.ts'

const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // What the server refuses stays refused; only a lost connection or a failing server is tried again.
        retry: (count, error) => count < 3 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        gcTime: 5 * 60_000,
      },
    },
  })

/** Answers of the server, kept while the pages below are open and dropped when another person signs in or out. */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient)
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'signed-in' || event === 'signed-out') client.resetQueries()
      }),
    [client],
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
