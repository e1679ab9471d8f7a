import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { segmentationForm } from './form.ts'
import { segmentationInput } from './input.ts'
import { segmentationOutput, segmentationResult } from './output.ts'
import { segmentationProblems } from './problems.ts'
import { rescored } from './rescored.ts'
import { segmentationSamples } from './samples.ts'
import { segmentationDocument } from './to-document.ts'

export default defineAgent({
  card,
  input: segmentationInput,
  output: segmentationOutput,
  result: segmentationResult,
  form: segmentationForm,
  brief: ({ productDescription }) => ({ description: productDescription }),
  finds: ({ customerSegments }) => ({ people: customerSegments.slice(0, 1).map(({ name }) => name) }),
  queries: ({ productDescription }, reading) => {
    const { topic, who } = searchSubject(reading, productDescription)
    return [`${who} number statistics`, `${topic} software`, `${topic} unmet needs`]
  },
  toResult: (output, { sources, timestamp }) => ({
    timestamp,
    ...output,
    searchResults: searchResultsOf(sources),
  }),
  toDocument: segmentationDocument,
  problems: segmentationProblems,
  recalculated: rescored,
  exports: {
    formats: [
      { format: 'json' },
      { format: 'md' },
      { format: 'txt' },
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'csv' },
    ],
  },
  samples: segmentationSamples,
  next: {
    agentId: 'persona-generator',
    why: 'You have a first segment. Give it faces before you write a word for it.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading who your product is for...',
      researching: 'Looking for sizes and for what vendors leave open...',
      writing: 'Scoring segments and gaps...',
      checking: 'Checking that cards, weights and table agree...',
      repairing: 'Mending what did not agree...',
      saving: 'Saving...',
    },
    failedTitle: 'The analysis failed',
    failed: 'An unexpected error occurred',
    empty: {
      title: 'Your segments and gaps appear here',
      text: 'Three to five segments with a score whose weights you see, and what the vendors of the market leave open.',
    },
  },
})
