import type { LiveAgent } from '#agents/registry-server.ts'
import type { BriefReader } from '#drafting/index.ts'
import type { OpenPage } from '#integrations/pages/open-page.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Alive } from '#server/models/model-client.ts'
import type { ResearchBudget } from '#server/research/loop/research-task.ts'
import type { Research } from '#server/research/research.ts'
import type { RunSteps } from '#server/spending/paid-steps.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import type { Corrections } from '#shared/corrections.ts'
import type { EvidenceReport } from '#shared/evidence.ts'
import type { OwnFact } from '#shared/own-fact.ts'
import type { RunAlong } from '#shared/run-along.ts'
import type { RunEvent } from '#shared/run-events.ts'
import type { Source } from '#shared/source.ts'
import { stringsIn } from '#shared/strings-in.ts'
import type { Memories } from './memories.ts'
import type { Writer } from './writer.ts'

export interface Execution {
  agent: LiveAgent
  /** The parsed input, as it was stored. */
  input: object
  corrections?: Corrections
  /** What goes along with the form. */
  along?: RunAlong
  /** What the user knows of the product: it outranks the library and a model. */
  ownFacts?: readonly OwnFact[]
  /** Whose run it is. */
  userId: string
  /** The product that it is written for, if any. */
  productId?: string | null
  /** When the run started. */
  timestamp: string
  emit: (event: RunEvent) => void
  /** Called while nothing is emitted and work goes on all the same. */
  onAlive?: (doing: Alive) => void
  signal: AbortSignal
  /** What is paid for goes through it. Absent where nothing is kept. */
  steps?: RunSteps
  /** Whether the user may be asked; the run ends with OpenQuestion then, and begins anew with the answers. */
  mayAsk?: boolean
  /** Whether the user asked for a thorough run. */
  thorough?: boolean
}

/** How a model researches by itself, and in which runs. */
export interface LoopSetting {
  when: 'thorough' | 'always' | 'never'
  budget: ResearchBudget
  openPage: OpenPage
}

export interface ExecutionTools {
  writer: Writer
  research: Research
  /** Reads the form, and says what it is not sure of. */
  briefReader: BriefReader
  knowledge: Knowledge
  uploads: Uploads
  memories: Memories
  /** Absent where nothing but `research` gathers. */
  loop?: LoopSetting
}

export interface Written {
  result: object
  sources: Source[]
  /** What was done with a model's answer; absent for the built-in writer. */
  evidence?: EvidenceReport
  inputTokens: number | null
  outputTokens: number | null
  /** Of what wrote it. */
  writerVersion: string
}

/** What the user typed is the user's own: addresses stay where the result repeats them, figures need no source. */
export const typedTexts = (...typed: readonly unknown[]): string[] => stringsIn(typed)
