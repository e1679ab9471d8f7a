import type { LiveAgent } from '#agents/registry-server.ts'
import { exporters } from '#exporters/exporters.ts'
import { isExportFormat } from '#shared/document/export-format.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { RunRow } from './run-row.ts'

export interface ExportedFile {
  bytes: Uint8Array
  contentType: string
  fileName: string
}

/** The latest result of a run as a file. Throws FORMAT_NOT_OFFERED, RUN_NOT_FINISHED. */
export async function exportRun(agent: LiveAgent, row: RunRow, format: string): Promise<ExportedFile> {
  const offered = agent.exports.formats.some((entry) => entry.format === format)
  const exporter = offered && isExportFormat(format) ? exporters.get(format) : undefined
  if (!exporter) {
    const formats = agent.exports.formats.map((entry) => entry.format).join(', ')
    throw new AppError('FORMAT_NOT_OFFERED', { userMessage: `This result is offered as ${formats}.` })
  }
  if (row.status !== 'succeeded' || row.result === null) throw new AppError('RUN_NOT_FINISHED')
  const timestamp = row.created_at.toISOString()
  const document = agent.toDocument(row.result, { input: row.input, sources: row.sources, timestamp })
  const bytes = await exporter.write(document, { data: row.result, createdAt: row.created_at })
  return {
    bytes,
    contentType: exporter.contentType,
    fileName: `${agent.fileName(row.input, timestamp.slice(0, 10))}.${exporter.extension}`,
  }
}
