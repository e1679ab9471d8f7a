import { createWriteStream } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { pipeline } from 'node:stream/promises'
import { workerData } from 'node:worker_threads'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { connectTo } from '#server/db/connect-to.ts'
import { copiedBytes } from './copied-bytes.ts'

/** What is fetched, by which connection, and the new file that it goes to. */
export interface UploadToFetch {
  connection: pg.ClientConfig
  /** A UUID: a copy takes no parameters. */
  uploadId: string
  path: string
}

/** What may wait to be written, so that small pieces go to the disk together. */
const pendingBytes = 4 * 1024 ** 2

// The program of a thread: the garbage of a large file is collected here, and no request waits for it.
const { connection, uploadId, path } = workerData as UploadToFetch
// Of this thread alone: whoever waits for a page comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const client = await connectTo(connection)
try {
  const rows = `select data from upload_chunks where upload_id = '${uploadId}' order by seq`
  // As a copy, since the driver reads every value of a query as text.
  const copy = client.query(copyTo(`copy (${rows}) to stdout (format binary)`))
  await pipeline(copiedBytes(copy), createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: pendingBytes }))
} finally {
  await client.end().catch(() => undefined)
}
