import type { Exporter } from '../exporter.ts'

export const docxExporter: Exporter = {
  format: 'docx',
  extension: 'docx',
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  write: async (document, { createdAt }) =>
    (await import('./write-docx.ts')).writeDocx(document, createdAt ?? new Date()),
}
