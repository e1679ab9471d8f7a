import type { WrittenPage } from '#exporters/page/write-page.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { createFairTurns } from '#shared/fair-turns.ts'
import type {
  FileAnswer,
  FileJob,
  FileRequest,
  PictureRequest,
  ResultToWrite,
  SectionRequest,
  WrittenFile,
  WrittenSection,
} from './file-job.ts'
import type { NoteToRead } from './read-note.ts'
import { RunningProcess } from './running-process.ts'

/** Processes at a time, on each server. A second one starts only while the first is busy. */
const MOST_PROCESSES = 2

/** Processor time of one file. None that somebody reads takes nearly as much. */
const LONGEST_JOB_MS = 20_000

const MOST_WAITING = 256
const MOST_WAITING_OF_ACCOUNT = 60

/**
 * Writes files and wiki sections in processes of their own: results hold texts that a user or a model wrote, whose layout
 * takes up to seconds and some hundred megabytes, and the server has to answer others meanwhile. Each throws
 * RESULT_TOO_LARGE where a file takes too much time or memory, and OVERLOADED or TOO_MANY_REQUESTS where too many wait.
 */
export interface FileWriters {
  file(account: string, request: FileRequest): Promise<WrittenFile>
  section(account: string, request: SectionRequest): Promise<WrittenSection>
  page(account: string, result: ResultToWrite): Promise<WrittenPage>
  picture(account: string, words: PictureRequest): Promise<Uint8Array>
  /** The words of a file. Throws FILE_UNREADABLE where it is none of its kind, or takes too much time or memory. */
  note(account: string, note: NoteToRead): Promise<{ text: string; shortened: boolean }>
}

interface Waiting {
  job: FileJob
  resolve(answer: FileAnswer): void
  reject(error: unknown): void
}

export function createFileWriters({ longestMs = LONGEST_JOB_MS, most = MOST_PROCESSES } = {}): FileWriters {
  const turns = createFairTurns<Waiting>(most)
  const idle: RunningProcess[] = []
  let busy = 0

  const begin = () => {
    for (let turn = turns.take(most - busy); turn; turn = turns.take(most - busy)) {
      busy += 1
      void perform(turn.account, turn.work)
    }
  }

  const perform = async (account: string, { job, resolve, reject }: Waiting) => {
    const writer = nextIdle() ?? new RunningProcess()
    const started = performance.now()
    await writer.write(job).then(resolve, reject)
    if (!writer.isOver) idle.push(writer)
    busy -= 1
    turns.done(account, performance.now() - started)
    begin()
  }

  const nextIdle = () => {
    for (let writer = idle.pop(); writer; writer = idle.pop()) if (!writer.isOver) return writer
    return undefined
  }

  const ask = async (account: string, job: FileJob): Promise<FileAnswer> => {
    if (turns.waiting(account) >= MOST_WAITING_OF_ACCOUNT) throw new AppError('TOO_MANY_REQUESTS')
    if (turns.waiting() >= MOST_WAITING) throw new AppError('OVERLOADED')
    return new Promise<FileAnswer>((resolve, reject) => {
      turns.add(account, { job, resolve, reject })
      begin()
    })
  }

  const write = async (account: string, job: FileJob): Promise<FileAnswer> => {
    const answer = await ask(account, job)
    if (answer.kind === 'failed') throw new Error(answer.error)
    return answer
  }

  return {
    async file(account, request) {
      const answer = await write(account, { kind: 'file', ...request, longestMs })
      if (answer.kind !== 'file') throw new Error('a file was asked for')
      return answer
    },
    async section(account, request) {
      const answer = await write(account, { kind: 'section', ...request, longestMs })
      if (answer.kind !== 'section') throw new Error('a section was asked for')
      return answer
    },
    async page(account, result) {
      const answer = await write(account, { kind: 'page', ...result, longestMs })
      if (answer.kind !== 'page') throw new Error('a page was asked for')
      return answer
    },
    async picture(account, words) {
      const answer = await write(account, { kind: 'picture', ...words, longestMs })
      if (answer.kind !== 'picture') throw new Error('a picture was asked for')
      return answer.png
    },
    async note(account, note) {
      const answer = await ask(account, { kind: 'note', ...note, longestMs }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'RESULT_TOO_LARGE') throw unreadable(error)
        throw error
      })
      if (answer.kind === 'failed') throw unreadable(new Error(answer.error))
      if (answer.kind !== 'note') throw new Error('the words of a file were asked for')
      return answer
    },
  }
}

const unreadable = (cause: Error) => new AppError('FILE_UNREADABLE', { internal: 'a note could not be read', cause })
