import { queryOptions } from '@tanstack/react-query'
import { voice } from '#shared/api/context.ts'
import { apiJson } from '../../http/api-fetch.ts'

export const voiceQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['voice', accountId],
    queryFn: ({ signal }) => apiJson('/api/voice', voice, { signal }),
  })
