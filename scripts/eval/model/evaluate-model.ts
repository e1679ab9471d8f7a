import { languageIn } from '#agents/_kit/document-language.ts'
import type { LiveAgent } from '#agents/registry-server.ts'
import { executeRun } from '#server/runs/execute-run.ts'
import type { ExecutionTools, Written } from '#server/runs/execution.ts'
import type { Writer } from '#server/runs/writer.ts'
import { toMarkdown } from '#shared/document/to-markdown.ts'
import { loadLabels } from '#shared/labels/load-labels.ts'
import { localizedDocument } from '#shared/labels/localized-document.ts'
import { type EvaluationIdea, inputFor } from '../input-for.ts'
import { type Checks, checksOf } from './checks.ts'
import { type Judged, judgePair } from './judge.ts'

export interface Evaluated {
  agentId: string
  idea: string
  /** Of the agent's prompt. */
  promptVersion: number
  document: string | null
  /** Why there is no document. */
  failure: string | null
  checks: Checks | null
  builtIn: Judged['better'] | null
  previous: Judged['better'] | null
  why: string[]
}

interface Evaluation {
  agents: readonly LiveAgent[]
  ideas: readonly EvaluationIdea[]
  tools: ExecutionTools
  /** The same with the built-in writer. */
  builtIn: ExecutionTools
  judge: Writer
  /** The document of an earlier prompt for this agent and idea, where there is one. */
  previous: (agentId: string, idea: string) => Promise<string | null>
  longestMs: number
  onEvaluated: (evaluated: Evaluated) => Promise<void>
}

/** Agents times ideas: written by a model, checked, and judged in pairs against the built-in writer and the prompt before. */
export async function evaluateModel(evaluation: Evaluation): Promise<Evaluated[]> {
  const all: Evaluated[] = []
  for (const agent of evaluation.agents) {
    for (const idea of evaluation.ideas) {
      const evaluated = await evaluate(agent, idea, evaluation)
      await evaluation.onEvaluated(evaluated)
      all.push(evaluated)
    }
  }
  return all
}

async function evaluate(agent: LiveAgent, idea: EvaluationIdea, evaluation: Evaluation): Promise<Evaluated> {
  const { tools, builtIn, judge, previous, longestMs } = evaluation
  const input = inputFor(agent, idea)
  const evaluated: Evaluated = {
    agentId: agent.card.id,
    idea: idea.name,
    promptVersion: agent.prompt.version,
    document: null,
    failure: null,
    checks: null,
    builtIn: null,
    previous: null,
    why: [],
  }
  const signal = AbortSignal.timeout(longestMs)
  try {
    const { written, document } = await write(agent, input, tools, signal)
    Object.assign(evaluated, { document, checks: checksOf(written, idea.description, document) })
    const against = async (other: string): Promise<Judged['better']> => {
      const { better, why } = await judgePair(judge, input, document, other, signal)
      evaluated.why.push(...why)
      return better
    }
    evaluated.builtIn = await against((await write(agent, input, builtIn, signal)).document)
    const before = await previous(agent.card.id, idea.name)
    if (before !== null) evaluated.previous = await against(before)
  } catch (error) {
    evaluated.failure = error instanceof Error ? error.message : String(error)
  }
  return evaluated
}

async function write(
  agent: LiveAgent,
  input: object,
  tools: ExecutionTools,
  signal: AbortSignal,
): Promise<{ written: Written; document: string }> {
  const timestamp = new Date().toISOString()
  const written = await executeRun(
    { agent, input, userId: 'evaluation', timestamp, emit: () => undefined, signal },
    tools,
  )
  const shown = agent.toDocument(written.result, { input, sources: written.sources, timestamp })
  return { written, document: toMarkdown(localizedDocument(shown, await loadLabels(languageIn(written.result)))) }
}

/** The figures of all runs, one line an agent. */
export function tableOf(all: readonly Evaluated[]): string {
  const lines = [...new Set(all.map(({ agentId }) => agentId))].map((agentId) => {
    const own = all.filter((each) => each.agentId === agentId)
    const checked = own.flatMap(({ checks }) => checks ?? [])
    const sum = (key: keyof Checks) => checked.reduce((total, checks) => total + checks[key], 0)
    const mean = (key: keyof Checks) => sum(key) / Math.max(1, checked.length)
    const wins = (key: 'builtIn' | 'previous') => {
      const judged = own.filter((each) => each[key] !== null)
      const count = (better: Judged['better']) => judged.filter((each) => each[key] === better).length
      return judged.length === 0 ? '-' : `${count('one')}/${count('mixed')}/${count('other')}`
    }
    return [
      agentId.padEnd(24),
      `${checked.length}/${own.length}`.padStart(5),
      String(sum('downgraded')).padStart(10),
      String(sum('citationsRemoved') + sum('linksRemoved')).padStart(8),
      String(sum('leftOut')).padStart(8),
      `${Math.round(mean('wordsUsed') * 100)} %`.padStart(10),
      String(Math.round(mean('length'))).padStart(6),
      String(Math.round(mean('tokens'))).padStart(7),
      wins('builtIn').padStart(9),
      wins('previous').padStart(9),
    ].join(' ')
  })
  const head =
    'agent                    valid downgraded  removed left out words used length  tokens  built-in  previous  (better/mixed/worse)'
  return [head, ...lines].join('\n')
}
