import type { ExportFormat } from '#shared/document/export-format.ts'
import { apiFetch } from '../../../http/api-fetch.ts'
import { saveFile } from '../../../http/save-file.ts'

/** The file's name in a Content-Disposition header; its encoded form wins. */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // A broken name falls through to the plain one.
    }
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? fallback
}

/** Throws an ApiError. */
export async function downloadRun(runId: string, format: ExportFormat): Promise<void> {
  const response = await apiFetch(`/api/runs/${runId}/export?format=${format}`)
  const name = fileNameOf(response.headers.get('content-disposition'), `result.${format}`)
  saveFile(await response.blob(), name)
}
