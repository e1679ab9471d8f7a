import { withoutBreakingOff } from '#server/http/broken-off.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { tableFileMessages } from '#shared/table/table-file.ts'
import { firstFilePart, type SentFile } from './first-file-part.ts'

/**
 * The file of a request, without reading it: the first file of a form (multipart/form-data), or the body itself with its name
 * in `?fileName=`, `X-File-Name` or Content-Disposition. `arriving` is the body as the connection hands it over, where that is at hand: the
 * stream of the request copies all of it. Throws INVALID_INPUT when there is none.
 */
export async function fileOfRequest(request: Request, arriving?: AsyncIterable<Uint8Array>): Promise<SentFile> {
  const noFile = new AppError('INVALID_INPUT', {
    userMessage: tableFileMessages.noFile,
    fields: { file: tableFileMessages.noFile },
  })
  const source = arriving ?? request.body
  if (!source) throw noFile
  const body = withoutBreakingOff(source)
  const boundary = /^multipart\/form-data;.*boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(
    request.headers.get('content-type') ?? '',
  )
  if (boundary) {
    const part = await firstFilePart(body, boundary[1] ?? boundary[2] ?? '')
    if (!part) throw noFile
    return part
  }
  const fileName =
    new URL(request.url).searchParams.get('fileName') ??
    decoded(request.headers.get('x-file-name')) ??
    /filename="([^"]+)"/i.exec(request.headers.get('content-disposition') ?? '')?.[1] ??
    ''
  return { fileName, content: body }
}

function decoded(text: string | null): string | undefined {
  if (text === null) return undefined
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
