import { languageIn } from '#agents/_kit/document-language.ts'
import { type ExplainedReading, type KnownMarkets, understoodReading } from '#drafting/index.ts'
import { correctedReading, type ModelReading, toBriefReading } from '#server/reading/model-reading.ts'
import { questionsOf } from '#server/reading/questions-of.ts'
import { candidatesOf } from '#server/reading/reading-prompt.ts'
import { boundQuery } from '#server/research/loop/bound-query.ts'
import type { RunSteps } from '#server/spending/paid-steps.ts'
import type { Corrections } from '#shared/corrections.ts'
import type { Gap } from '#shared/gap.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { RunAlong } from '#shared/run-along.ts'
import type { Execution, ExecutionTools } from './execution.ts'
import { OpenQuestion } from './questions/open-question.ts'

export interface ModelsReading {
  reading: BriefReading
  missing: readonly Gap[]
  known: KnownMarkets
  /** What is searched for; undefined where the agent's own queries stand. */
  queries: string[] | undefined
}

/** What a model reads in the form. Undefined where none writes, or where its answer was no reading: then our own stands. */
export async function modelsReading(
  { agent, input, corrections = {}, along, mayAsk = false, onAlive, emit, signal }: Execution,
  steps: RunSteps,
  { writer, knowledge }: ExecutionTools,
  explained: ExplainedReading,
): Promise<ModelsReading | undefined> {
  // A form that names a whole market, or brings a file, describes no product.
  const reader = writer.read
  if (!reader || agent.describes === 'market' || agent.takesFile) return undefined
  const task = { input, corrections, explained }
  const read = await steps.once('read', [input, corrections, candidatesOf(explained).map(({ id }) => id)], async () => {
    const { reading: output, ...tokens } = await reader(task, onAlive, signal)
    return { output, ...tokens }
  })
  if (!read) {
    emit({ type: 'progress', stage: 'reading', note: 'The model gave no reading; the built-in one is used.' })
    return undefined
  }
  const byModel = withProductMarket(correctedReading(read, corrections), along?.market)
  const market = marketOf(byModel, explained, corrections)
  // The form may hold what was pasted from anywhere: a query carries no key, number or address out of it.
  const queries = byModel.searches.flatMap(
    (query) => boundQuery(query, { subject: '', sites: [], isGuarded: false }) ?? [],
  )
  const reading = toBriefReading(byModel, agent.briefSource(input), market, explained.reading.places)
  const language = documentLanguage(byModel.language)
  emit({
    type: 'progress',
    stage: 'reading',
    understood: understoodReading(reading, corrections, { builtIn: false }),
    ...(language ? { language } : {}),
  })
  const questions = mayAsk ? questionsOf(byModel, corrections, candidatesOf(explained)) : []
  if (questions.length > 0) throw new OpenQuestion(questions)
  return {
    reading,
    missing: byModel.missing,
    known: {
      market: knowledge.markets.find(market?.id),
      because: `taken for this very market when the form was read (${byModel.market.sureness})`,
      second: null,
    },
    queries: agent.queries(input, reading).length > 0 && queries.length > 0 ? queries : undefined,
  }
}

/** What this form leaves out was said in an earlier one of the same product. */
function withProductMarket(reading: ModelReading, market: RunAlong['market']): ModelReading {
  if (!market) return reading
  const payer = reading.payer ?? market.payer
  return {
    ...reading,
    payer,
    rivals: reading.rivals.length > 0 ? reading.rivals : [...market.rivals],
    missing: reading.missing.filter((gap) => gap !== 'buyer' || payer === null),
  }
}

/** The market of the library that the product is in, where the model takes a candidate for it, or the user has named one. */
function marketOf(byModel: ModelReading, explained: ExplainedReading, corrections: Corrections) {
  if (corrections.market) return explained.reading.market.found
  if (byModel.market.sureness === 'outside') return null
  return candidatesOf(explained).find(({ id }) => id === byModel.market.library) ?? null
}

/** Of a reading by a model; undefined for English, which documents are in without it, and for what is no language. */
export const documentLanguage = (language = 'en'): string | undefined =>
  /^(?:en|und)\b/i.test(language) ? undefined : languageIn({ language: language.trim() })
