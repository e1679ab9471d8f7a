import { Hono } from 'hono'
import { z } from 'zod'
import { isAdministrator, requireAdministrator } from '#server/auth/require-administrator.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { defaultModels } from '#server/models/choose-model.ts'
import type { ModelCatalogue } from '#server/models/model-catalogue.ts'
import type { OwnKeys } from '#server/models/own-keys.ts'
import type { Expectations } from '#server/spending/expectations.ts'
import { readSpendState } from '#server/spending/spend-caps.ts'
import { readEntitlement } from '#server/usage/entitlement.ts'
import { administeredModels, type ModelChoices, ownKeyChange, ownKeyProviders } from '#shared/api/models.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { choicesFor } from './choices-for.ts'

export interface ModelRoutesOptions {
  database: Database
  callers: Callers
  catalogue: ModelCatalogue
  ownKeys: OwnKeys
  expectations: Expectations
}

const choiceQuery = z.object({ agent: z.string().max(100).default('') })
const providerName = z.enum(ownKeyProviders)

/** What a user may write with, keys of one's own, and what an administrator says of models. */
export function modelRoutes(options: ModelRoutesOptions): Hono<AppEnv> {
  const { database, callers, catalogue, ownKeys } = options
  const routes = new Hono<AppEnv>()

  routes.get('/models', requireCaller(callers), async (context) => {
    const { agent } = parseRequest(choiceQuery, context.req.query())
    const { caller } = context.var
    const { plan } = await readEntitlement(database, caller)
    const keys = caller.anonymous ? [] : await ownKeys.list(caller.userId)
    const choices: ModelChoices = await choicesFor({ ...options, caller, plan, keys, agentId: agent })
    return context.json(choices)
  })

  routes.get('/model-keys', requireCaller(callers), async (context) => {
    const { userId } = context.var.caller
    const keys = await ownKeys.list(userId)
    const administrator = await isAdministrator(database, userId)
    const providers = ownKeys.providers.map((id) => ({
      id,
      model: defaultModels.find(({ vendor }) => vendor === id)?.modelName ?? '',
    }))
    return context.json({ keys, providers, administrator })
  })
  const keyOf = (context: { req: { param(name: 'provider'): string } }) => {
    const provider = providerName.safeParse(context.req.param('provider'))
    if (!provider.success || !ownKeys.providers.includes(provider.data)) throw new AppError('NOT_FOUND')
    return provider.data
  }
  const assertAccount = (anonymous: boolean) => {
    if (anonymous) throw new AppError('GUEST_NOT_ALLOWED')
  }
  routes.put('/model-keys/:provider', requireCaller(callers), async (context) => {
    const { caller } = context.var
    assertAccount(caller.anonymous)
    const provider = keyOf(context)
    await ownKeys.save(caller.userId, provider, parseRequest(ownKeyChange, await readJsonObject(context)))
    return context.json({ keys: await ownKeys.list(caller.userId) })
  })
  routes.post('/model-keys/:provider/test', requireCaller(callers, { counts: 'own' }), async (context) => {
    const { caller } = context.var
    assertAccount(caller.anonymous)
    await context.var.limits.take('key-test', caller.userId)
    const provider = keyOf(context)
    return context.json(
      await ownKeys.test(caller.userId, provider, parseRequest(ownKeyChange, await readJsonObject(context))),
    )
  })
  routes.delete('/model-keys/:provider', requireCaller(callers), async (context) => {
    await ownKeys.remove(context.var.caller.userId, keyOf(context))
    return context.body(null, 204)
  })

  const administration = async () => {
    const [{ models, rules }, { month }] = await Promise.all([
      catalogue.administration(),
      readSpendState(database.pool, []),
    ])
    return { models, rules, spentThisMonth: month }
  }
  const administrator = requireAdministrator(database)
  routes.get('/admin/models', requireCaller(callers), administrator, async (context) =>
    context.json(await administration()),
  )
  routes.put('/admin/models', requireCaller(callers), administrator, async (context) => {
    const { models, rules } = parseRequest(administeredModels, await readJsonObject(context))
    if (new Set(models.map(({ id }) => id)).size < models.length) {
      throw new AppError('INVALID_INPUT', { userMessage: 'A model is on the list twice.' })
    }
    await catalogue.save(models, rules)
    return context.json(await administration())
  })
  return routes
}
