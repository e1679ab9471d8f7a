import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { makeTemporaryFolder } from '#agents/_kit/temporary-folder.ts'
import type { UploadToFetch } from './fetch-upload.ts'

/** Writes a stored file into one that only this account may read. `close` removes it. */
export async function fetchToTemporaryFile(
  upload: Omit<UploadToFetch, 'path'>,
): Promise<{ path: string; close: () => Promise<void> }> {
  const folder = await makeTemporaryFolder()
  const close = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'upload')
  try {
    await fetched({ ...upload, path })
    return { path, close }
  } catch (error) {
    await close()
    throw error
  }
}

function fetched(upload: UploadToFetch): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fetch-upload.ts', import.meta.url), { workerData: upload, execArgv: [] })
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a file was not fetched: ${code}`))))
  })
}
