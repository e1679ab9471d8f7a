import { Hono } from 'hono'
import type { AgentRegistry } from '#agents/registry-server.ts'
import { type BriefReader, understoodReading } from '#drafting/index.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { identifyCaller } from '#server/http/require-caller.ts'
import { productOfWords } from '#server/products/product-store.ts'
import { type FormReadingAnswer, formToRead } from '#shared/api/reading.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { readForm } from './read-form.ts'

export interface ReadingTools {
  briefReader: BriefReader
  /** Whether the built-in drafter writes: a model asks for itself. */
  builtIn: boolean
}

/** `POST /api/read`: what is understood of a form's words, before a use is spent. Everybody may ask; no model is called. */
export function readingRoutes(
  database: Database,
  callers: Callers,
  agents: AgentRegistry,
  { briefReader, builtIn }: ReadingTools,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.post('/', async (context) => {
    const { limits, address } = context.var
    const names = context.req.header('authorization') ?? context.req.header('x-api-key')
    const caller = names ? await identifyCaller(context, callers) : null
    limits.reading(caller?.userId ?? null, address)
    const {
      agent: name,
      input: sent,
      corrections: given = {},
    } = parseRequest(formToRead, await readJsonObject(context))
    const agent = agents.live(name)
    if (!agent) throw new AppError('NOT_FOUND')
    const nothing: FormReadingAnswer = { understood: [], unsure: [], productId: null }
    const { description } = agent.form.about
    if (description === undefined) return context.json(nothing)
    const parsed = agent.parseInput(sent)
    if (!parsed.ok) throw new AppError('INVALID_INPUT', { userMessage: parsed.message, fields: parsed.fields })
    const words = String((parsed.value as Record<string, unknown>)[description] ?? '')
    const product = caller && (await productOfWords(database, caller.userId, words))
    const corrections = { ...product?.reading, ...given }
    const read = readForm(agent, parsed.value, corrections, briefReader, builtIn)
    const answer: FormReadingAnswer = {
      understood: understoodReading(read.explained.reading, corrections),
      unsure: read.unsure,
      productId: product?.id ?? null,
    }
    return context.json(answer)
  })
  return routes
}
