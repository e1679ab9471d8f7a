import type { ExportFormat } from '#shared/document/export-format.ts'
import { csvExporter } from './csv/csv-exporter.ts'
import { docxExporter } from './docx/docx-exporter.ts'
import type { Exporter } from './exporter.ts'
import { jsonExporter } from './json/json-exporter.ts'
import { markdownExporter } from './markdown/markdown-exporter.ts'
import { pdfExporter } from './pdf/pdf-exporter.ts'
import { textExporter } from './text/text-exporter.ts'

/** The writers that fit every agent. xlsx and html need an agent that says what is in them. */
export const exporters: ReadonlyMap<ExportFormat, Exporter> = new Map(
  [docxExporter, pdfExporter, markdownExporter, textExporter, jsonExporter, csvExporter].map((exporter) => [
    exporter.format,
    exporter,
  ]),
)
