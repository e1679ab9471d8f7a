import type { Prepare } from '#agents/_kit/define-prepare.ts'
import type { LiveAgent } from '#agents/registry-server.ts'
import { countedFigures } from '#drafting/compose/counted-figures.ts'
import type { Reader } from '#drafting/reader.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import { inSpan } from '#server/observe/tracing/tracing.ts'
import { removeUnboundLinks } from '#server/research/bound-links.ts'
import type { Research } from '#server/research/research.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import type { Corrections } from '#shared/corrections.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ProgressStage, RunEvent } from '#shared/run-events.ts'
import type { Source } from '#shared/source.ts'
import { checkOutput } from './check-output.ts'
import { createStorablePieces } from './storable-pieces.ts'
import type { Writer, WritingPart } from './writer.ts'

export interface Execution {
  agent: LiveAgent
  /** The parsed input, as it was stored. */
  input: object
  corrections?: Corrections
  /** Whose run it is. */
  userId: string
  /** When the run started. */
  timestamp: string
  emit: (event: RunEvent) => void
  signal: AbortSignal
}

export interface ExecutionTools {
  writer: Writer
  research: Research
  reader: Reader
  knowledge: Knowledge
  uploads: Uploads
}

export interface Written {
  result: object
  sources: Source[]
  inputTokens: number | null
  outputTokens: number | null
}

/** Most sources of one run: what a reader would open, and what fits a prompt. */
const sourceLimit = 24

/**
 * One run from a stored input to a result: read, research, write, check, with one try to repair. Emits events as it goes;
 * stores nothing itself. Throws AppError, or the signal's reason when stopped.
 */
export async function executeRun(execution: Execution, tools: ExecutionTools): Promise<Written> {
  const { agent, input, corrections = {}, emit, signal, timestamp } = execution
  const stage = (name: ProgressStage) => emit({ type: 'progress', stage: name })

  stage('reading')
  const { brief, placement, understood } = tools.reader.read(agent.briefSource(input), corrections)
  const prepared = await preparedOf(execution, tools.uploads)
  const queries = agent.queries(input, brief)
  let sources: Source[] = []
  if (queries.length > 0) {
    emit({ type: 'progress', stage: 'researching', ...(agent.prepare ? {} : { understood }) })
    const found = await tools.research.gather(
      {
        queries,
        brief,
        market: placement.market,
        second: placement.basis === 'likeness' ? placement.second : null,
        industry: placement.industry,
        figures: agent.research.counts ? countedFigures({ brief, placement, knowledge: tools.knowledge }) : [],
        limit: agent.research.limit ?? sourceLimit,
      },
      signal,
    )
    sources = found.sources
    emit({ type: 'sources', sources, note: found.note })
  }

  const context = { input, brief, placement, sources, knowledge: tools.knowledge, corrections, timestamp, prepared }
  stage('writing')
  const first = await collect(tools.writer.write({ agent, context, repair: null }, signal), emit, false, signal)
  stage('checking')
  let answer = first
  let checked = checkOutput(agent, first.text, input, prepared)
  if (!checked.ok) {
    stage('repairing')
    const repair = { text: first.text, problems: checked.problems }
    answer = await inSpan('repair', { 'pm_pilot.problems': repair.problems.length }, () =>
      collect(tools.writer.write({ agent, context, repair }, signal), emit, true, signal),
    )
    checked = checkOutput(agent, answer.text, input, prepared)
    if (!checked.ok && checked.output) {
      const reduced = JSON.stringify(agent.reduce(checked.output, prepared))
      checked = checkOutput(agent, reduced, input, prepared)
    }
  }
  if (!checked.ok) throw new AppError('RESULT_UNUSABLE', { internal: checked.problems.join('; ') })

  stage('saving')
  const { value: output } = removeUnboundLinks(checked.output, sources)
  const parsed = agent.parseResult(agent.toResult(output as object, { input, sources, timestamp, prepared }))
  if (!parsed.ok)
    throw new AppError('RESULT_UNUSABLE', { internal: `${parsed.message} ${JSON.stringify(parsed.fields)}` })
  return {
    result: parsed.value,
    sources,
    inputTokens: sum(first.inputTokens, answer === first ? 0 : answer.inputTokens),
    outputTokens: sum(first.outputTokens, answer === first ? 0 : answer.outputTokens),
  }
}

function preparedOf(execution: Execution, uploads: Uploads): Promise<unknown> {
  const own = execution.agent.prepare
  return own ? inSpan('compute', {}, () => prepare(own, execution, uploads)) : Promise.resolve()
}

/** The computing stage: tells the page what it does and hands over what it found before a word is written. */
async function prepare(own: Prepare, { input, emit, signal, userId }: Execution, uploads: Uploads): Promise<unknown> {
  emit({ type: 'progress', stage: 'computing' })
  const { value, understood } = await own.run(input, {
    signal,
    note: (note) => emit({ type: 'progress', stage: 'computing', note }),
    openUpload: (id) => uploads.open(userId, id),
    largestFile: uploads.largest,
  })
  signal.throwIfAborted()
  // The same characters as everywhere else that is stored; a file may hold any.
  const clean = cleanDeep(value) as Record<string, unknown>
  emit({ type: 'prepared', value: clean })
  if (understood) emit({ type: 'progress', stage: 'computing', understood: [...understood] })
  return clean
}

interface Answer {
  text: string
  inputTokens: number | null
  outputTokens: number | null
}

/** Longest answer that is read, in characters: far above any result, far below what would hurt. */
const longestAnswer = 400_000

async function collect(
  parts: AsyncIterable<WritingPart>,
  emit: (event: RunEvent) => void,
  restart: boolean,
  signal: AbortSignal,
): Promise<Answer> {
  const answer: Answer = { text: '', inputTokens: null, outputTokens: null }
  const storable = createStorablePieces()
  let again = restart
  for await (const part of parts) {
    signal.throwIfAborted()
    if ('text' in part) {
      const text = storable(part.text)
      answer.text += text
      emit(again ? { type: 'delta', text, restart: true } : { type: 'delta', text })
      again = false
      if (answer.text.length > longestAnswer)
        throw new AppError('RESULT_UNUSABLE', { internal: 'the answer never ends' })
    } else {
      answer.inputTokens = part.inputTokens
      answer.outputTokens = part.outputTokens
    }
  }
  return answer
}

function sum(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : first + second
}
