import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Log } from '#server/log.ts'
import type { AppEnv } from './app-context.ts'

const requestIdPattern = /^[\w-]{8,64}$/

/** Gives each request an id, a log line and its place in the metrics. Never logs a query, a header or a body. */
export function requestLog(log: Log, registry: Registry): MiddlewareHandler<AppEnv> {
  const labelNames = ['method', 'route', 'status'] as const
  const registers = [registry]
  const requests = new Counter({ name: 'pm_pilot_requests_total', help: 'Requests', labelNames, registers })
  const seconds = new Histogram({
    name: 'pm_pilot_request_seconds',
    help: 'Time until the answer began',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  return async (context, next) => {
    const given = context.req.header('x-request-id')
    const requestId = given && requestIdPattern.test(given) ? given : randomUUID()
    const started = performance.now()
    context.set('requestId', requestId)
    context.set('log', log.child({ requestId }))
    context.header('X-Request-Id', requestId)
    await next()
    const { method } = context.req
    const status = context.res.status
    const durationMs = Math.round(performance.now() - started)
    const route = routePath(context, -1)
    requests.inc({ method, route, status: String(status) })
    seconds.observe({ method, route }, durationMs / 1000)
    context.var.log[status >= 500 ? 'warn' : 'debug']({ method, path: context.req.path, status, durationMs }, 'request')
  }
}
