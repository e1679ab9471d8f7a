import { constraintsAsContext } from '#agents/_kit/constraints-as-context.ts'
import { defineAgent } from '#agents/_kit/define-agent.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { requirementsForm } from './form.ts'
import { requirementsInput } from './input.ts'
import { requirementsOutput, requirementsResult, traceProblems } from './output.ts'
import { requirementsSamples } from './samples.ts'
import { requirementsDocument } from './to-document.ts'

export default defineAgent({
  card,
  input: requirementsInput,
  output: requirementsOutput,
  result: requirementsResult,
  form: requirementsForm,
  brief: (input) => ({
    description: input.productDescription,
    context:
      [constraintsAsContext(input.constraints), ...linesOf(input.stakeholders, 6).map((line) => `- ${line}`)]
        .filter(Boolean)
        .join('\n') || undefined,
  }),
  finds: ({ stories }) => ({ features: stories.map(({ want }) => want) }),
  queries: (input, reading) => {
    const { topic } = searchSubject(reading, input.productDescription)
    return [`${topic} requirements`, `${topic} regulation`, `${topic} software`]
  },
  toResult: (output, context) => ({
    timestamp: context.timestamp,
    ...output,
    searchResults: searchResultsOf(context.sources),
  }),
  toDocument: requirementsDocument,
  problems: traceProblems,
  exports: {
    formats: [
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'md' },
      { format: 'txt' },
      { format: 'json' },
      { format: 'csv', label: 'CSV for trackers' },
    ],
  },
  samples: requirementsSamples,
  next: {
    agentId: 'development-collaboration',
    why: 'Requirements that can be checked are ready to become tickets.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading the steps of the job...',
      researching: 'Looking up rules that bind it...',
      writing: 'Writing stories and scenarios...',
      checking: 'Checking that each step has a story that can fail...',
      repairing: 'Mending what did not pass the checks...',
      saving: 'Saving...',
    },
    failedTitle: 'Requirements failed',
    failed: 'Failed to gather the requirements. Please try again.',
    failedHint: 'Your form is kept. A description in steps gives the best result.',
    succeeded: 'Requirements ready',
    exported: 'Requirements downloaded as {FORMAT}',
    empty: {
      title: 'Your requirements appear here',
      text: 'A story for each step of the job, with scenarios for what works, what is rare and what must be refused.',
      steps: [
        'Tell the job in steps, with who does each.',
        'Add the people who have a say, and the limits you know.',
        'Take the questions to the stakeholders, the stories to the tracker.',
      ],
    },
  },
})
