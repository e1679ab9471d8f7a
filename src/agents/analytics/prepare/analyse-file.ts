import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '#shared/errors/app-error.ts'
import type { PreparedAnalysis } from '../prepared.ts'
import type { AnalysisJob } from './analysis-job.ts'
import { computeAnalysis } from './compute-analysis.ts'
import { openAnalysisDatabase } from './database.ts'
import { loadTable, mostColumns } from './load-table.ts'
import { profileTable } from './profile-table.ts'
import { tableSource } from './table-source.ts'
import { tidyTable } from './tidy-table.ts'

/** A file on the disk to its analysis. Throws FILE_UNREADABLE, FILE_EMPTY. */
export async function analyseFile(job: AnalysisJob, note: (text: string) => void): Promise<PreparedAnalysis> {
  const scratchFolder = await mkdtemp(join(tmpdir(), 'pm-pilot-analysis-'))
  try {
    note('Reading the file...')
    const source = await tableSource(job.path, job.fileName, join(scratchFolder, 'table.csv'))
    const database = await openAnalysisDatabase({
      threads: job.threads,
      memoryMegabytes: job.memoryMegabytes,
      scratchFolder,
    })
    try {
      const notes = await loadTable(database, source, join(scratchFolder, 'even.csv'))
      await database.lock()
      note('Finding out what each column holds...')
      const tidy = await tidyTable(database, source.layout.headers.slice(0, mostColumns))
      const table = await profileTable(database, tidy.names, job.fileName)
      if (table.rows === 0) throw new AppError('FILE_EMPTY')
      const request = {
        fileName: job.fileName,
        format: source.format,
        notes: [...source.notes, ...notes, ...tidy.notes],
        question: job.question,
      }
      return await computeAnalysis(database, table, request, note)
    } finally {
      database.close()
    }
  } finally {
    await rm(scratchFolder, { recursive: true, force: true })
  }
}
