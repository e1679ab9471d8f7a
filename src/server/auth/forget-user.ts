import type pg from 'pg'
import type { Database } from '#server/db/database.ts'

/**
 * What the auth library leaves behind of a deleted account: links and codes under way. Everything else hangs on the user's
 * row and goes with it.
 */
export async function forgetUser(
  { pool }: { pool: Pick<pg.ClientBase, 'query'> },
  user: { id: string; email: string },
): Promise<void> {
  await pool.query(`delete from verification where value = $1 or right(identifier, length($2) + 1) = '-' || $2`, [
    user.id,
    user.email.toLowerCase(),
  ])
}

/** After a new password: links that were mailed before, challenges under way and devices that were trusted end too. */
export async function forgetLinks(database: Database, user: { id: string }): Promise<void> {
  await database.pool.query('delete from verification where value = $1', [user.id])
}

/** Keeps the profile's names those of the account. */
export async function copyNames(
  database: Database,
  user: { id: string; firstName?: unknown; lastName?: unknown; isAnonymous?: boolean | null | undefined },
): Promise<void> {
  if (user.isAnonymous) return
  await database.pool.query('update profiles set first_name = $2, last_name = $3 where id = $1', [
    user.id,
    user.firstName ?? null,
    user.lastName ?? null,
  ])
}
