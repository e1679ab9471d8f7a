import { countedFigures, type KnownMarkets } from '#drafting/index.ts'
import type { ResearchRequest, ResearchResult } from '#server/research/research.ts'
import type { RunSteps } from '#server/spending/paid-steps.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { Source } from '#shared/source.ts'
import { type Execution, type ExecutionTools, typedTexts } from './execution.ts'
import { readableReading } from './prompt-evidence.ts'

/** Most sources of one run: what a reader would open, and what fits a prompt. */
const sourceLimit = 24

interface ToResearch {
  queries: readonly string[]
  reading: BriefReading
  known: KnownMarkets
  /** Whether a model has read the form: then it ranks what is found. */
  readByModel: boolean
  /** What the built-in writer cites already; its numbers stay. */
  cited: readonly Source[] | null
}

/** The sources of a run, and a note where the user should know how they were found. */
export async function researchRun(
  execution: Execution,
  steps: RunSteps,
  tools: ExecutionTools,
  { queries, reading, known, readByModel, cited }: ToResearch,
): Promise<ResearchResult> {
  const { agent, input } = execution
  const source = agent.briefSource(input)
  const limit = agent.research.limit ?? sourceLimit
  const request: ResearchRequest = {
    queries: [...queries],
    ...(readByModel ? { rankedByReader: true } : {}),
    words: Object.values(source).join(' '),
    places: reading.places,
    market: known.market,
    second: known.second,
    industry: known.industry,
    figures: agent.research.counts
      ? countedFigures({ source, reading, market: known.market, knowledge: tools.knowledge })
      : [],
    limit,
  }
  const found =
    (await researchedByModel(execution, steps, tools, request, reading)) ??
    (await gathered(execution, steps, tools, request))
  const earlier = execution.along?.market?.passages ?? []
  if (earlier.length > 0) return { ...found, sources: withEarlier(found.sources, earlier, limit) }
  return cited ? { ...found, sources: withRetrieved(cited, found.sources, limit) } : found
}

async function gathered(
  { signal }: Execution,
  steps: RunSteps,
  { research }: ExecutionTools,
  request: ResearchRequest,
): Promise<ResearchResult> {
  const gather = () => research.gather(request, signal)
  // The library costs nothing and says the same again.
  if (!research.search) return gather()
  const of = [request.queries, request.market?.id]
  return steps.once('research', of, async () => ({ output: await gather(), inputTokens: null, outputTokens: null }))
}

/** Null where the model does not research by itself in this run. */
async function researchedByModel(
  { agent, input, corrections = {}, along, timestamp, onAlive, signal, thorough = false }: Execution,
  steps: RunSteps,
  { writer, research, knowledge, loop }: ExecutionTools,
  request: ResearchRequest,
  reading: BriefReading,
): Promise<ResearchResult | null> {
  const { choose } = writer
  if (!choose || !loop || loop.when === 'never' || (loop.when === 'thorough' && !thorough)) return null
  // What a quick run never needs.
  const { runResearchLoop } = await import('#server/research/loop/research-loop.ts')
  return runResearchLoop(
    {
      request,
      subject: readableReading(reading),
      typed: typedTexts(input, corrections),
      documents: (along?.notes ?? []).map(({ fileName, text }) => ({ title: fileName, text })),
      task: agent.prompt.task,
      today: timestamp.slice(0, 10),
      steps,
      onAlive,
      signal,
    },
    { choose, research, knowledge, openPage: loop.openPage, budget: loop.budget },
  )
}

/** Passages that an earlier run for this product kept come behind this run's own: nothing is read twice for one product. */
function withEarlier(found: readonly Source[], earlier: readonly Source[], limit: number): Source[] {
  const isKnown = ({ url, excerpt }: Source) => found.some((own) => own.url === url && own.excerpt === excerpt)
  return withRetrieved(
    found,
    earlier.filter((each) => !isKnown(each)),
    limit,
  )
}

/** The dossier's sources keep their numbers; pages that the run retrieved come behind them. */
function withRetrieved(cited: readonly Source[], found: readonly Source[], limit: number): Source[] {
  const pages = found.filter(({ kind }) => kind === 'page').slice(0, Math.max(0, limit - cited.length))
  return [...cited, ...pages].map((source, index) => ({ ...source, number: index + 1 }))
}
