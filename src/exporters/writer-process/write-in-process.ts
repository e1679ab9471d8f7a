import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ResultDocument } from '#shared/document/block.ts'
import type { WriterAnswer, WriterJob } from './writer-job.ts'

const PROGRAM = fileURLToPath(new URL('./writer-process.ts', import.meta.url))

/** How long the process waits for more work before it ends and gives its memory back. */
const QUIET_MS = 20_000

/** No file takes nearly as long; a process that hangs is ended with all its jobs. */
const LONGEST_JOB_MS = 60_000

/** A document too large for this fails alone instead of taking the server with it. */
const HEAP_MB = 768

interface Pending {
  resolve(file: Uint8Array): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

interface Writer {
  child: ChildProcess
  pending: Map<number, Pending>
  quiet?: NodeJS.Timeout
}

let current: Writer | undefined
let lastId = 0

/**
 * Writes a Word or PDF file in a process of its own: layout takes up to seconds and some hundred megabytes, the server
 * has to answer others meanwhile, and only a process gives memory back. Fails only if that runs out of time or memory.
 */
export function writeInProcess(
  format: WriterJob['format'],
  document: ResultDocument,
  createdAt: Date,
): Promise<Uint8Array> {
  current ??= startWriter()
  const writer = current
  clearTimeout(writer.quiet)
  lastId += 1
  const job: WriterJob = { id: lastId, format, document, createdAt }
  return new Promise((resolve, reject) => {
    // First of all, because it throws where a document is no plain data.
    writer.child.send(job, (error) => {
      if (error) end(writer, error)
    })
    const timer = setTimeout(() => end(writer, new Error(`Writing the ${format} file took too long`)), LONGEST_JOB_MS)
    writer.pending.set(job.id, { resolve, reject, timer })
    writer.child.ref()
    writer.child.channel?.ref()
  })
}

function startWriter(): Writer {
  const child = fork(PROGRAM, {
    // Neither the flags nor the secrets that the server was started with are its business.
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: {},
    serialization: 'advanced',
  })
  const writer: Writer = { child, pending: new Map() }
  child.on('message', (answer: WriterAnswer) => settle(writer, answer))
  child.on('error', (error) => end(writer, error))
  child.on('exit', () => end(writer, new Error('The writer process ended')))
  return writer
}

function settle(writer: Writer, answer: WriterAnswer): void {
  const pending = writer.pending.get(answer.id)
  if (!pending) return
  writer.pending.delete(answer.id)
  clearTimeout(pending.timer)
  if ('file' in answer) pending.resolve(answer.file)
  else pending.reject(new Error(answer.error))
  if (writer.pending.size > 0) return
  // An idle writer must not keep the server alive; it ends by itself when the server does.
  writer.child.unref()
  writer.child.channel?.unref()
  writer.quiet = setTimeout(() => end(writer, new Error('The writer process was idle')), QUIET_MS).unref()
}

/** Ends the process and fails what it still had to do; the next file starts a new one. */
function end(writer: Writer, error: Error): void {
  if (current === writer) current = undefined
  clearTimeout(writer.quiet)
  for (const { reject, timer } of writer.pending.values()) {
    clearTimeout(timer)
    reject(error)
  }
  writer.pending.clear()
  if (writer.child.exitCode === null) writer.child.kill('SIGKILL')
}
