import type { ErasedContext } from '#agents/_kit/define-agent.ts'
import type { LiveAgent } from '#agents/registry-server.ts'
import { coreWords } from '#shared/document/core-words.ts'
import type { EvidenceReport } from '#shared/evidence.ts'

export type CoreLength = NonNullable<EvidenceReport['length']>

/** How long the document is that an output makes, where it is longer than its readers read; null where it is not. */
export async function excessOf(agent: LiveAgent, output: object, context: ErasedContext): Promise<CoreLength | null> {
  if (agent.mostWords === null) return null
  await agent.loadParts()
  const words = coreWords(agent.toDocument(agent.toResult(output, context), context))
  return words > agent.mostWords ? { words, most: agent.mostWords } : null
}
