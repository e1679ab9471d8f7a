import { fork } from 'node:child_process'
import { availableParallelism, constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AppError } from '#shared/errors/app-error.ts'
import type { PreparedAnalysis } from '../prepared.ts'
import type { AnalysisAnswer, AnalysisJob } from './analysis-job.ts'

const program = fileURLToPath(new URL('./analysis-process.ts', import.meta.url))

/** A file that needs more is refused instead of taking the server with it. */
const heapMegabytes = 1024
const databaseMegabytes = 1536
const longestJobMs = 120_000

/** Analyses at a time: each may use every core, so more would only be slower. */
const most = Math.max(1, Math.floor(availableParallelism() / 2))
let active = 0
const waiting: (() => void)[] = []

async function inTurn<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  if (active >= most) {
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal.reason)
      }
      waiting.push(start)
      signal.addEventListener('abort', leave, { once: true })
    })
  } else {
    active += 1
  }
  try {
    return await work()
  } finally {
    // The place goes to the next one that waits, or is free.
    const next = waiting.shift()
    if (next) next()
    else active -= 1
  }
}

export interface AnalysisRequest {
  question: string | null
}

/** The file is fetched while the process starts. */
type FileToAnalyse = Pick<AnalysisJob, 'path' | 'fileName'>

/**
 * Reads and computes a file in a process of its own: a hostile file can then cost that process its memory or its time, and
 * nothing else. Throws FILE_UNREADABLE, FILE_EMPTY; what `openFile` throws; the signal's reason when aborted.
 */
export function analyseInProcess(
  request: AnalysisRequest,
  openFile: () => Promise<FileToAnalyse>,
  options: { signal: AbortSignal; note: (text: string) => void },
): Promise<PreparedAnalysis> {
  const { signal, note } = options
  return inTurn(signal, () => {
    signal.throwIfAborted()
    return new Promise<PreparedAnalysis>((resolve, reject) => {
      const child = fork(program, {
        // Neither the flags nor the secrets that the server was started with are its business.
        execArgv: [`--max-old-space-size=${heapMegabytes}`],
        env: {},
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      let settled = false
      const settle = (end: () => void) => {
        if (settled) return
        settled = true
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
        child.kill('SIGKILL')
        end()
      }
      const unreadable = (internal: string) => settle(() => reject(new AppError('FILE_UNREADABLE', { internal })))
      const abort = () => settle(() => reject(signal.reason))
      const timer = setTimeout(() => unreadable('the analysis took too long'), longestJobMs)
      signal.addEventListener('abort', abort, { once: true })
      child.on('message', (answer: AnalysisAnswer) => {
        if (settled) return
        if (answer.type === 'note') note(answer.text)
        else if (answer.type === 'done') settle(() => resolve(answer.prepared))
        else {
          const { code, text, internal } = answer
          settle(() => reject(new AppError(code, { userMessage: text ?? undefined, internal })))
        }
      })
      child.on('error', (error) => unreadable(`the analysis process failed: ${error.message}`))
      child.on('exit', (code, killedBy) => unreadable(`the analysis process ended: ${code ?? killedBy}`))
      lowerPriority(child.pid)
      const limits = { threads: availableParallelism(), memoryMegabytes: databaseMegabytes }
      openFile().then(
        (file) => {
          if (!settled) child.send({ ...file, ...request, ...limits } satisfies AnalysisJob)
        },
        (error: unknown) => settle(() => reject(error)),
      )
    })
  })
}

/** Requests of others come first on a busy machine. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has ended already, which its exit tells.
  }
}
