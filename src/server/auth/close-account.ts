import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { forgetUser } from './forget-user.ts'

/**
 * Removes an account with everything that belongs to it, all or nothing: the auth library deletes sessions, password and user one after
 * the other, and an account that lost half of them can be used by nobody. What it looks for afterwards is gone then.
 */
export async function closeAccount(database: Database, user: { id: string; email: string }): Promise<void> {
  await inTransaction(database, async (client) => {
    // First the runs, as whoever ends one does: an end that is being stored is waited for, and none waits for us.
    await client.query('select from runs where user_id = $1 order by id for update', [user.id])
    await forgetUser({ pool: client }, user)
    // Threads in which nobody else has said anything go with the words of this one.
    await client.query(
      `delete from comment_threads where id in (select thread_id from comments where author_id = $1)
         and not exists (select from comments where thread_id = comment_threads.id and author_id <> $1)`,
      [user.id],
    )
    await client.query('delete from "user" where id = $1', [user.id])
  })
}
