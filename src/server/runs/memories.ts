import type { Database } from '#server/db/database.ts'

interface Owner {
  userId: string
  /** Null for runs without a product. */
  productId: string | null
  agentId: string
}

/** What agents keep of users' corrections, by keys of their own. */
export interface Memories {
  /** The last kept first. */
  of(owner: Owner): Promise<{ key: string; value: unknown }[]>
  /** Keeps a value under its key; the oldest make room. */
  keep(owner: Owner, key: string, value: object): Promise<void>
}

/** Values of one agent that an account keeps. */
const mostKept = 100

export function createMemories({ pool }: Database): Memories {
  return {
    async of({ userId, productId, agentId }) {
      const { rows } = await pool.query<{ key: string; value: unknown }>(
        `select key, value from agent_memories
         where user_id = $1 and agent_id = $2 and product_id is not distinct from $3 order by updated_at desc, id`,
        [userId, agentId, productId],
      )
      return rows
    },
    async keep({ userId, productId, agentId }, key, value) {
      await pool.query(
        `insert into agent_memories (user_id, agent_id, product_id, key, value) values ($1, $2, $3, $4, $5)
         on conflict on constraint agent_memories_one do update set value = excluded.value, updated_at = now()`,
        [userId, agentId, productId, key, JSON.stringify(value)],
      )
      await pool.query(
        `delete from agent_memories where id in (
           select id from agent_memories where user_id = $1 and agent_id = $2 order by updated_at desc, id offset $3)`,
        [userId, agentId, mostKept],
      )
    },
  }
}
