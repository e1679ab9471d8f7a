import type { Exporter } from '../exporter.ts'

export const docxExporter: Exporter = {
  format: 'docx',
  extension: 'docx',
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  write: async (document, { createdAt }) => {
    // The library is large and most processes never write a Word file.
    const { writeDocx } = await import('./write-docx.ts')
    return writeDocx(document, createdAt ?? new Date())
  },
}
