import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import { uuid } from '#server/db/uuid.ts'
import type { LikelyDocument } from '#shared/api/product-overview.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { leastLikeness, likeness, tellingStems } from './likeness.ts'
import type { ProductRow } from './product-row.ts'
import { runsWithoutProduct } from './runs-without-product.ts'

const mostOffered = 10

/** Documents without a product whose words are much like those of this one, most alike first. They are offered and never moved by themselves. */
export async function likelyDocuments(
  database: Database,
  agents: Pick<AgentRegistry, 'live'>,
  product: ProductRow,
): Promise<LikelyDocument[]> {
  const words = tellingStems(product.description)
  if (words.size === 0) return []
  const runs = await runsWithoutProduct(database, agents, product.user_id)
  return runs
    .filter(({ declined }) => !declined.includes(product.id))
    .map((run) => ({ run, likeness: likeness(words, tellingStems(run.words.description)) }))
    .filter((each) => each.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, mostOffered)
    .map(({ run: { id, agentId, title, createdAt } }) => ({ id, agentId, title, createdAt }))
}

/** The user's answer to such an offer. A run that has a product by now keeps it. Throws NOT_FOUND. */
export async function answerLikely(
  database: Database,
  { id, user_id: userId }: ProductRow,
  runId: string,
  belongs: boolean,
): Promise<void> {
  if (!uuid.test(runId)) throw new AppError('NOT_FOUND')
  const { rowCount } = await database.pool.query(
    belongs
      ? 'update runs set product_id = coalesce(product_id, $3) where id = $1 and user_id = $2'
      : `update runs set declined_products = coalesce(declined_products, '[]') || to_jsonb($3::uuid)
         where id = $1 and user_id = $2 and not coalesce(declined_products, '[]') ? $3::text`,
    [runId, userId, id],
  )
  if (rowCount) return
  const { rows } = await database.pool.query('select from runs where id = $1 and user_id = $2', [runId, userId])
  if (rows.length === 0) throw new AppError('NOT_FOUND')
}
