import type { RequestMetrics } from '#server/observe/metrics/request-metrics.ts'
import { inSpan } from '#server/observe/tracing/tracing.ts'
import { isExportFormat } from '#shared/document/export-format.ts'
import { exportRun } from './export-run.ts'

/** {@link exportRun}, counted by format and in a span of the request. */
export function observedExport(metrics: RequestMetrics): typeof exportRun {
  return (files, agent, row, asked, prepared) => {
    // What is asked for is a client's word; only our own formats become a label.
    const format = isExportFormat(asked) ? asked : 'other'
    const attributes = { 'pm_pilot.format': format, 'pm_pilot.agent': row.agent_id, 'pm_pilot.run_id': row.id }
    return inSpan('export', attributes, async (span) => {
      const started = performance.now()
      let outcome: 'written' | 'failed' = 'failed'
      try {
        const file = await exportRun(files, agent, row, asked, prepared)
        outcome = 'written'
        span?.set({ 'pm_pilot.bytes': file.bytes.byteLength })
        return file
      } finally {
        metrics.exported(format, outcome, performance.now() - started)
      }
    })
  }
}
