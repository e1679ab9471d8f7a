import { defineDraft } from '#agents/_kit/define-draft.ts'
import agent from './agent.ts'
import { analysisOf } from './check-figures.ts'
import { writtenAnalysis } from './draft/written-analysis.ts'

/** The text around what was computed: what matters, what belongs together, what was ruled out, and what to do first. */
export default defineDraft(agent, (context) => {
  const analysis = analysisOf(context.prepared)
  if (!analysis) throw new Error('the computing stage left nothing to write about')
  return writtenAnalysis(analysis)
})
