import type { Upload } from '#shared/api/uploads.ts'
import { tableFileMessages } from '#shared/table/table-file.ts'

export interface UploadRow {
  id: string
  file_name: string
  kind: Upload['kind']
  bytes: string
  expires_at: Date
}

/** What a query reads as an {@link UploadRow}. */
export const uploadColumns = 'id, file_name, kind, bytes, expires_at'
/** From the moment in which a file is whole, or was sent again. */
export const keptFor = '1 day'

/** For INVALID_INPUT. */
export const wrongKind = { userMessage: tableFileMessages.wrongKind, fields: { fileData: tableFileMessages.wrongKind } }

export function toUpload(row: UploadRow): Upload {
  return {
    uploadId: row.id,
    fileName: row.file_name,
    bytes: Number(row.bytes),
    kind: row.kind,
    expiresAt: row.expires_at.toISOString(),
  }
}
