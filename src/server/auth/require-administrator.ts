import type { MiddlewareHandler } from 'hono'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** Comes behind `requireCaller`. The role is the database's: a token does not say it, and who lost it has lost it at once. */
export function requireAdministrator(database: Database): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (!(await isAdministrator(database, context.var.caller.userId))) throw new AppError('FORBIDDEN')
    await next()
  }
}

export async function isAdministrator(database: Database, userId: string): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `select 1 from "user" where id = $1 and role = 'admin' and banned is not true`,
    [userId],
  )
  return Boolean(rowCount)
}
