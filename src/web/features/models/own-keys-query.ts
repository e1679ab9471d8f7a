import { ownKeyList } from '#shared/api/models.ts'
import { apiJson } from '../../http/api-fetch.ts'

/** The user's own keys, the providers that take one, and whether the user is an administrator. */
export const ownKeysQuery = (accountId: string) => ({
  queryKey: ['model-keys', accountId],
  queryFn: ({ signal }: { signal: AbortSignal }) => apiJson('/api/model-keys', ownKeyList, { signal }),
})
