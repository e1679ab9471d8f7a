import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Has what begins with this key read again after a change. A first read that is under way is begun again as well: it may have been asked for
 * before the change, and marking it as out of date alone would let its answer stand.
 */
export async function readAnew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey })
  await queries.invalidateQueries({ queryKey })
}
