import type { AnalyticsOutput } from '../output.ts'
import type { PreparedAnalysis } from '../prepared.ts'
import { headlineOf } from './headline.ts'
import { sectionsOf } from './sections.ts'
import { suggestionsOf } from './suggestions.ts'

/** The built-in writer's text around what was computed. */
export function writtenAnalysis(analysis: PreparedAnalysis): AnalyticsOutput {
  return { headline: headlineOf(analysis), sections: sectionsOf(analysis), suggestions: suggestionsOf(analysis) }
}
