import { readingName } from '#server/reading/reading-prompt.ts'

const phases: Record<string, string> = {
  market_profile: 'profiling',
  document_plan: 'planning',
  market_research: 'writing',
  market_research_rest: 'continuing',
  market_research_parts: 'rewriting',
  draft_critique: 'criticizing',
}

/** The phase of a run that a call of a model belongs to, by the names of its schema and tools. */
export function phaseOf(asked: string): string {
  if (asked.includes(`"name":"${readingName}"`)) return 'reading'
  if (asked.includes('"name":"keep"')) return 'researching'
  const { response_format: format } = JSON.parse(asked) as { response_format?: { json_schema?: { name?: string } } }
  return phases[format?.json_schema?.name ?? ''] ?? 'unknown'
}
