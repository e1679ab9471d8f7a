import { usedFacts } from '#drafting/index.ts'
import { itemsOf } from '#server/evidence/items-of.ts'
import { removeUnboundLinks } from '#server/research/bound-links.ts'
import type { Tokens } from '#server/spending/paid-steps.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { RunAlong } from '#shared/run-along.ts'
import type { Source } from '#shared/source.ts'
import { applyEvidenceCheck } from './apply-evidence-check.ts'
import { excessOf } from './core-length.ts'
import { type Execution, typedTexts, type Written } from './execution.ts'
import type { Writer } from './writer.ts'

interface Answered {
  output: object
  /** Parts that could not be put right. */
  leftOut: number
  writer: Writer
  sources: readonly Source[]
  prepared: unknown
  reading: BriefReading
  language: string | undefined
  spent: Tokens
}

/** What an answer becomes: its claims held against the sources, its links to what was read, and what the agent makes of it. */
export async function resultOf(
  { agent, input, corrections = {}, along, ownFacts = [], timestamp }: Execution,
  { output: answer, leftOut, writer, sources, prepared, reading, language, spent }: Answered,
): Promise<Written> {
  const given = typedTexts(input, corrections, ownFacts)
  const held = writer.builtIn
    ? null
    : applyEvidenceCheck(agent, answer, {
        sources,
        // A figure of the user's own notes is the user's; a link in them is not what the user typed.
        given: [...given, ...typedTexts(withoutVoice(along))],
        prepared,
        language: reading.language,
      })
  const { value: output, removed } = removeUnboundLinks(held?.output ?? answer, sources, given)
  const ownUsed = usedFacts(ownFacts, output)
  const parsed = agent.parseResult(
    agent.toResult(output as object, {
      input,
      sources,
      timestamp,
      prepared,
      ownFacts: ownUsed,
      ...(language ? { language } : {}),
    }),
  )
  if (!parsed.ok) throw new AppError('RESULT_UNUSABLE', { internal: `the result: ${parsed.places.join('; ')}` })
  const length = held && (await excessOf(agent, output as object, { input, sources, timestamp, prepared }))
  return {
    result: parsed.value,
    sources: [...sources],
    ...(held
      ? {
          evidence: {
            ...held.report,
            linksRemoved: removed.slice(0, 20),
            leftOut,
            items: itemsOf(output, new Set(sources.flatMap(({ from, number }) => (from ? number : [])))),
            ...(length ? { length } : {}),
          },
        }
      : {}),
    ...spent,
    writerVersion: writer.version(agent),
  }
}

/** How somebody writes is no source of figures. */
const withoutVoice = ({ product, results, notes }: RunAlong = {}) => ({ product, results, notes })
