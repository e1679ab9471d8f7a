import { toPlainText } from '#shared/document/to-plain-text.ts'
import type { Exporter } from '../exporter.ts'

export const textExporter: Exporter = {
  format: 'txt',
  extension: 'txt',
  contentType: 'text/plain; charset=utf-8',
  write: async (document) => new TextEncoder().encode(toPlainText(document)),
}
