import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'

/** How a user writes: up to three texts, in their order. */
export async function readVoice(database: Database, userId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>(
    'select text from voice_texts where user_id = $1 order by place',
    [userId],
  )
  return rows.map(({ text }) => text)
}

export async function saveVoice(database: Database, userId: string, texts: readonly string[]): Promise<void> {
  await inTransaction(database, async (client) => {
    // One after the other, so that two saves leave the texts of one.
    await client.query('select from "user" where id = $1 for no key update', [userId])
    await client.query('delete from voice_texts where user_id = $1', [userId])
    for (const [index, text] of texts.entries()) {
      await client.query('insert into voice_texts (user_id, place, text) values ($1, $2, $3)', [
        userId,
        index + 1,
        text,
      ])
    }
  })
}
