import type { ErasedContext } from '#agents/_kit/define-agent.ts'
import type { LiveAgent } from '#agents/registry-server.ts'
import { csvBytes } from '#exporters/csv/csv-exporter.ts'
import { exporters } from '#exporters/exporters.ts'
import { type ExportFormat, isExportFormat } from '#shared/document/export-format.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ReadRun } from './run-row.ts'

export interface ExportedFile {
  bytes: Uint8Array
  contentType: string
  fileName: string
}

/** The latest result of a run as a file. Throws FORMAT_NOT_OFFERED, RUN_NOT_FINISHED. */
export async function exportRun(
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
  const file =
    (await ownFile(agent, row.result, context, format)) ?? (await sharedFile(agent, row.result, context, format))
  return { ...file, fileName: `${agent.fileName(row.input, timestamp.slice(0, 10))}.${format}` }
}

type WrittenFile = Omit<ExportedFile, 'fileName'>

/** What the agent writes itself, null where it leaves the format to the writers that all share. */
export async function ownFile(
  { files }: LiveAgent,
  result: object,
  context: ErasedContext,
  format: ExportFormat,
): Promise<WrittenFile | null> {
  if (format === 'xlsx' && files.xlsx) {
    // Spreadsheets are rare and their library takes 18 MB.
    const { workbookBytes } = await import('#exporters/xlsx/workbook-bytes.ts')
    return { bytes: workbookBytes(files.xlsx(result, context)), contentType: contentTypes.xlsx }
  }
  if (format === 'html' && files.html) {
    return { bytes: new TextEncoder().encode(files.html(result, context)), contentType: contentTypes.html }
  }
  if (format === 'csv' && files.csv) {
    return { bytes: csvBytes(files.csv(result, context)), contentType: contentTypes.csv }
  }
  return null
}

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: 'text/html; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
}

async function sharedFile(
  agent: LiveAgent,
  result: object,
  context: ErasedContext,
  format: ExportFormat,
): Promise<WrittenFile> {
  const exporter = exporters.get(format)
  if (!exporter) throw new Error(`${agent.card.id} offers ${format} but has no writer for it`)
  const document = agent.toDocument(result, context)
  const bytes = await exporter.write(document, { data: result, createdAt: new Date(context.timestamp) })
  return { bytes, contentType: exporter.contentType }
}
