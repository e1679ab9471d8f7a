import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId: string
  name: string
  /** OTLP's numbers: 1 internal, 2 server, 3 client. */
  kind: number
  attributes: Record<string, unknown>
  /** What the status says; empty without a failure. */
  failure: string
}

export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string
  spans(): CollectedSpan[]
  /** Everything that was received, as it came. */
  bodies: string[]
  close(): Promise<void>
}

interface OtlpSpan extends Omit<CollectedSpan, 'attributes' | 'failure'> {
  attributes: { key: string; value: Record<string, unknown> }[]
  status?: { message?: string }
}

interface OtlpRequest {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[]
}

/** An OpenTelemetry collector on loopback: takes OTLP as JSON over HTTP and keeps it. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const taken = request.method === 'POST' && request.url === '/v1/traces'
      if (taken) bodies.push(Buffer.concat(parts).toString())
      response.writeHead(taken ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bodies,
    spans: () => bodies.flatMap(spansOf),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function spansOf(body: string): CollectedSpan[] {
  const { resourceSpans } = JSON.parse(body) as OtlpRequest
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ traceId, spanId, parentSpanId = '', name, kind, attributes, status }) => ({
      traceId,
      spanId,
      parentSpanId,
      name,
      kind,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
      failure: status?.message ?? '',
    }))
}
