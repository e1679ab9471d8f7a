import type { Exporter } from '../exporter.ts'

export const pdfExporter: Exporter = {
  format: 'pdf',
  extension: 'pdf',
  contentType: 'application/pdf',
  write: async (document, { createdAt }) => {
    // The library and its fonts are large and most processes never write a PDF.
    const { writePdf } = await import('./write-pdf.ts')
    return writePdf(document, createdAt ?? new Date())
  },
}
