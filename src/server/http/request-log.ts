import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '#server/observe/log.ts'
import type { RequestMetrics } from '#server/observe/metrics/request-metrics.ts'
import type { Tracing } from '#server/observe/tracing/tracing.ts'
import { runInContext } from '#server/observe/work-context.ts'
import type { AppEnv } from './app-context.ts'

const requestIdPattern = /^[\w-]{8,64}$/
/** What is worth a trace: not pages, pictures and probes. */
const tracedPath = /^\/(api|functions)\//

/** An address with a secret in it opens a document: the line names the page alone. */
const withoutToken = (path: string) => path.replace(/^(\/(?:s|shared|api\/shared)\/)[^/]*/, '$1…')

/**
 * Gives each request an id, which every line of the log that it leads to carries, a span where traces are on, and its place in the
 * metrics. Never logs a query, a header or a body.
 */
export function requestLog(log: Log, metrics: RequestMetrics, tracing: Tracing | null): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const given = context.req.header('x-request-id')
    const requestId = given && requestIdPattern.test(given) ? given : randomUUID()
    const started = performance.now()
    const { method, path } = context.req
    const span =
      tracing && tracedPath.test(path)
        ? tracing.root(
            method,
            'server',
            { 'http.request.method': method, 'pm_pilot.request_id': requestId },
            context.req.header('traceparent') ?? null,
          )
        : undefined
    context.set('requestId', requestId)
    context.set('log', log)
    context.set('metrics', metrics)
    context.header('X-Request-Id', requestId)
    await runInContext({ requestId, span }, async () => {
      await next()
      const { status } = context.res
      const durationMs = Math.round(performance.now() - started)
      // The last one that was entered is the one that answered.
      const route = routePath(context)
      metrics.answered({ method, route, status, durationMs })
      span?.rename(`${method} ${route}`)
      span?.set({ 'http.route': route, 'http.response.status_code': status })
      span?.end(status >= 500 ? String(status) : undefined)
      log[status >= 500 ? 'warn' : 'debug']({ method, path: withoutToken(path), status, durationMs }, 'request')
    })
  }
}
