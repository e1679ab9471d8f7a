import { Hono } from 'hono'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { exportData } from './export-data.ts'

/** `/api/account/export`: everything that is stored of the user. For the person who is signed in, not for a key. */
export function dataExportRoutes(database: Database, callers: Callers): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/account/export', requireCaller(callers), async (context) => {
    const { caller } = context.var
    if (caller.anonymous) throw new AppError('UNAUTHENTICATED')
    if (caller.byKey) throw new AppError('FORBIDDEN')
    await callers.assertNotRevoked(caller)
    await context.var.limits.take('data-export', caller.userId)
    const pieces = exportData(database, caller.userId)
    const encoder = new TextEncoder()
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => {
        await pieces.return(undefined)
      },
    })
    const name = `pm-pilot-data-${new Date().toISOString().slice(0, 10)}.json`
    return context.body(stream, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    })
  })
  return routes
}
