import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Writes bytes into a file that only this account may read. `close` removes it. */
export async function writeTemporaryFile(
  content: AsyncIterable<Uint8Array>,
): Promise<{ path: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pm-pilot-file-'))
  const close = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'upload')
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      for await (const piece of content) await file.write(piece)
    } finally {
      await file.close()
    }
    return { path, close }
  } catch (error) {
    await close()
    throw error
  }
}
