import { Hono } from 'hono'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { AppEnv } from './app-context.ts'
import { describeInterface } from './openapi/describe-interface.ts'

/** `/openapi.json`: made from the same schemas that the routes parse with. */
export function openApiRoutes(agents: AgentRegistry): Hono<AppEnv> {
  let description: ReturnType<typeof describeInterface> | null = null
  const routes = new Hono<AppEnv>()
  routes.get('/openapi.json', (context) => {
    // Over a megabyte, for the few who ask for it.
    description ??= describeInterface(agents)
    return context.json(description)
  })
  return routes
}
