import { AppError } from '#shared/errors/app-error.ts'
import { analyseFile } from './analyse-file.ts'
import type { AnalysisAnswer, AnalysisJob } from './analysis-job.ts'

/** The program of the analysis process: one file, one answer. Ends with the server. */
process.on('message', (job: AnalysisJob) => {
  analyseFile(job, (text) => answer({ type: 'note', text })).then(
    (prepared) => answer({ type: 'done', prepared }),
    (error: unknown) => answer(failure(error)),
  )
})
process.on('disconnect', () => process.exit())

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
