import type { OpenPage } from '#integrations/pages/open-page.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { ModelPrompt } from '#server/models/model-client.ts'
import type { RunSteps } from '#server/spending/paid-steps.ts'
import type { Research, ResearchRequest } from '../research.ts'
import type { ChooseActions } from './choose-actions.ts'

export interface ResearchBudget {
  /** Turns of the model, the last of which only keeps. */
  turns: number
  searches: number
  pages: number
  seconds: number
  /** Read and written by the turns together. */
  tokens: number
}

export interface LoopTools {
  choose: ChooseActions
  research: Research
  /** Null where no pages are opened. */
  openPage: OpenPage | null
  knowledge: Pick<Knowledge, 'markets'>
  budget: ResearchBudget
}

export interface LoopTask {
  request: ResearchRequest
  /** What was read of the form, as the user sees it. The form itself is kept from a model that reads what strangers write. */
  subject: unknown
  /** The user's own words, for the addresses in them. */
  typed: readonly string[]
  /** The user's own documents. */
  documents: readonly { title: string; text: string }[]
  /** What the document is for: the agent's own task. */
  task: string
  today: string
  steps: RunSteps
  onAlive: ModelPrompt['onAlive']
  signal: AbortSignal
}
