import type { MessagePort } from 'node:worker_threads'
import { MessageChannel, Worker } from 'node:worker_threads'
import type pg from 'pg'
import { AppError, type FieldErrors } from '#shared/errors/app-error.ts'
import type { ErrorCode } from '#shared/errors/error-table.ts'
import type { WrittenFile } from './write-pieces.ts'

/** What the thread is started with. */
export interface Storing {
  connection: pg.ClientConfig
  /** In bytes: of one file, and of all files together. */
  largest: number
  total: number
  parquet: boolean
}

/** The bytes of this file come over the port; null behind the last. */
export interface FileToStore {
  uploadId: string
  port: MessagePort
}

/** What the thread says of a file. */
export type StoringWord =
  | { type: 'taken'; bytes: number }
  | { type: 'written'; file: WrittenFile }
  | { type: 'refused'; code: ErrorCode; userMessage: string; fields: FieldErrors | undefined; internal: string }
  | { type: 'failed'; code: string | undefined; message: string }

/** What of one file may wait for the thread, in bytes; the sender waits meanwhile. */
const mostWaiting = 1024 ** 2

export interface StoringThread {
  /** Files that are being stored. */
  active(): number
  /** Writes a file as rows of `upload_chunks`. Takes the memory of what it is handed. Throws what `writePieces` does. */
  store(uploadId: string, content: AsyncIterable<Uint8Array>): Promise<WrittenFile>
  close(): void
}

/**
 * One thread, started with the first file, that stores what the server's own thread receives: the garbage of a large file is
 * collected there, where no request waits for it.
 */
export function createStoringThread(storing: Storing): StoringThread {
  let thread: Worker | null = null
  let active = 0
  const running = () => {
    if (thread) return thread
    const started = new Worker(new URL('./store-files.ts', import.meta.url), { workerData: storing, execArgv: [] })
    started.unref()
    // Its files learn of its end by their ports; the next file starts another.
    started.on('error', () => undefined)
    started.once('exit', () => {
      if (thread === started) thread = null
    })
    thread = started
    return started
  }
  return {
    active: () => active,
    async store(uploadId, content) {
      const { port1: port, port2 } = new MessageChannel()
      let waiting = 0
      let goOn = () => {}
      const written = new Promise<WrittenFile>((resolve, reject) => {
        port.on('message', (word: StoringWord) => {
          if (word.type === 'written') resolve(word.file)
          else if (word.type !== 'taken') reject(errorOf(word))
          else {
            waiting -= word.bytes
            goOn()
          }
        })
        port.once('close', () => reject(new Error('the thread that stores files ended')))
      })
      // It may fail while the next bytes are waited for.
      written.catch(() => undefined)
      running().postMessage({ uploadId, port: port2 } satisfies FileToStore, [port2])
      active += 1
      try {
        for await (const chunk of content) {
          const bytes = ownBytes(chunk)
          waiting += bytes.byteLength
          port.postMessage(bytes, [bytes.buffer])
          while (waiting > mostWaiting) {
            const taken = new Promise<void>((resolve) => {
              goOn = resolve
            })
            await Promise.race([written, taken])
          }
        }
        port.postMessage(null)
        return await written
      } finally {
        active -= 1
        port.close()
      }
    },
    close: () => thread?.postMessage(null),
  }
}

/** Small buffers share their memory with others, which must stay. */
function ownBytes(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = chunk
  return byteLength > Buffer.poolSize / 2 && buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : new Uint8Array(chunk)
}

function errorOf(word: Extract<StoringWord, { type: 'refused' | 'failed' }>): Error {
  if (word.type === 'refused') return new AppError(word.code, word)
  return Object.assign(new Error(word.message), { code: word.code })
}
