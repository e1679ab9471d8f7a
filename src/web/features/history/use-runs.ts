import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type RunListItem, runList } from '#shared/api/runs.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { liveStatus } from '../../live/live-status.ts'
import { useSession } from '../../session/use-session.ts'
import { useDeletedRuns } from './run-deletes.ts'

/** Pause between two looks at runs that still go on while the server's own word does not arrive, in milliseconds. */
const lookMs = 2000

/** False where nothing has to be looked at. Live updates renew every list of runs by themselves. */
function pauseFor(runs: readonly RunListItem[] | undefined): number | false {
  return liveStatus() !== 'live' && runs?.some(isOpen) ? lookMs : false
}

export const isOpen = (run: Pick<RunListItem, 'status'>) => run.status === 'queued' || run.status === 'running'

export interface RunFilter {
  q: string
  agent: string
  /** Only the runs of this product. */
  product?: string
  /** Only the pinned runs, or only the others; all when absent. */
  pinned?: 'only' | 'without'
}

function pathOf(query: Record<string, string | number | null>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== null && value !== '') params.set(name, String(value))
  return `/api/runs?${params}`
}

/** The user's runs, a page at a time. Runs that go on are looked at again until they end. */
export function useRunPages({ q, agent, product = '', pinned }: RunFilter) {
  const session = useSession()
  const deleted = useDeletedRuns()
  const query = useInfiniteQuery({
    queryKey: ['runs', 'pages', session?.user.id, q, agent, product, pinned],
    queryFn: ({ pageParam, signal }) =>
      apiJson(pathOf({ q, agent, product, pinned: pinned ?? null, cursor: pageParam, limit: 20 }), runList, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: Boolean(session),
    refetchInterval: ({ state }) => pauseFor(state.data?.pages.flatMap((page) => page.runs)),
    placeholderData: (before) => before,
  })
  const runs = query.data?.pages.flatMap((page) => page.runs).filter((run) => !deleted.has(run.id))
  return { ...query, session, runs: session === null ? [] : runs }
}

/** The newest few runs, of one agent or that hold some words. Undefined until they are known. */
export function useNewestRuns(filter: RunFilter, count: number): readonly RunListItem[] | undefined {
  const session = useSession()
  const deleted = useDeletedRuns()
  const { data } = useQuery({
    queryKey: ['runs', 'newest', session?.user.id, filter, count],
    queryFn: ({ signal }) => apiJson(pathOf({ ...filter, limit: count }), runList, { signal }),
    enabled: Boolean(session),
    refetchInterval: ({ state }) => pauseFor(state.data?.runs),
    placeholderData: (before) => before,
  })
  return session === null ? [] : data?.runs.filter((run) => !deleted.has(run.id))
}
