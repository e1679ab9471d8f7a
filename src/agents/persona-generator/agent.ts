import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { personaForm } from './form.ts'
import { personaInput } from './input.ts'
import { personaOutput, personaResult } from './output.ts'
import { personaSamples } from './samples.ts'
import { personaDocument } from './to-document.ts'

export default defineAgent({
  card,
  input: personaInput,
  output: personaOutput,
  result: personaResult,
  form: personaForm,
  brief: (input) => ({ description: input.productDescription, audience: input.targetAudience }),
  leadsWith: ['quote'],
  finds: ({ personas }) => ({
    // In quotation marks where the words are the user's.
    people: personas.map(({ occupation }) => occupation.replace(/^“(.*)”$/u, '$1')),
    pains: personas.flatMap(({ painPoints }) => painPoints.slice(0, 2)),
  }),
  queries: (input, reading) => {
    const { topic, who } = searchSubject(reading, input.productDescription)
    return [`${who} daily challenges`, topic]
  },
  toResult: (output, context) => ({
    timestamp: context.timestamp,
    ...output,
    searchResults: searchResultsOf(context.sources),
  }),
  toDocument: personaDocument,
  problems: (output, input) =>
    output.personas.length === Number(input.personaCount) ||
    (output.fewer !== undefined && output.personas.length < Number(input.personaCount))
      ? []
      : [`There must be exactly ${input.personaCount} personas; there are ${output.personas.length}.`],
  exports: {
    formats: [
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'md' },
      { format: 'txt' },
      { format: 'csv' },
      { format: 'json' },
    ],
  },
  samples: personaSamples,
  next: {
    agentId: 'customer-interview',
    why: 'Personas are guesses until five real people have been asked. The interview guide asks exactly this audience.',
  },
  messages: {
    progress: {
      queued: 'Initializing persona generation...',
      reading: 'Initializing persona generation...',
      researching: 'Analyzing the audience and its market...',
      writing: 'Analyzing roles and writing personas...',
      checking: 'Finalizing personas...',
      repairing: 'Finalizing personas: mending what did not fit...',
      saving: 'Finalizing personas...',
    },
    failedTitle: 'Personas could not be generated',
    failed: 'Failed to generate personas',
    empty: {
      title: 'Your personas appear here',
      text: 'Each persona differs by its part in the purchase, by how the job hurts and by what it uses today.',
    },
  },
})
