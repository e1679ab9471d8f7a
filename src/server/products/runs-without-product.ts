import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { ProductTraits } from '#shared/api/product-profile.ts'
import type { Corrections } from '#shared/corrections.ts'
import { longestProductText } from '#shared/product-text.ts'

/** A finished run of no product, with what its form says of one. */
export interface RunWithoutProduct {
  id: string
  agentId: string
  title: string
  createdAt: string
  corrections: Corrections | null
  /** Products that the user said it does not belong to. */
  declined: readonly string[]
  words: ProductTraits
}

/** The newest runs that are looked at. */
const mostLookedAt = 200

interface Row {
  id: string
  agent_id: string
  title: string
  subject: string | null
  input: Record<string, unknown>
  corrections: Corrections | null
  declined_products: string[] | null
  created_at: Date
}

/** The user's newest finished runs of no product that describe one; only those of `ids` where they are given. */
export async function runsWithoutProduct(
  { pool }: Pick<Database, 'pool'>,
  agents: Pick<AgentRegistry, 'live'>,
  userId: string,
  ids: readonly string[] | null = null,
): Promise<RunWithoutProduct[]> {
  const { rows } = await pool.query<Row>(
    `select id, agent_id, coalesce(name, title) as title, subject, input, corrections, declined_products, created_at from runs
     where user_id = $1 and product_id is null and status = 'succeeded' and ($2::uuid[] is null or id = any($2))
     order by created_at desc nulls last, id desc nulls last limit ${mostLookedAt}`,
    [userId, ids],
  )
  return rows.flatMap((row) => {
    const words = wordsOf(row, agents.live(row.agent_id)?.form.about ?? {})
    if (words.description === '') return []
    return [
      {
        id: row.id,
        agentId: row.agent_id,
        title: row.title,
        createdAt: row.created_at.toISOString(),
        corrections: row.corrections,
        declined: row.declined_products ?? [],
        words,
      },
    ]
  })
}

/** Forms take more than a product keeps: what is longer is cut. */
function wordsOf({ input, subject }: Row, about: Partial<Record<keyof ProductTraits, string>>): ProductTraits {
  const of = (trait: keyof ProductTraits) => {
    const field = about[trait]
    const typed = field === undefined ? '' : input[field]
    const text = typeof typed === 'string' ? typed.trim() : ''
    return text.slice(0, longestProductText[trait]).toWellFormed()
  }
  return {
    name: of('name') || (subject ?? ''),
    description: of('description'),
    audience: of('audience'),
    market: of('market'),
  }
}
