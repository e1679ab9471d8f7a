import { Counter, Histogram, type Registry } from 'prom-client'
import type { ErrorCode } from '#shared/errors/error-table.ts'

export interface RequestMetrics {
  /** `route` is the pattern, never the path. */
  answered(request: { method: string; route: string; status: number; durationMs: number }): void
  /** An error of ours was the answer. */
  refused(code: ErrorCode): void
  exported(format: string, outcome: 'written' | 'failed', durationMs: number): void
}

export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry]
  const requests = new Counter({
    name: 'pm_pilot_requests_total',
    help: 'Requests by the status of their answer',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'pm_pilot_request_seconds',
    help: 'Time until the answer began',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const refusals = new Counter({
    name: 'pm_pilot_errors_total',
    help: 'Answers that were an error, by its code',
    labelNames: ['code'],
    registers,
  })
  const exports = new Histogram({
    name: 'pm_pilot_export_seconds',
    help: 'Time to write the file of a result',
    labelNames: ['format', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  return {
    answered({ method, route, status, durationMs }) {
      requests.inc({ method, route, status: String(status) })
      seconds.observe({ method, route }, durationMs / 1000)
    },
    refused: (code) => refusals.inc({ code }),
    exported: (format, outcome, durationMs) => exports.observe({ format, outcome }, durationMs / 1000),
  }
}
