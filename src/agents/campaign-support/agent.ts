import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { campaignForm } from './form.ts'
import { campaignInput } from './input.ts'
import { campaignOutput, campaignResult } from './output.ts'
import { campaignSamples } from './samples.ts'
import { campaignDocument } from './to-document.ts'

export default defineAgent({
  card,
  input: campaignInput,
  output: campaignOutput,
  result: campaignResult,
  form: campaignForm,
  brief: (input) => ({
    name: input.productName,
    description: input.productDescription,
    audience: input.targetPersona,
  }),
  queries: (input, reading) => {
    const { topic, who } = searchSubject(reading, input.productDescription)
    return [`${who} online communities`, `${topic} software`, `${topic} trends`]
  },
  toResult: (output, context) => ({
    ...output,
    tone: context.input.tone,
    timestamp: context.timestamp,
    searchResults: searchResultsOf(context.sources),
  }),
  toDocument: campaignDocument,
  problems: (output) =>
    output.platformFlow
      .filter(({ startWeek, endWeek }) => endWeek < startWeek)
      .map(({ channel }) => `${channel} ends in a week before it starts.`),
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
  samples: campaignSamples,
  next: {
    agentId: 'landing-page',
    why: 'Every post links somewhere. Write the page that people arrive on.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading goal and persona...',
      researching: 'Looking for where these people are...',
      writing: 'Ordering the channels by week...',
      checking: 'Checking copy and claims...',
      repairing: 'Mending what did not pass the checks...',
      saving: 'Saving...',
    },
    failedTitle: 'The campaign could not be generated',
    failed: 'Failed to generate campaign: {message}',
    succeeded: 'Campaign strategy generated successfully!',
    empty: {
      title: 'Your campaign appears here',
      text: 'An objective that can be counted, the order in which people meet each channel, a text for each, and the weeks.',
    },
  },
})
