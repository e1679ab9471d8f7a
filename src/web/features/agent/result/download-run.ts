import type { ExportFormat } from '#shared/document/export-format.ts'
import { apiFetch } from '../../../http/api-fetch.ts'
import { fileNameOf, saveFile } from '../../../http/save-file.ts'

/** Throws an ApiError. */
export async function downloadRun(runId: string, format: ExportFormat): Promise<void> {
  const response = await apiFetch(`/api/runs/${runId}/export?format=${format}`)
  const name = fileNameOf(response.headers.get('content-disposition'), `result.${format}`)
  saveFile(await response.blob(), name)
}
