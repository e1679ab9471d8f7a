import type { Exporter } from '../exporter.ts'
import { writeInProcess } from '../writer-process/write-in-process.ts'

export const pdfExporter: Exporter = {
  format: 'pdf',
  extension: 'pdf',
  contentType: 'application/pdf',
  write: (document, { createdAt }) => writeInProcess('pdf', document, createdAt ?? new Date()),
}
