import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { ProductOverview } from '#shared/api/product-overview.ts'
import { categories } from '#shared/categories.ts'
import { type ProductRow, toProduct } from './product-row.ts'
import { type RestingRow, readStandings, restingColumns } from './read-standings.ts'
import { type SuggestingAgent, suggestNext } from './suggest-next.ts'

/** Where a product begins whose page has no document yet: who is there already, and where one stands. */
const firstAgent = 'market-research'

type LatestRow = RestingRow & { title: string; revision: number; count: number }

/** What a product has and lacks. Its documents are the latest of each agent, so that their number is bounded. */
export async function productOverview(
  database: Database,
  agents: AgentRegistry,
  product: ProductRow,
): Promise<ProductOverview> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    // One pass over the product's documents: with a window for the count they were sorted twice.
    database.pool.query<LatestRow>(
      `select ${restingColumns}, coalesce(runs.name, runs.title) as title, runs.revision, latest.count
       from (
         select (array_agg(id order by created_at desc, id desc))[1] as id, count(*)::int as count
         from runs where product_id = $1 and user_id = $2 and status = 'succeeded' group by agent_id
       ) latest join runs using (id) left join documents on documents.run_id = runs.id`,
      [product.id, product.user_id],
    ),
    database.pool.query<{ facts: number }>('select count(*)::int as facts from product_facts where product_id = $1', [
      product.id,
    ]),
  ])
  const standings = await readStandings(database, agents, product.user_id, rows)
  const latest = rows.map(({ id, agent_id: agentId, title, revision, created_at, count }) => {
    const { from = [], stale = [], review = null } = standings.get(id) ?? {}
    return { id, agentId, title, revision, createdAt: created_at.toISOString(), count, from, stale, review }
  })
  return {
    product: toProduct(product),
    facts: counted[0]?.facts ?? 0,
    documents: rows.reduce((sum, { count }) => sum + count, 0),
    latest,
    next: suggestNext(inOrder(agents), latest, firstAgent),
  }
}

function inOrder(agents: AgentRegistry): SuggestingAgent[] {
  const stageOf = (id: string) => categories.findIndex((category) => category.id === id)
  return agents
    .all()
    .map(({ card, form, next }) => ({
      id: card.id,
      name: card.name,
      description: card.description,
      fits: form.about.description !== undefined,
      stage: stageOf(card.stage ?? card.category),
      next,
    }))
    .sort((a, b) => a.stage - b.stage || a.name.localeCompare(b.name))
}
