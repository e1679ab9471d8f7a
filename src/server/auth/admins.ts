import type { Database } from '#server/db/database.ts'

/**
 * Makes the accounts of ADMIN_EMAILS administrators and all others none. Only a verified address counts: else whoever
 * signs up first with it would be one.
 */
export async function setAdmins(database: Database, emails: readonly string[]): Promise<void> {
  await database.pool.query(
    `update "user" set role = case when email_verified and email = any($1) then 'admin' else 'user' end
     where coalesce(role = 'admin', false) is distinct from (email_verified and email = any($1))`,
    [emails.map((email) => email.toLowerCase())],
  )
}
