import { openAsBlob } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** What others wait for something small while `work` goes on, in milliseconds, sorted. */
export async function withOthers<Value>(
  asked: { url: string; token?: string },
  work: () => Promise<Value>,
): Promise<{ value: Value; waits: number[] }> {
  const others = new Worker(new URL('./longest-wait.ts', import.meta.url), { workerData: asked })
  const answered = new Promise<number[]>((resolve, reject) => {
    others.once('message', resolve)
    others.once('error', reject)
  })
  const value = await work()
  others.postMessage('stop')
  return { value, waits: await answered }
}

/** The value below which so large a part of the sorted ones lies. */
export const partOf = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Sends a file as the page does. Returns the id of the upload. */
export async function sendFile(url: string, token: string, path: string, fileName: string): Promise<string> {
  const body = new FormData()
  body.set('file', await openAsBlob(path), fileName)
  const answer = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { uploadId: string }).uploadId
}
