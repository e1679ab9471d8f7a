import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Upload } from '#shared/api/uploads.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { fileKind, kindBytes } from '#shared/table/file-kind.ts'
import { inPieces } from './in-pieces.ts'
import { wrongKind } from './upload-row.ts'

/** Bytes of one row of `upload_chunks`. */
const pieceBytes = 1024 ** 2
/** So often a file that arrives makes sure that the installation has room for it. */
const piecesBetweenLooks = 8

export interface WrittenFile {
  size: number
  kind: Upload['kind']
  sha256: string
}

/**
 * Writes a file as rows of `upload_chunks` while it arrives. Throws INVALID_INPUT for another kind of file or a Parquet file where none is taken, FILE_EMPTY, PAYLOAD_TOO_LARGE
 * above `largest` bytes, and what `assertRoom` throws.
 */
export async function writePieces(
  pool: pg.Pool,
  id: string,
  content: AsyncIterable<Uint8Array>,
  { largest, parquet, assertRoom }: { largest: number; parquet: boolean; assertRoom: () => Promise<void> },
): Promise<WrittenFile> {
  const hash = createHash('sha256')
  let size = 0
  let kind: Upload['kind'] | null = null
  let seq = 0
  for await (const piece of inPieces(content, pieceBytes)) {
    size += piece.byteLength
    if (size > largest) throw tooLarge(largest)
    if (seq === 0) {
      kind = fileKind(piece.subarray(0, kindBytes))
      if (kind === null || (kind === 'parquet' && !parquet)) throw new AppError('INVALID_INPUT', wrongKind)
    }
    hash.update(piece)
    if (seq % piecesBetweenLooks === 0) await assertRoom()
    await pool.query({
      name: 'insert-upload-chunk',
      text: `with chunk as (insert into upload_chunks (upload_id, seq, data) values ($1, $2, $3))
        update uploads set bytes = $4 where id = $1`,
      values: [id, seq, piece, size],
    })
    seq += 1
  }
  if (size === 0 || kind === null) throw new AppError('FILE_EMPTY')
  return { size, kind, sha256: hash.digest('hex') }
}

function tooLarge(largest: number): AppError {
  const megabytes = Math.floor(largest / 1024 ** 2)
  return new AppError('PAYLOAD_TOO_LARGE', {
    userMessage: `This file is larger than ${megabytes} MB. Please upload a smaller one, for example without the columns you do not need.`,
  })
}
