import { Hono } from 'hono'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { type AttemptRule, createAttemptLimit } from '#server/http/attempt-limit.ts'
import type { Callers } from '#server/http/caller.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { fileOfRequest } from './file-of-request.ts'
import type { Uploads } from './uploads.ts'

/** What a form around the file may add to a body, in bytes. */
const aroundFile = 64 * 1024

/** Far more than anybody looks at; each is written to the database as it arrives. */
const perAccount: AttemptRule = {
  kind: 'upload',
  max: 120,
  windowSeconds: 60 * 60,
  message: (minutes) => `Too many uploads. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
}

/** `/api/uploads`: files of signed-in users, which a function then takes by id. */
export function uploadRoutes(database: Database, callers: Callers, uploads: Uploads): Hono<AppEnv> {
  const attempts = createAttemptLimit(database)
  const routes = new Hono<AppEnv>()
  routes.use(requireCaller(callers, { counts: 'own' }))

  routes.post('/', async (context) => {
    const { caller } = context.var
    if (caller.anonymous) throw new AppError('GUEST_NOT_ALLOWED')
    await attempts.take(perAccount, caller.userId)
    const length = Number(context.req.header('content-length') ?? 0)
    if (length > uploads.largest + aroundFile) {
      throw new AppError('PAYLOAD_TOO_LARGE', {
        userMessage: `This file is larger than ${Math.floor(uploads.largest / 1024 ** 2)} MB. Please upload a smaller one, for example without the columns you do not need.`,
      })
    }
    const { fileName, content } = await fileOfRequest(context.req.raw, context.env.incoming)
    return context.json(await uploads.store(caller.userId, fileName, content), 201)
  })

  routes.get('/:id', async (context) =>
    context.json(await uploads.find(context.var.caller.userId, context.req.param('id'))),
  )

  routes.delete('/:id', async (context) => {
    await context.var.limits.take('change', context.var.caller.userId)
    await uploads.remove(context.var.caller.userId, context.req.param('id'))
    return context.body(null, 204)
  })
  return routes
}
