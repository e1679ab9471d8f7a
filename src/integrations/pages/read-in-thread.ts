import { Worker } from 'node:worker_threads'
import type { ParsedPage } from './parse-page.ts'

const program = new URL('./page-worker.ts', import.meta.url)
/** Milliseconds. A page that takes longer was made to; an honest one of a megabyte takes a second on a slow machine. */
const longestMs = 15_000
const heapMb = 256
/** Threads at a time; more pages wait. */
const mostThreads = 2

let running = 0
const waiting: (() => void)[] = []

/**
 * Reads the HTML of a page in a thread of its own, which is ended when it takes too long or too much memory: untrusted content never
 * holds the server, and the libraries are in memory only while a page is read.
 */
export async function readInThread(html: string, url: string, signal: AbortSignal): Promise<ParsedPage> {
  if (running >= mostThreads) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    signal.throwIfAborted()
    return await inThread({ html, url }, signal)
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

function inThread(workerData: object, signal: AbortSignal): Promise<ParsedPage> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData,
      // Neither the flags nor the secrets that the server was started with are its business.
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      settle()
      void worker.terminate()
    }
    const abort = () => end(() => reject(signal.reason))
    const timer = setTimeout(() => end(() => reject(new Error('the page takes too long to read'))), longestMs)
    signal.addEventListener('abort', abort, { once: true })
    worker.once('message', (page: ParsedPage) => end(() => resolve(page)))
    worker.once('error', (error) => end(() => reject(error)))
    worker.once('exit', () => end(() => reject(new Error('the page could not be read'))))
  })
}
