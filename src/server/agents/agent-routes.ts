import { Hono } from 'hono'
import { z } from 'zod'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { AgentEntry } from '#shared/api/agents.ts'

/** `GET /api/agents`: the catalogue. Made once; it changes only with a start. */
export function agentRoutes(agents: AgentRegistry): Hono<AppEnv> {
  const entries = agents.cards.map((card): AgentEntry => {
    const live = agents.live(card.id)
    return {
      id: card.id,
      name: card.name,
      description: card.description,
      category: card.category,
      stage: card.stage ?? card.category,
      status: card.status,
      function: live ? card.functionName : null,
      aliases: [...(card.aliases ?? [])],
      formats: live?.exports.formats.map(({ format }) => format) ?? [],
      inputSchema: live
        ? (z.toJSONSchema(live.inputSchema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>)
        : null,
    }
  })
  const routes = new Hono<AppEnv>()
  routes.get('/', (context) => {
    context.header('Cache-Control', 'public, max-age=60')
    return context.json({ agents: entries })
  })
  return routes
}
