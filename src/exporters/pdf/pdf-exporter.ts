import type { Exporter } from '../exporter.ts'

export const pdfExporter: Exporter = {
  format: 'pdf',
  extension: 'pdf',
  contentType: 'application/pdf',
  write: async (document, { createdAt }) =>
    (await import('./write-pdf.ts')).writePdf(document, createdAt ?? new Date()),
}
