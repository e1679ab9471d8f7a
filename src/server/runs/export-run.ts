import type { LiveAgent } from '#agents/registry-server.ts'
import type { WrittenFile } from '#server/files/file-job.ts'
import type { FileWriters } from '#server/files/file-writers.ts'
import { isExportFormat } from '#shared/document/export-format.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ReadRun } from './run-row.ts'

export interface ExportedFile extends WrittenFile {
  fileName: string
}

/** The latest result of a run as a file. Throws FORMAT_NOT_OFFERED, RUN_NOT_FINISHED, and what {@link FileWriters} throw. */
export async function exportRun(
  files: FileWriters,
  agent: LiveAgent,
  row: ReadRun,
  format: string,
  prepared: object | null,
): Promise<ExportedFile> {
  if (!isExportFormat(format) || !agent.exports.formats.some((entry) => entry.format === format)) {
    const formats = agent.exports.formats.map((entry) => entry.format).join(', ')
    throw new AppError('FORMAT_NOT_OFFERED', { userMessage: `This result is offered as ${formats}.` })
  }
  if (row.status !== 'succeeded' || row.result === null) throw new AppError('RUN_NOT_FINISHED')
  const timestamp = row.created_at.toISOString()
  const context = { input: row.input, sources: row.sources, timestamp, prepared: prepared ?? undefined }
  const file = await files.file(row.user_id, {
    agentId: agent.card.id,
    result: row.result,
    blocks: row.blocks,
    context,
    format,
  })
  return { ...file, fileName: `${agent.fileName(row.input, timestamp.slice(0, 10))}.${format}` }
}
