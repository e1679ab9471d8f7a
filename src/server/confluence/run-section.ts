import type { LiveAgent } from '#agents/registry-server.ts'
import type { FileWriters } from '#server/files/file-writers.ts'
import type { ReadRun } from '#server/runs/run-row.ts'
import { pageLabels } from '#shared/confluence/page-labels.ts'
import { defaultTitle, titleTemplate } from '#shared/confluence/page-title.ts'
import { AppError } from '#shared/errors/app-error.ts'

export interface RunSection {
  storage: string
  labels: string[]
  /** By the saved template; a template that names another agent gives way to the title of the result. */
  titleBy(template: string, includeTimestamp: boolean): string
  /** Stands in every page that this run was sent to. */
  runMark: string
  /** Stands in every page that holds this very result: an edit makes another one. */
  resultMark: string
  /** Of the result. */
  revision: number
}

/** The latest result of a run, edits included, as a section of a page. Throws RUN_NOT_FINISHED, and what {@link FileWriters} throw. */
export async function sectionOfRun(
  files: FileWriters,
  agent: LiveAgent,
  row: ReadRun,
  place: 'new-page' | 'added',
  at: Date,
): Promise<RunSection> {
  if (row.status !== 'succeeded' || row.result === null) throw new AppError('RUN_NOT_FINISHED')
  const context = { input: row.input, sources: row.sources, timestamp: row.created_at.toISOString() }
  const runMark = `pm-pilot-${row.id}-`
  const resultMark = `${runMark}r${row.revision}-`
  const request = {
    agentId: agent.card.id,
    result: row.result,
    blocks: row.blocks,
    context,
    place,
    at,
    anchor: resultMark,
  }
  const { storage, title } = await files.section(row.user_id, request)
  return {
    storage,
    labels: pageLabels(agent.labels(row.input)),
    titleBy(template, includeTimestamp) {
      return defaultTitle(titleTemplate(template, agent.card.name, title), includeTimestamp, at)
    },
    runMark,
    resultMark,
    revision: row.revision,
  }
}
