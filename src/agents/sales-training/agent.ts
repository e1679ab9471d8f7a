import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { salesForm } from './form.ts'
import { salesInput } from './input.ts'
import { salesOutput, salesResult } from './output.ts'
import { salesSamples } from './samples.ts'
import { salesDocument } from './to-document.ts'

export default defineAgent({
  card,
  input: salesInput,
  output: salesOutput,
  result: salesResult,
  form: salesForm,
  brief: (input) => ({
    name: input.productName,
    description: input.productDescription,
    audience: input.targetAudience,
    ...(input.competitors ? { context: `It competes with ${input.competitors}.` } : {}),
  }),
  queries: (input, reading) => {
    const { topic, who } = searchSubject(reading, input.productDescription)
    return [`${input.competitors ?? `${topic} software`} reviews`, `${topic} alternatives`, `${who} objections`]
  },
  toResult: (output, context) => ({
    timestamp: context.timestamp,
    ...output,
    searchResults: searchResultsOf(context.sources),
  }),
  toDocument: salesDocument,
  problems: (output) => [
    ...(output.pitch.twoMinutes.trim() === '' ? ['The pitch of two minutes is missing.'] : []),
    ...output.quiz
      .filter(({ options, correct }) => correct >= options.length)
      .map(({ question }) => `The quiz question "${question}" has no option of that index.`),
    ...output.quiz
      .filter(({ options }) => new Set(options).size !== options.length)
      .map(({ question }) => `The quiz question "${question}" offers one option twice.`),
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
  },
  samples: salesSamples,
  next: {
    agentId: 'campaign-support',
    why: 'Your team knows how to sell it. A campaign brings the people to talk to.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading what is sold, and to whom...',
      researching: 'Looking for rivals and objections...',
      writing: 'Writing pitch, questions and role-play...',
      checking: 'Checking answers and claims...',
      repairing: 'Mending what did not pass the checks...',
      saving: 'Saving...',
    },
    failedTitle: 'Failed to generate the training',
    failed: 'An unexpected error occurred',
    succeeded: 'Sales training generated successfully!',
    empty: {
      title: 'Your training appears here',
      text: 'A pitch to read aloud, questions to ask, objections with answers, a role-play, a quiz, and a sheet for each rival.',
    },
  },
})
