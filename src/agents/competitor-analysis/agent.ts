import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { competitorAnalysisForm } from './form.ts'
import { competitorAnalysisInput, entriesOf } from './input.ts'
import { competitorAnalysisOutput, competitorAnalysisResult, matrixProblems } from './output.ts'
import { competitorAnalysisSamples } from './samples.ts'
import { competitorAnalysisDocument } from './to-document.ts'

export default defineAgent({
  card,
  input: competitorAnalysisInput,
  output: competitorAnalysisOutput,
  result: competitorAnalysisResult,
  form: competitorAnalysisForm,
  brief: (input) => {
    const named = entriesOf(input.competitors)
    return {
      description: input.productDescription,
      audience: input.targetAudience ?? undefined,
      // The words before a name show the reader that it is a rival.
      context:
        [
          ...named.map((name) => `Alternative to ${name}.`),
          ...entriesOf(input.criteria).map((each) => `${each}.`),
        ].join('\n') || undefined,
    }
  },
  leadsWith: ['rival', 'price'],
  finds: ({ battleCards }) => ({ rivals: battleCards.map(({ name }) => name) }),
  queries: (input, reading) => {
    const { topic } = searchSubject(reading, input.productDescription)
    const [named] = entriesOf(input.competitors)
    return [`${topic} software`, named ? `${named} alternatives` : `${topic} alternatives`, `${topic} comparison`]
  },
  toResult: (output, context) => ({
    timestamp: context.timestamp,
    ...output,
    searchResults: searchResultsOf(context.sources),
  }),
  toDocument: competitorAnalysisDocument,
  problems: matrixProblems,
  exports: {
    formats: [
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'md' },
      { format: 'txt' },
      { format: 'json' },
      { format: 'csv' },
    ],
  },
  samples: competitorAnalysisSamples,
  next: {
    agentId: 'feature-planning',
    why: 'You see where rivals are weak. Rank the features that make use of it.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading your product and its job...',
      researching: 'Looking up the vendors...',
      writing: 'Filling the matrix, cell by cell...',
      checking: 'Checking that no cell is a guess...',
      repairing: 'Mending what did not pass the checks...',
      saving: 'Saving...',
    },
    failedTitle: 'Comparison failed',
    failed: 'Failed to compare the competitors. Please try again.',
    failedHint: 'Your form is kept. If it happens again, try with fewer competitors.',
    succeeded: 'Comparison ready',
    exported: 'Competitor analysis downloaded as {FORMAT}',
    edited: 'Cell saved',
    empty: {
      title: 'Your comparison appears here',
      text: 'A matrix with a source behind every cell, a map of who stands where, and a battle card for each rival.',
      steps: [
        'Describe the product step by step: each step becomes a row.',
        'Name the rivals you hear about in sales talks.',
        'Check the unknown cells and fill them in.',
      ],
    },
  },
})
