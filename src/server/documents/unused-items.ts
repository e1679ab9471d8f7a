import type { AgentRegistry } from '#agents/registry-server.ts'
import { readHandedResults } from '#server/context/read-along.ts'
import type { Database } from '#server/db/database.ts'
import { runSources } from '#server/runs/read-runs.ts'
import type { StoredRunContext } from '#shared/api/run-context.ts'
import type { UnusedItems } from '#shared/api/standing.ts'
import { offeredKinds } from '#shared/offered-item.ts'
import type { Source } from '#shared/source.ts'

interface GivenRow {
  context: StoredRunContext
  sources: Source[]
}

/** What the built-in writer was given and has not used: it takes items whole, and a document has a place for some kinds alone. */
export async function readUnused(
  database: Database,
  agents: Pick<AgentRegistry, 'live'>,
  userId: string,
  id: string,
): Promise<UnusedItems[]> {
  const { rows } = await database.pool.query<GivenRow>(
    `select context, ${runSources} from runs where id = $1 and user_id = $2 and model = 'built-in'`,
    [id, userId],
  )
  const [row] = rows
  if (!row) return []
  const results = await readHandedResults(database, userId, row.context, (agentId) => agents.live(agentId))
  const cited = new Set(row.sources.flatMap(({ from }) => (from ? `${from.runId} ${from.item}` : [])))
  return results.flatMap(({ runId, agent, offered }): UnusedItems[] => {
    if (offered.length === 0) return [{ agent, kind: null, names: [], isPartly: false }]
    return offeredKinds.flatMap((kind) => {
      const all = offered.filter((each) => each.kind === kind)
      const left = all.filter(({ item }) => !cited.has(`${runId} ${item}`))
      const names = [...new Set(left.map(({ name }) => name))]
      return left.length > 0 ? [{ agent, kind, names, isPartly: left.length < all.length }] : []
    })
  })
}
