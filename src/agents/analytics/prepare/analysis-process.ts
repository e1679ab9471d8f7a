import { rmSync } from 'node:fs'
import { AppError } from '#shared/errors/app-error.ts'
import { analyseFile, answerFollowUp } from './analyse-file.ts'
import type { AnalysisAnswer, AnalysisDone, AnalysisJob } from './analysis-job.ts'

let folder: string | undefined

/** The program of the analysis process: one file, one answer. Ends with the server. */
process.on('message', (job: AnalysisJob) => {
  folder = job.folder
  done(job).then(answer, (error: unknown) => answer(failure(error)))
})
process.on('disconnect', () => {
  // The server that would remove it is gone. What the engine still writes meanwhile is removed at the next start.
  if (folder) rmSync(folder, { recursive: true, force: true })
  process.exit()
})

async function done(job: AnalysisJob): Promise<AnalysisDone> {
  if (job.followUp) return { type: 'answered', answer: await answerFollowUp(job, job.followUp) }
  return { type: 'done', prepared: await analyseFile(job, (text) => answer({ type: 'note', text })) }
}

function answer(message: AnalysisAnswer): void {
  if (process.connected) process.send?.(message)
}

function failure(error: unknown): AnalysisAnswer {
  if (error instanceof AppError) {
    return { type: 'failed', code: error.code, text: error.userMessage, internal: error.message }
  }
  // The library's text may quote the file, and what a user sent goes into no log.
  const internal = error instanceof Error ? error.name : 'unknown'
  return { type: 'failed', code: 'FILE_UNREADABLE', text: null, internal: `reading or computing failed: ${internal}` }
}
