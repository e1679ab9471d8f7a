import { type ChildProcess, fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { availableParallelism, constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { makeTemporaryFolder } from '#agents/_kit/temporary-folder.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { PreparedAnalysis } from '../prepared.ts'
import type { AnalysisAnswer, AnalysisDone, AnalysisJob } from './analysis-job.ts'
import { createAnalysisTurns } from './analysis-turns.ts'
import type { PlanAnswer } from './asking/answer-plan.ts'

const program = fileURLToPath(new URL('./analysis-process.ts', import.meta.url))

/** A file that needs more is refused instead of taking the server with it. */
const heapMegabytes = 1024
/** What the engine keeps in memory; the rest of a larger table goes to the disk. The process takes up to 450 MB besides. */
const databaseMegabytes = 512
const longestJobMs = 120_000

/** Analyses at a time: each may use every core, so more would only be slower. */
const most = Math.max(1, Math.floor(availableParallelism() / 2))
const inTurn = createAnalysisTurns(most)

type AnalysisTask = Pick<AnalysisJob, 'question' | 'dictionaries' | 'followUp'>

/** The file is fetched while the process starts. */
type FileToAnalyse = Pick<AnalysisJob, 'path' | 'fileName'>

type Options = { account: string; signal: AbortSignal; note: (text: string) => void }

/** The whole analysis of a file. Throws as `inProcess` does. */
export async function analyseInProcess(
  request: Pick<AnalysisTask, 'question' | 'dictionaries'>,
  openFile: () => Promise<FileToAnalyse>,
  options: Options,
): Promise<PreparedAnalysis> {
  const done = await inProcess(request, openFile, options)
  if (done.type !== 'done') throw new AppError('INTERNAL', { internal: 'the analysis process answered something else' })
  return done.prepared
}

/** The answer to a follow-up. Throws as `inProcess` does. */
export async function answerInProcess(
  request: Required<AnalysisTask>,
  openFile: () => Promise<FileToAnalyse>,
  options: Options,
): Promise<PlanAnswer | null> {
  const done = await inProcess(request, openFile, options)
  if (done.type !== 'answered')
    throw new AppError('INTERNAL', { internal: 'the analysis process answered something else' })
  return done.answer
}

/**
 * Reads and computes a file in a process of its own: a hostile file can then cost that process its memory or its time, and
 * nothing else. Throws FILE_UNREADABLE, FILE_EMPTY; what `openFile` throws; the signal's reason when aborted.
 */
function inProcess(
  request: AnalysisTask,
  openFile: () => Promise<FileToAnalyse>,
  options: Options,
): Promise<AnalysisDone> {
  return inTurn(options.account, options.signal, async () => {
    options.signal.throwIfAborted()
    const folder = await makeTemporaryFolder()
    const child = fork(program, {
      // Neither the flags nor the secrets that the server was started with are its business.
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const ended = new Promise((resolve) => {
      child.once('exit', resolve)
      child.once('error', resolve)
    })
    try {
      return await answerOf(child, { ...request, folder }, openFile, options)
    } finally {
      // A process that was killed has removed nothing, and writes until it is gone.
      await ended
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** What the process answers, which is ended then. */
function answerOf(
  child: ChildProcess,
  request: AnalysisTask & { folder: string },
  openFile: () => Promise<FileToAnalyse>,
  { signal, note }: Options,
): Promise<AnalysisDone> {
  return new Promise<AnalysisDone>((resolve, reject) => {
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
    if (signal.aborted) abort()
    child.on('message', (answer: AnalysisAnswer) => {
      if (settled) return
      if (answer.type === 'note') note(answer.text)
      else if (answer.type === 'done' || answer.type === 'answered') settle(() => resolve(answer))
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
}

/** Requests of others come first on a busy machine. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has ended already; its exit is handled above.
  }
}
