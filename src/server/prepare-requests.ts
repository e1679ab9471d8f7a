import type { Hono } from 'hono'
import type { AppEnv } from './http/app-context.ts'
import { clientAddress, networkOf } from './http/client-address.ts'
import { errorResponse } from './http/error-response.ts'
import type { RequestLimits } from './http/request-limits.ts'
import { requestLog } from './http/request-log.ts'
import { countStranger } from './http/require-caller.ts'
import type { Log } from './observe/log.ts'
import type { RequestMetrics } from './observe/metrics/request-metrics.ts'
import type { Tracing } from './observe/tracing/tracing.ts'
import { interfaceHeaders, securityHeaders } from './pages/security-headers.ts'

interface RequestParts {
  log: Log
  metrics: RequestMetrics
  tracing: Tracing | null
  limits: RequestLimits
  trustProxy: boolean
}

/** Read by everybody, also by strangers in large numbers. */
const openReads = ['/api/agents', '/api/plans', '/api/priorities', '/api/system', '/api/samples/*', '/openapi.json']

/** What every request goes through: log, headers, limits, and what an error answers. */
export function prepareRequests(app: Hono<AppEnv>, parts: RequestParts): void {
  app.use(requestLog(parts.log, parts.metrics, parts.tracing))
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) {
      // A page whose very address is a secret says so itself.
      if (name !== 'Referrer-Policy' || !context.res.headers.has(name)) context.header(name, value)
    }
    if (!/^\/(api|functions)\//.test(context.req.path)) return
    for (const [name, value] of Object.entries(interfaceHeaders)) {
      if (!context.res.headers.has(name)) context.header(name, value)
    }
  })
  app.use(async (context, next) => {
    context.set('limits', parts.limits)
    context.set('address', networkOf(clientAddress(context, parts.trustProxy)))
    await next()
  })
  for (const path of openReads) app.use(path, countStranger)
  app.onError((error, context) => errorResponse(error, context))
}
