import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-context.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { type Auth, clientAddressHeader } from './auth.ts'

/** `/api/auth/*`: the library's own paths, with the client's address as we know it. */
export function authRoutes(auth: Auth, trustProxy: boolean): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.all('*', async (context) => {
    const headers = new Headers(context.req.raw.headers)
    headers.set(clientAddressHeader, clientAddress(context, trustProxy))
    // A script has no origin to send. A browser always sends one, or says by Sec-Fetch-Site where the request comes from.
    if (!headers.has('origin') && !headers.has('sec-fetch-site') && !headers.has('cookie')) {
      headers.set('origin', new URL(context.req.url).origin)
    }
    return auth.handler(new Request(context.req.raw, { headers }))
  })
  return routes
}
