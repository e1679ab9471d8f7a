import {
  type Span as OtelSpan,
  SpanKind as OtelSpanKind,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import { runDetached } from '../work-context.ts'
import type { Span, SpanAttributes, SpanKind } from './span.ts'
import { formatTraceparent, parseTraceparent } from './traceparent.ts'
import type { Tracing } from './tracing.ts'

export interface OtlpTracingOptions {
  /** The collector's address without `/v1/traces`, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string
  /** Which of the servers this is. */
  serverId: string
  serviceName: string
  log: Log
  /** Longest wait for a batch, in ms; spans that end meanwhile go with it. */
  delayMs?: number
}

/** A collector that does not answer costs this much memory and no more: later spans are dropped. */
const mostWaiting = 2_048
const exportTimeoutMs = 5_000
const closingMs = 3_000
/** A collector that is down is said once in a while, not with each batch. */
const complaintEveryMs = 60_000

const kinds = { internal: OtelSpanKind.INTERNAL, server: OtelSpanKind.SERVER, client: OtelSpanKind.CLIENT }

/**
 * Traces to an OpenTelemetry collector over HTTP. Nothing is registered globally: libraries that would trace by themselves, prompts
 * included, find no tracer. Headers for the collector come from OTEL_EXPORTER_OTLP_HEADERS, which its library reads itself.
 */
export function createOtlpTracing(options: OtlpTracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.serviceName, 'service.instance.id': options.serverId }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: complaining(exporter, options.log),
        maxQueueSize: mostWaiting,
        scheduledDelayMillis: options.delayMs ?? 2_000,
        exportTimeoutMillis: exportTimeoutMs,
      }),
    ],
    spanLimits: { attributeValueLengthLimit: 200 },
  })
  const tracer = provider.getTracer('pm-pilot')

  return {
    root(name, kind, attributes, parent) {
      const from = parseTraceparent(parent)
      const context = from
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId: from.traceId,
            spanId: from.spanId,
            traceFlags: from.flags,
            isRemote: true,
          })
        : ROOT_CONTEXT
      return start(name, kind, attributes, context)
    },
    async close() {
      const timeout = new Promise((resolve) => setTimeout(resolve, closingMs).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), timeout])
    },
  }

  function start(name: string, kind: SpanKind, attributes: SpanAttributes, context: typeof ROOT_CONTEXT): Span {
    // The exporter's timers start with a span and must not belong to its request.
    const span = runDetached(() => tracer.startSpan(name, { kind: kinds[kind], attributes }, context))
    return wrap(span, context)
  }

  function wrap(span: OtelSpan, context: typeof ROOT_CONTEXT): Span {
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceId,
      traceparent: formatTraceparent({ traceId, spanId, flags: traceFlags }),
      child: (name, kind, attributes) => start(name, kind, attributes, trace.setSpan(context, span)),
      rename: (name) => void span.updateName(name),
      set: (attributes) => void span.setAttributes(attributes),
      end(failure) {
        if (!span.isRecording()) return
        if (failure) span.setStatus({ code: SpanStatusCode.ERROR, message: failure })
        runDetached(() => span.end())
      },
    }
  }
}

function complaining(exporter: SpanExporter, log: Log): SpanExporter {
  let quietUntil = 0
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== 0 && Date.now() >= quietUntil) {
          quietUntil = Date.now() + complaintEveryMs
          log.warn({ err: result.error, spans: spans.length }, 'traces could not be sent to the collector')
        }
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
