import { setImmediate } from 'node:timers/promises'
import { gapsOf, type KnownMarkets, knownMarkets, understoodReading } from '#drafting/index.ts'
import { readForm } from '#server/reading/read-form.ts'
import type { RunSteps } from '#server/spending/paid-steps.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { RunAlong } from '#shared/run-along.ts'
import type { ProgressStage } from '#shared/run-events.ts'
import type { Source } from '#shared/source.ts'
import type { Execution, ExecutionTools, Written } from './execution.ts'
import { handedSources, withCitedItems } from './handed-sources.ts'
import { documentLanguage, modelsReading } from './model-reads.ts'
import { preparedOf } from './prepare-run.ts'
import { researchRun } from './research-run.ts'
import { resultOf } from './result-of-run.ts'
import { passingSteps } from './run-steps.ts'
import { selectedFacts } from './selected-facts.ts'
import { writeRun } from './write-run.ts'

/**
 * One run from a stored input to a result: read, research, write, check, with one try to repair. Emits events as it goes;
 * stores nothing itself. Throws AppError, or the signal's reason when stopped.
 */
export async function executeRun(execution: Execution, tools: ExecutionTools): Promise<Written> {
  const { agent, input, corrections = {}, emit, signal, timestamp, ownFacts = [] } = execution
  const results = execution.along?.results ?? []
  const steps = execution.steps ?? passingSteps(emit, signal)
  const stage = (name: ProgressStage) => emit({ type: 'progress', stage: name })

  stage('reading')
  const source = agent.briefSource(input)
  const { explained, unsure } = readForm(agent, input, corrections, tools.briefReader, tools.writer.builtIn)
  const model = await modelsReading(execution, steps, tools, explained)
  const reading = model?.reading ?? explained.reading
  const known = model?.known ?? knownMarkets(source, explained, agent.describes, tools.knowledge)
  // An industry leaves nothing of a product unsaid.
  const missing = model?.missing ?? (known.industry ? [] : gapsOf(reading))
  const planned = tools.writer.builtIn
    ? selectedFacts(agent, input, { ...explained, ownFacts, results }, timestamp, tools.knowledge)
    : undefined
  const { facts, outside, handed: taken } = planned ?? {}
  const understood = understoodReading((facts ?? outside)?.reading ?? reading, corrections, tools.writer)
  // Each stage works without a pause: others get their turn in between.
  await setImmediate()
  const prepared = await preparedOf(execution, tools)
  const queries = model?.queries ?? agent.queries(input, reading)
  const handed = (own: readonly Source[]) => [
    ...own,
    ...(tools.writer.builtIn ? (planned?.handedSources ?? []) : handedSources(results, own)),
  ]
  let sources = handed(planned?.sources ?? [])
  let note: string | null = null
  if (queries.length > 0) {
    emit({
      type: 'progress',
      stage: 'researching',
      ...(agent.prepare ? {} : { understood, unsure }),
    })
    const found = await researchRun(execution, steps, tools, {
      queries,
      reading,
      known,
      readByModel: model !== undefined,
      cited: planned?.sources ?? null,
    })
    sources = handed(found.sources)
    note = found.note
  }
  if (queries.length > 0 || sources.some(({ from }) => from)) emit({ type: 'sources', sources, note })

  const along = await alongFor(execution, steps, tools, { byModel: model?.reading, known, sources })
  const answer = await writeRun({ ...execution, ...(along ? { along } : {}) }, steps, tools, {
    byModel: model?.reading,
    context: {
      input,
      reading,
      missing,
      known,
      sources,
      knowledge: tools.knowledge,
      corrections,
      timestamp,
      prepared,
      ...(along ? { along } : {}),
      ...(ownFacts.length > 0 ? { ownFacts } : {}),
      ...(facts ? { facts } : {}),
      ...(outside ? { outside } : {}),
      ...(taken ? { handed: taken } : {}),
    },
  })

  const { output, sources: kept } = withCitedItems(answer.output, sources)
  if (kept.length < sources.length) emit({ type: 'sources', sources: kept, note })
  stage('saving')
  return resultOf(execution, {
    output,
    leftOut: answer.leftOut,
    writer: tools.writer,
    sources: kept,
    prepared,
    reading,
    language: documentLanguage(model?.reading.language),
    spent: steps.spent(),
  })
}

/** What goes along, with what is known of the market of the run's product where the library does not hold it. */
async function alongFor(
  execution: Execution,
  steps: RunSteps,
  tools: ExecutionTools,
  { byModel, known, sources }: { byModel: BriefReading | undefined; known: KnownMarkets; sources: readonly Source[] },
): Promise<RunAlong | undefined> {
  const { along, productId } = execution
  if (!byModel || !productId || known.market || along?.market?.profile) return along
  // What most runs never need.
  const { alongWithProfile } = await import('./market/fill-profile.ts')
  return alongWithProfile(execution, steps, tools, { reading: byModel, sources })
}
