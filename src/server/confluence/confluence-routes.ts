import { type Context, Hono } from 'hono'
import type { AgentRegistry } from '#agents/registry-server.ts'
import { ConfluenceError } from '#integrations/confluence/confluence-error.ts'
import type { GuardedFetch } from '#integrations/network/guarded-fetch.ts'
import type { Database } from '#server/db/database.ts'
import type { FileWriters } from '#server/files/file-writers.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { createOneAtATime } from '#server/http/one-at-a-time.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import type { Keyring } from '#server/secrets/keyring.ts'
import {
  type ConfluenceSettingsAnswer,
  confluenceServiceRequest,
  type SaveConfluenceConfigAnswer,
  saveConfluenceConfigRequest,
} from '#shared/api/confluence.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { InvalidConfigError, invalidConfigText, readConfig, removeConfig, saveConfig } from './confluence-config.ts'
import { failureAnswer } from './confluence-failure.ts'
import { performAction } from './perform-action.ts'

export interface ConfluenceRoutesOptions {
  database: Database
  callers: Callers
  agents: AgentRegistry
  keyring: Keyring
  guardedFetch: GuardedFetch
  files: FileWriters
}

const servicePath = '/functions/v1/confluence-service'
const savePath = '/functions/v1/save-confluence-config'
const settingsPath = '/api/integrations/confluence'

/** The answer to a guest, who has a session but no account. */
const signInTexts: Record<string, string> = {
  [savePath]: 'You must be logged in to save configuration',
  [servicePath]: 'Please ensure you are logged in and have trend results to send',
}

/** The Confluence settings of a user, and what is done with them. Guests have none. */
export function confluenceRoutes({
  database,
  callers,
  agents,
  keyring,
  guardedFetch,
  files,
}: ConfluenceRoutesOptions): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const tools = { database, agents, keyring, guardedFetch, files, oneAtATime: createOneAtATime() }
  for (const path of [servicePath, savePath, settingsPath]) {
    routes.use(path, requireCaller(callers, { counts: 'own' }), async (context, next) => {
      if (context.var.caller.anonymous) throw new AppError('UNAUTHENTICATED', { userMessage: signInTexts[path] })
      if (context.req.method !== 'GET') {
        await context.var.limits.take(path === servicePath ? 'wiki' : 'change', context.var.caller.userId)
      }
      context.header('Cache-Control', 'no-store')
      await next()
    })
  }

  routes.get(settingsPath, async (context) => {
    // What cannot be used is offered to be filled in again.
    const stored = await readConfig(database, keyring, context.var.caller.userId).catch((error) => {
      if (error instanceof InvalidConfigError) return null
      throw error
    })
    return context.json({ config: stored?.settings ?? null } satisfies ConfluenceSettingsAnswer)
  })

  routes.delete(settingsPath, async (context) => {
    await removeConfig(database, context.var.caller.userId)
    return context.body(null, 204)
  })

  routes.post(savePath, async (context) => {
    const request = parseRequest(saveConfluenceConfigRequest, await readJsonObject(context))
    const data = await saveConfig(database, keyring, context.var.caller, request).catch((error) => {
      if (!(error instanceof InvalidConfigError)) throw error
      throw new AppError('INVALID_INPUT', {
        userMessage: invalidConfigText,
        fields: { 'config.api_token': 'Enter the API token again.' },
        cause: error,
      })
    })
    const message = request.rememberCredentials
      ? 'Confluence credentials saved securely!'
      : 'Confluence integration saved successfully!'
    return context.json({ success: true, message, data } satisfies SaveConfluenceConfigAnswer)
  })

  routes.post(servicePath, async (context) => {
    const request = parseRequest(confluenceServiceRequest, await readJsonObject(context))
    try {
      return context.json(await performAction({ ...tools, log: context.var.log }, context.var.caller.userId, request))
    } catch (error) {
      if (!(error instanceof ConfluenceError)) throw error
      context.var.log.info({ action: request.action, reason: error.reason, status: error.status }, 'confluence refused')
      const { status, retryAfter, body } = failureAnswer(request.action, error)
      if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
      return context.json(body, status as 400)
    }
  })

  routes.onError((error, context) => withSuccess(errorResponse(error, context), context))
  return routes
}

/** The functions say in every answer whether they succeeded. */
async function withSuccess(response: Response, context: Context<AppEnv>): Promise<Response> {
  if (!context.req.path.startsWith('/functions/')) return response
  const body = (await response.json()) as object
  return new Response(JSON.stringify({ success: false, ...body }), response)
}
