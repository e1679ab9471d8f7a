import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { marketResearchForm } from './form.ts'
import { marketResearchInput } from './input.ts'
import { marketResearchOutput, marketResearchResult } from './output.ts'
import { marketResearchSamples } from './samples.ts'
import { marketResearchDocument } from './to-document.ts'

export default defineAgent({
  card,
  input: marketResearchInput,
  output: marketResearchOutput,
  result: marketResearchResult,
  form: marketResearchForm,
  brief: (input) => ({ description: input.productDescription, audience: input.targetAudience }),
  leadsWith: ['rival', 'price'],
  finds: ({ battleCard }) => ({ rivals: battleCard.competitors.map(({ name }) => name) }),
  queries: (input, reading) => {
    const { topic, who } = searchSubject(reading, input.productDescription)
    return [`${topic} software`, `${topic} alternatives`, `${who} market trends`]
  },
  toResult: (output, context) => ({
    timestamp: context.timestamp,
    ...output,
    searchResults: searchResultsOf(context.sources),
  }),
  toDocument: marketResearchDocument,
  problems: (output, input) =>
    output.battleCard.competitors.length <= input.numCompetitors
      ? []
      : [
          `There must be at most ${input.numCompetitors} competitors; there are ${output.battleCard.competitors.length}.`,
        ],
  exports: {
    formats: [
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'md' },
      { format: 'txt' },
      { format: 'json' },
      { format: 'csv' },
    ],
    fileName: (_input, date) => `market-research-report-${date}`,
  },
  samples: marketResearchSamples,
  next: {
    agentId: 'product-prd-generator',
    why: 'You know the rivals and your position. The PRD decides what to build against them.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading your product...',
      researching: 'Looking for competitors and sources...',
      writing: 'Writing the analysis...',
      checking: 'Checking claims and links...',
      repairing: 'Mending what did not pass the checks...',
      saving: 'Saving...',
    },
    failedTitle: 'Analysis Failed',
    failed: 'Failed to generate market research. Please try again.',
    foreign: 'HTTP {status}: {body}',
    failedHint: 'Please try again or contact support if the issue persists.',
    exported: 'Market research report downloaded as {FORMAT}!',
    empty: {
      title: 'Your market research appears here',
      text: 'Positioning, competitors, SWOT, selling points and trends, with the sources that this run read.',
    },
  },
})
