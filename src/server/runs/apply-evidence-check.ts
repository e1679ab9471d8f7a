import type { LiveAgent } from '#agents/registry-server.ts'
import { fitToSchema } from '#server/answers/fit-to-schema.ts'
import { jsonSchemaOf } from '#server/answers/json-schema.ts'
import { type CheckedEvidence, checkEvidence } from '#server/evidence/check-evidence.ts'
import type { Source } from '#shared/source.ts'

/** The output with its claims held against the sources. It fits the agent as it did before. */
export function applyEvidenceCheck(
  agent: LiveAgent,
  output: object,
  {
    sources,
    given,
    prepared,
    language,
  }: { sources: readonly Source[]; given: readonly string[]; prepared: unknown; language: string },
): { output: object; report: CheckedEvidence['report'] } {
  const known = [...given, prepared === undefined ? '' : JSON.stringify(prepared)]
  const checked = checkEvidence(output, { sources, given: known, language })
  if (checked.report.downgraded.length === 0 && checked.report.citationsRemoved === 0)
    return { output, report: checked.report }
  const parsed = agent.parseOutput(fitToSchema(checked.output, jsonSchemaOf(agent.outputSchema)))
  // Where a field has no room for the mark the report alone says it.
  return { output: parsed.ok ? parsed.value : output, report: checked.report }
}
