import type { Exporter } from '../exporter.ts'
import { writeInProcess } from '../writer-process/write-in-process.ts'

export const docxExporter: Exporter = {
  format: 'docx',
  extension: 'docx',
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  write: (document, { createdAt }) => writeInProcess('docx', document, createdAt ?? new Date()),
}
