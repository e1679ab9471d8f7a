import { defineAgent } from '#agents/_kit/define-agent.ts'
import card from './card.ts'
import { figureProblems, withoutUnbound } from './check-figures.ts'
import { analyticsForm } from './form.ts'
import { analyticsInput } from './input.ts'
import { analyticsOutput, analyticsResult } from './output.ts'
import { analyticsSamples } from './samples.ts'
import { analyticsDocument } from './to-document.ts'
import { analyticsResultOf } from './to-result.ts'

export default defineAgent({
  card,
  input: analyticsInput,
  output: analyticsOutput,
  result: analyticsResult,
  form: analyticsForm,
  takesFile: true,
  brief: (input) => ({ description: input.question ?? input.fileName ?? '' }),
  // The file is the only source: nothing of it is searched for elsewhere.
  queries: () => [],
  toResult: analyticsResultOf,
  toDocument: analyticsDocument,
  problems: (output, _input, prepared) => figureProblems(output, prepared),
  reduce: withoutUnbound,
  exports: {
    formats: [
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'xlsx', label: 'Excel (with formulas)' },
      { format: 'md' },
      { format: 'txt' },
      { format: 'json' },
      { format: 'csv' },
    ],
    fileName: (_input, date) => `analysis_recommendations_${date}`,
  },
  samples: analyticsSamples,
  next: {
    agentId: 'feature-planning',
    why: 'The figures show where it hurts. Rank what would change them.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Opening the file...',
      computing: 'Computing...',
      writing: 'Writing the analysis...',
      checking: 'Checking that every figure was computed...',
      repairing: 'Mending sentences with figures of their own...',
      saving: 'Saving...',
    },
    failedTitle: 'Analysis Failed',
    failed: 'Analysis failed. Please try again.',
    byCode: { INTERNAL: 'Analysis failed. Please try again.' },
    succeeded: 'Analysis completed successfully!',
    reset: 'Reset complete',
    empty: {
      title: 'Your analysis appears here',
      text: 'Changes over time, groups that differ, gaps in the data, and up to five next steps. Each figure is computed from your file.',
    },
  },
})
