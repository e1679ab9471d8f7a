import type { Database } from '#server/db/database.ts'

/**
 * Whether an account may sign in with a code by mail. On an unverified address the library would take away the password
 * that somebody set; with a second factor the code would go around it.
 */
export async function mayUseCodes(database: Database, email: string): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    'select 1 from "user" where email = $1 and email_verified and two_factor_enabled is not true',
    [email.trim().toLowerCase()],
  )
  return rowCount === 1
}
