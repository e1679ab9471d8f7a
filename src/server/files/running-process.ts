import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '#shared/errors/app-error.ts'
import type { FileAnswer, FileJob } from './file-job.ts'

const PROGRAM = fileURLToPath(new URL('./file-process.ts', import.meta.url))

/** A document too large for this fails alone instead of taking the server with it. */
const HEAP_MB = 768

/** How long a process waits for more work before it ends and gives its memory back. */
const QUIET_MS = 20_000

/** The process counts its own processor time; this is for one that waits for something that never comes. */
const LONGEST_MS = 90_000

interface Pending {
  resolve(answer: FileAnswer): void
  reject(error: Error): void
}

/** A process that writes one file at a time, and is ended when one takes too long. */
export class RunningProcess {
  readonly #child: ChildProcess
  #pending: Pending | undefined
  #quiet: NodeJS.Timeout | undefined
  #isOver = false

  constructor() {
    this.#child = fork(PROGRAM, {
      // Neither the flags nor the secrets that the server was started with are its business.
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: {},
      serialization: 'advanced',
    })
    this.#child.on('message', (answer: FileAnswer) => this.#settle((pending) => pending.resolve(answer)))
    this.#child.on('error', (error) => this.#end(error))
    this.#child.on('exit', (code, signal) => this.#end(tooLarge(`the file process ended: ${code ?? signal}`)))
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Throws RESULT_TOO_LARGE where the file takes more time than the job has, or more memory than there is. */
  async write(job: FileJob): Promise<FileAnswer> {
    clearTimeout(this.#quiet)
    this.#child.ref()
    this.#child.channel?.ref()
    const timer = setTimeout(() => this.#end(tooLarge(`a file took more than ${LONGEST_MS} ms`)), LONGEST_MS)
    try {
      return await new Promise<FileAnswer>((resolve, reject) => {
        this.#pending = { resolve, reject }
        this.#child.send(job, (error) => {
          if (error) this.#end(error)
        })
      })
    } finally {
      clearTimeout(timer)
      // An idle process must not keep the server alive; it ends by itself when the server does.
      this.#child.unref()
      this.#child.channel?.unref()
      this.#quiet = setTimeout(() => this.#end(new Error('the file process was idle')), QUIET_MS).unref()
    }
  }

  #settle(settle: (pending: Pending) => void): void {
    const pending = this.#pending
    this.#pending = undefined
    if (pending) settle(pending)
  }

  #end(error: Error): void {
    if (this.#isOver) return
    this.#isOver = true
    clearTimeout(this.#quiet)
    if (this.#child.exitCode === null) this.#child.kill('SIGKILL')
    this.#settle((pending) => pending.reject(error))
  }
}

const tooLarge = (internal: string) => new AppError('RESULT_TOO_LARGE', { internal })
