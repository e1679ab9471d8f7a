import type { TestApp } from './test-app.ts'

export interface Route {
  method: string
  path: string
}

/** Answered without a session. A new route stands here only when everybody may call it. */
export const openRoutes: ReadonlySet<string> = new Set([
  'GET /api/agents',
  'GET /api/system',
  'GET /api/plans',
  'GET /api/priorities',
  'GET /api/samples/:agentId/export',
  'GET /api/library',
  'GET /api/library/:market',
  'POST /api/read',
  'POST /api/newsletter',
  'POST /api/newsletter/unsubscribe',
  'GET /openapi.json',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
])

export const nameOf = ({ method, path }: Route) => `${method} ${path}`

/** What stands for everything that is not ours to walk: the auth library's own paths and the built pages. */
const isOurs = (path: string) =>
  /^\/(api|functions)\//.test(path) && !path.startsWith('/api/auth') && !path.includes('*')

/** Every route of the interface, as the server itself lists them. */
export function ownRoutes(app: TestApp): Route[] {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  const seen = new Map<string, Route>()
  for (const { method, path } of app.routes) {
    if (methods.includes(method) && isOurs(path)) seen.set(`${method} ${path}`, { method, path })
  }
  return [...seen.values()]
}

/** The address of a route, with an id in the place of every parameter. */
export function addressOf({ path }: Route, id: string): string {
  return path
    .replace(':function', 'market-research')
    .replace(':agentId', 'planning')
    .replace(/:\w+(\{[^}]*\})?/g, id)
}
