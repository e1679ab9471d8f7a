import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '#shared/errors/app-error.ts'
import type { PreparedAnalysis } from '../prepared.ts'
import type { AnalysisJob } from './analysis-job.ts'
import { answerPlan, type PlanAnswer } from './asking/answer-plan.ts'
import type { Table } from './column-profile.ts'
import { type AnalysisRequest, computeAnalysis } from './compute-analysis.ts'
import { type AnalysisDatabase, openAnalysisDatabase } from './database.ts'
import { loadParquet } from './load-parquet.ts'
import { loadTable, mostColumns } from './load-table.ts'
import { openView } from './open-view.ts'
import { profileTable } from './profile-table.ts'
import { tableSource } from './table-source.ts'
import { tidyTable } from './tidy-table.ts'

/** A file on the disk to its analysis. Throws FILE_UNREADABLE, FILE_EMPTY. */
export function analyseFile(job: AnalysisJob, note: (text: string) => void): Promise<PreparedAnalysis> {
  return withTable(job, note, (database, table, request) => computeAnalysis(database, table, request, note))
}

/** The answer to one follow-up on the file, null where its plan names nothing in it. Throws as the analysis does. */
export function answerFollowUp(
  job: AnalysisJob,
  { plan, vocabulary }: NonNullable<AnalysisJob['followUp']>,
): Promise<PlanAnswer | null> {
  return withTable(
    job,
    () => undefined,
    async (database, table, request) => {
      const { view } = await openView(database, table, request)
      return answerPlan(view, plan, vocabulary)
    },
  )
}

/** Opens a file as a typed table for as long as `use` takes. */
async function withTable<Value>(
  job: AnalysisJob,
  note: (text: string) => void,
  use: (database: AnalysisDatabase, table: Table, request: AnalysisRequest) => Promise<Value>,
): Promise<Value> {
  const scratchFolder = await mkdtemp(join(job.folder ?? tmpdir(), 'analysis-'))
  try {
    note('Reading the file...')
    const source = await tableSource(job.path, job.fileName, join(scratchFolder, 'table.csv'))
    const database = await openAnalysisDatabase({
      threads: job.threads,
      memoryMegabytes: job.memoryMegabytes,
      scratchFolder,
    })
    try {
      const { names, notes } =
        source.kind === 'parquet'
          ? await loadParquet(database, source.path)
          : {
              names: source.layout.headers.slice(0, mostColumns),
              notes: await loadTable(database, source, join(scratchFolder, 'even.csv')),
            }
      await database.lock()
      note('Finding out what each column holds...')
      const tidy = await tidyTable(database, names)
      const table = await profileTable(database, tidy.names, job.fileName)
      if (table.rows === 0) throw new AppError('FILE_EMPTY')
      return await use(database, table, {
        fileName: job.fileName,
        format: source.format,
        notes: [...source.notes, ...notes, ...tidy.notes],
        question: job.question,
        dictionaries: job.dictionaries ?? [],
      })
    } finally {
      database.close()
    }
  } finally {
    await rm(scratchFolder, { recursive: true, force: true })
  }
}
