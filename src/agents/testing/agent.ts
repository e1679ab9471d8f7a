import { constraintsAsContext } from '#agents/_kit/constraints-as-context.ts'
import { defineAgent } from '#agents/_kit/define-agent.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { testingForm } from './form.ts'
import { testingInput } from './input.ts'
import { coverageProblems, testingOutput, testingResult } from './output.ts'
import { testingSamples } from './samples.ts'
import { testingDocument } from './to-document.ts'
import { testingToResult } from './to-result.ts'

export default defineAgent({
  card,
  input: testingInput,
  output: testingOutput,
  result: testingResult,
  form: testingForm,
  brief: (input) => ({
    description: input.productDescription,
    context:
      [constraintsAsContext(input.constraints), ...linesOf(input.environments, 6).map((line) => `- ${line}`)]
        .filter(Boolean)
        .join('\n') || undefined,
  }),
  queries: (input, reading) => {
    const { topic } = searchSubject(reading, input.productDescription)
    return [`${topic} known bugs`, `${topic} regulation`]
  },
  toResult: (output, context) => testingToResult(output, context.timestamp, searchResultsOf(context.sources)),
  toDocument: testingDocument,
  problems: coverageProblems,
  exports: {
    formats: [
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'md' },
      { format: 'txt' },
      { format: 'json' },
      { format: 'csv', label: 'CSV for test tools' },
    ],
  },
  samples: testingSamples,
  next: {
    agentId: 'landing-page',
    why: 'What passes can ship. Write the page that it ships with.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading the steps of the job...',
      researching: 'Looking up what has to be proven...',
      writing: 'Writing cases by risk...',
      checking: 'Checking that each step is tested...',
      repairing: 'Mending what did not pass the checks...',
      saving: 'Saving...',
    },
    failedTitle: 'Test plan failed',
    failed: 'Failed to write the test plan. Please try again.',
    failedHint: 'Your form is kept. A description in steps gives the best cases.',
    succeeded: 'Test plan ready',
    edited: 'Case saved',
    exported: 'Test plan downloaded as {FORMAT}',
    empty: {
      title: 'Your test plan appears here',
      text: 'Risks first, then a case for what works, what is rare and what must be refused in each step.',
      steps: [
        'Tell the job in steps, with the limits you know.',
        'Rate the risks again with the team.',
        'Tick off cases here, or import them into your test tool.',
      ],
    },
  },
})
