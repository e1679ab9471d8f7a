import { constraintsAsContext } from '#agents/_kit/constraints-as-context.ts'
import { defineAgent } from '#agents/_kit/define-agent.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { developmentForm } from './form.ts'
import { developmentInput } from './input.ts'
import { developmentOutput, developmentResult, ticketProblems } from './output.ts'
import { developmentSamples } from './samples.ts'
import { developmentDocument } from './to-document.ts'

export default defineAgent({
  card,
  input: developmentInput,
  output: developmentOutput,
  result: developmentResult,
  form: developmentForm,
  brief: (input) => ({
    description: input.productDescription,
    context:
      [constraintsAsContext(input.constraints), ...linesOf(input.existing, 6).map((line) => `- ${line}`)]
        .filter(Boolean)
        .join('\n') || undefined,
  }),
  queries: (input, reading) => {
    const { topic } = searchSubject(reading, input.productDescription)
    return [`${topic} API`, `${topic} data retention regulation`]
  },
  toResult: (output, context) => ({
    timestamp: context.timestamp,
    ...output,
    searchResults: searchResultsOf(context.sources),
  }),
  toDocument: developmentDocument,
  problems: ticketProblems,
  exports: {
    formats: [
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'md' },
      { format: 'txt' },
      { format: 'json' },
      { format: 'csv', label: 'CSV for issue trackers' },
    ],
  },
  samples: developmentSamples,
  next: {
    agentId: 'testing',
    why: 'Each ticket has to be proven. The test plan starts from the same description.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading nouns and verbs of the job...',
      researching: 'Looking up rules about data...',
      writing: 'Cutting tickets and their order...',
      checking: 'Checking that no ticket waits in a circle...',
      repairing: 'Mending what did not pass the checks...',
      saving: 'Saving...',
    },
    failedTitle: 'Tickets failed',
    failed: 'Failed to prepare the tickets. Please try again.',
    failedHint: 'Your form is kept. A description in steps gives the best cut.',
    succeeded: 'Tickets ready',
    exported: 'Tickets downloaded as {FORMAT}',
    empty: {
      title: 'Your tickets appear here',
      text: 'Epics and tickets in the order in which they can be built, with API and data notes and open questions.',
      steps: [
        'Tell the job in steps: each becomes an epic.',
        'Name what exists, so that it is not built twice.',
        'Go through the questions with engineering, then import the CSV.',
      ],
    },
  },
})
