import { toMarkdown } from '#shared/document/to-markdown.ts'
import type { Exporter } from '../exporter.ts'

export const markdownExporter: Exporter = {
  format: 'md',
  extension: 'md',
  contentType: 'text/markdown; charset=utf-8',
  write: async (document) => new TextEncoder().encode(toMarkdown(document)),
}
