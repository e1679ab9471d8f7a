import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { sizingForm } from './form.ts'
import { sizingInput } from './input.ts'
import { sizingOutput, sizingResult } from './output.ts'
import { sizingProblems } from './problems.ts'
import { resized } from './resized.ts'
import { sizingSamples } from './samples.ts'
import { sizingDocument } from './to-document.ts'
import { sizingToResult } from './to-result.ts'

export default defineAgent({
  card,
  input: sizingInput,
  output: sizingOutput,
  result: sizingResult,
  form: sizingForm,
  brief: (input) => ({
    description: input.productOrService,
    audience: input.customerSegments ?? input.targetMarket,
    market: input.targetMarket,
    context: input.regions ?? undefined,
  }),
  leadsWith: ['figure', 'price'],
  queries: (input, reading) => {
    const { topic, who } = searchSubject(reading, input.productOrService)
    const where = input.regions ? ` ${input.regions.slice(0, 60)}` : ''
    return [`number of ${who}${where}`, `${topic} market size`, `${input.targetMarket.slice(0, 80)} statistics${where}`]
  },
  research: { limit: 5, counts: true },
  toResult: sizingToResult,
  toDocument: sizingDocument,
  recalculated: resized,
  problems: sizingProblems,
  exports: {
    formats: [
      { format: 'xlsx', label: 'Excel (with formulas)' },
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'txt' },
      { format: 'csv' },
      { format: 'json' },
      { format: 'md' },
    ],
  },
  samples: sizingSamples,
  next: {
    agentId: 'competitor-identifier',
    why: 'You know how large the market is. Find out who sells to it already, and who could tomorrow.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading product, market and regions...',
      researching: 'Counting customers in the library and the sources...',
      writing: 'Building the sheet...',
      checking: 'Checking formulas, sources and ranges...',
      repairing: 'Mending what did not calculate...',
      saving: 'Saving...',
    },
    failedTitle: 'The market could not be sized',
    failed: 'Failed to generate market sizing estimate',
    edited: 'Sheet saved',
    empty: {
      title: 'Your sheet appears here',
      text: 'Every assumption is a row that you can change; TAM, SAM and SOM follow at once, top-down and bottom-up.',
    },
  },
})
