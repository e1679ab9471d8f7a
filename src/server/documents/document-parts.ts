import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import { readPrepared, readRun } from '#server/runs/read-runs.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { DocumentParts } from './edit-document.ts'

/** What changes of a document need of its agent and of the run that wrote it. */
export function documentParts(database: Database, agents: AgentRegistry): DocumentParts {
  return {
    database,
    agentOf: (row) => {
      const agent = agents.live(row.agent_id)
      if (!agent) throw new AppError('AGENT_UPCOMING')
      return agent
    },
    contextOf: async (row) => {
      const { sources, input } = await readRun(database, row.user_id, row.id)
      const prepared = agents.live(row.agent_id)?.prepare ? await readPrepared(database, row.id) : null
      return { input, sources, timestamp: row.created_at.toISOString(), prepared: prepared ?? undefined }
    },
  }
}
