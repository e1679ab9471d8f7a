import { readFile } from 'node:fs/promises'
import type { AgentRegistry, LiveAgent } from '#agents/registry-server.ts'
import type { FileWriters } from '#server/files/file-writers.ts'
import { type ExportFormat, isExportFormat } from '#shared/document/export-format.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type Sample, sample } from '#shared/samples/sample.ts'

export interface SampleFile {
  bytes: Uint8Array
  contentType: string
  fileName: string
}

/** The files of the samples, each written once and kept: they are few, and the same for everybody. */
export interface SampleFiles {
  /** Throws NOT_FOUND, FORMAT_NOT_OFFERED and what {@link FileWriters} throw. */
  file(agentId: string, format: string): Promise<SampleFile>
}

async function readSample(agentId: string): Promise<Sample> {
  const path = new URL(`../../shared/samples/results/${agentId}.json`, import.meta.url)
  return sample.parse(JSON.parse(await readFile(path, 'utf8')))
}

export function createSampleFiles(agents: AgentRegistry, files: FileWriters): SampleFiles {
  const kept = new Map<string, Promise<SampleFile>>()

  async function write(agent: LiveAgent, format: ExportFormat): Promise<SampleFile> {
    const { input, result, sources, timestamp, prepared } = await readSample(agent.card.id)
    const context = { input, sources, timestamp, prepared: prepared ?? undefined }
    const file = await files.file('samples', { agentId: agent.card.id, result, context, format })
    return { ...file, fileName: `${agent.fileName(input, timestamp.slice(0, 10))}.${format}` }
  }

  return {
    async file(agentId, format) {
      const agent = agents.live(agentId)
      if (!agent) throw new AppError('NOT_FOUND')
      if (!isExportFormat(format) || !agent.exports.formats.some((entry) => entry.format === format)) {
        throw new AppError('FORMAT_NOT_OFFERED')
      }
      // By the agent's own id: an alias leads to the same files.
      const key = `${agent.card.id}.${format}`
      const known = kept.get(key)
      if (known) return known
      const written = write(agent, format)
      kept.set(key, written)
      // What failed is tried again.
      written.catch(() => kept.delete(key))
      return written
    },
  }
}
