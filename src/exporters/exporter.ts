import type { ResultDocument } from '#shared/document/block.ts'
import type { ExportFormat } from '#shared/document/export-format.ts'

export interface ExportContext {
  /** The result itself, as stored: what the JSON file holds. */
  data: unknown
  /** When the result was made. With it, the same document gives the same bytes; without it, files carry the present time. */
  createdAt?: Date
}

/** Writes documents in one file format. */
export interface Exporter {
  format: ExportFormat
  /** Without the dot. */
  extension: string
  contentType: string
  /**
   * The whole file. Any document can be written: odd characters are replaced, never refused. Layout takes up to seconds and
   * some hundred megabytes, so servers write files in processes of their own.
   */
  write(document: ResultDocument, context: ExportContext): Promise<Uint8Array>
}
