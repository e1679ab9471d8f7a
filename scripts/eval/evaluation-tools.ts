import { createBriefReader } from '#drafting/index.ts'
import { openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import { chooseResearch } from '#server/research/choose-research.ts'
import type { ExecutionTools } from '#server/runs/execution.ts'
import { noMemories } from '#server/runs/no-memories.ts'
import type { Writer } from '#server/runs/writer.ts'
import { noUploads } from '#server/uploads/no-uploads.ts'

interface EvaluationSettings {
  knowledge: Knowledge
  search: string
  env: Readonly<Record<string, string | undefined>>
}

/** What a run needs beside its form, as a server has it and without a database. */
export const evaluationTools = (writer: Writer, { knowledge, search, env }: EvaluationSettings): ExecutionTools => ({
  uploads: noUploads,
  memories: noMemories,
  writer,
  research: chooseResearch({ search, env }),
  briefReader: createBriefReader({ ...knowledge, library: openMarketLibrary() }),
  knowledge,
})
