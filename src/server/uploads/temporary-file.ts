import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** What may wait to be written, so that small pieces go to the disk together. */
const pendingBytes = 4 * 1024 ** 2

/** Writes bytes into a file that only this account may read. `close` removes it. */
export async function writeTemporaryFile(
  content: AsyncIterable<Uint8Array>,
): Promise<{ path: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pm-pilot-file-'))
  const close = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'upload')
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: pendingBytes }))
    return { path, close }
  } catch (error) {
    await close()
    throw error
  }
}
