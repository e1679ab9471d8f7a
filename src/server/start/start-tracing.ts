import type { Env } from '#server/env.ts'
import type { Log } from '#server/observe/log.ts'
import type { Tracing } from '#server/observe/tracing/tracing.ts'

/** Loaded only where it is wanted: the library for traces would cost every installation memory. */
export async function startTracing(env: Env, serverId: string, log: Log): Promise<Tracing | null> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return null
  const { createOtlpTracing } = await import('#server/observe/tracing/otlp-tracing.ts')
  return createOtlpTracing({ endpoint, serverId, serviceName: env.OTEL_SERVICE_NAME, log })
}
