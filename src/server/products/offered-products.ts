import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import { uuid } from '#server/db/uuid.ts'
import type { OfferedProduct } from '#shared/api/product-overview.ts'
import type { ProductOffer } from '#shared/api/standing.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { shortened } from '#shared/shortened.ts'
import { leastLikeness, likeness, tellingStems } from './likeness.ts'
import type { ProductRow } from './product-row.ts'
import { keepProduct } from './product-store.ts'
import { type RunWithoutProduct, runsWithoutProduct } from './runs-without-product.ts'

const mostOffered = 10
/** Characters of a description that stand in for a name. */
const longestName = 80

interface Described {
  description: string
  stems: ReadonlySet<string>
}

const described = (description: string): Described => ({ description, stems: tellingStems(description) })
const isAlike = (one: Described, other: Described) =>
  one.description === other.description || likeness(one.stems, other.stems) >= leastLikeness

const nameOf = ({ name, description }: { name: string; description: string }) =>
  name || shortened(description.split('\n')[0] ?? '', longestName)

interface OwnProduct {
  id: string
  name: string
  description: string
}

async function productsOf({ pool }: Pick<Database, 'pool'>, userId: string): Promise<OwnProduct[]> {
  const { rows } = await pool.query<OwnProduct>(
    'select id, name, description from products where user_id = $1 order by updated_at desc, id desc',
    [userId],
  )
  return rows
}

/**
 * The products that the user's runs speak of and that are none yet: runs with much the same words together, newest first. Those that
 * are like a product that exists are offered on its page (`likely-documents.ts`).
 */
export async function offeredProducts(
  database: Pick<Database, 'pool'>,
  agents: Pick<AgentRegistry, 'live'>,
  userId: string,
): Promise<OfferedProduct[]> {
  const [products, runs] = await Promise.all([
    productsOf(database, userId),
    runsWithoutProduct(database, agents, userId),
  ])
  const known = products.map(({ description }) => described(description))
  const groups: { words: Described; runs: RunWithoutProduct[] }[] = []
  for (const run of runs) {
    const words = described(run.words.description)
    if (known.some((product) => isAlike(product, words))) continue
    const group = groups.find((each) => isAlike(each.words, words))
    if (group) group.runs.push(run)
    else groups.push({ words, runs: [run] })
  }
  return groups.slice(0, mostOffered).map(({ words: { description }, runs: documents }) => ({
    name: nameOf({ name: documents.find(({ words }) => words.name)?.words.name ?? '', description }),
    description,
    documents: documents.map(({ id, agentId, title, createdAt }) => ({ id, agentId, title, createdAt })),
  }))
}

/** What a document of no product is offered: the product that its words are like, or one of its own. */
export async function offerFor(
  database: Pick<Database, 'pool'>,
  agents: Pick<AgentRegistry, 'live'>,
  userId: string,
  runId: string,
): Promise<ProductOffer | null> {
  const [run] = await runsWithoutProduct(database, agents, userId, [runId])
  if (!run) return null
  const words = described(run.words.description)
  const products = await productsOf(database, userId)
  const like = products.find(
    ({ id, description }) => !run.declined.includes(id) && isAlike(described(description), words),
  )
  return like ? { productId: like.id, name: nameOf(like) } : { productId: null, name: nameOf(run.words) }
}

/**
 * Makes a product of the words of the first of these documents, and moves all of them into it: the user has asked for it. Throws
 * NOT_FOUND where one is not theirs, or has a product, or describes none; TOO_MANY_PRODUCTS.
 */
export async function productFromDocuments(
  database: Database,
  agents: Pick<AgentRegistry, 'live'>,
  userId: string,
  ids: readonly string[],
): Promise<ProductRow> {
  if (!ids.every((id) => uuid.test(id))) throw new AppError('NOT_FOUND')
  const runs = await runsWithoutProduct(database, agents, userId, ids)
  const first = runs.find(({ id }) => id === ids[0])
  if (!first || runs.length !== new Set(ids).size) throw new AppError('NOT_FOUND')
  const name = first.words.name || (runs.find(({ words }) => words.name)?.words.name ?? '')
  const row = await keepProduct(database, userId, {
    ...first.words,
    name,
    ...(first.corrections && { reading: first.corrections }),
  })
  await database.pool.query(
    'update runs set product_id = $3 where user_id = $1 and id = any($2::uuid[]) and product_id is null',
    [userId, ids, row.id],
  )
  // The words of a product that is made here are as old as its documents, which would be out of date at once otherwise.
  await database.pool.query(
    `update products set words_at = least(words_at, (select min(created_at) from runs where product_id = $1))
     where id = $1 and words_at = created_at`,
    [row.id],
  )
  return row
}
