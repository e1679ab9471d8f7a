import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { planningForm } from './form.ts'
import { linesAsContext, linesOf, nameOfLine, planningInput } from './input.ts'
import { planningOutput, planningResult } from './output.ts'
import { planningSamples } from './samples.ts'
import { planningDocument } from './to-document.ts'

export default defineAgent({
  card,
  input: planningInput,
  output: planningOutput,
  result: planningResult,
  form: planningForm,
  brief: (input) => ({
    description: input.productDescription,
    context: linesAsContext([input.candidateFeatures, input.goals]),
  }),
  queries: (input, reading) => {
    const { topic } = searchSubject(reading, input.productDescription)
    return [`${topic} software features`, `${topic} reviews missing features`]
  },
  research: { limit: 10 },
  toResult: (output, context) => ({
    timestamp: context.timestamp,
    inputs: {
      productDescription: context.input.productDescription,
      goals: context.input.goals,
      candidateFeatures: context.input.candidateFeatures,
    },
    ...output,
    searchResults: searchResultsOf(context.sources),
  }),
  toDocument: planningDocument,
  problems: ({ features }, { candidateFeatures }) => {
    const ids = features.map(({ id }) => id)
    const problems = new Set(ids).size < ids.length ? ['Two features have the same id.'] : []
    for (const { id, dependsOn } of features) {
      for (const before of dependsOn) {
        if (!ids.includes(before) || before === id)
          problems.push(`${id} depends on "${before}", which is no other feature.`)
      }
    }
    const names = features.map(({ name }) => name.toLowerCase())
    for (const line of linesOf(candidateFeatures)) {
      if (!names.includes(nameOfLine(line).toLowerCase())) problems.push(`The listed feature "${line}" is missing.`)
    }
    return problems
  },
  exports: {
    formats: [
      { format: 'xlsx', label: 'Excel (with formulas)' },
      { format: 'csv' },
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'md' },
      { format: 'txt' },
      { format: 'json' },
    ],
  },
  samples: planningSamples,
  next: {
    agentId: 'roadmap-creation',
    why: 'The ranking says what comes first. A roadmap says when, and what each step has to prove.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading the steps of the job...',
      researching: 'Looking up what rivals and rules ask for...',
      writing: 'Sizing features...',
      checking: 'Checking dependencies and scales...',
      repairing: 'Mending what did not fit...',
      saving: 'Saving...',
    },
    failedTitle: 'Features could not be planned',
    failed: 'Failed to plan features. Please try again.',
    edited: 'Plan saved',
    empty: {
      title: 'Your ranked features appear here',
      text: 'Reach, impact, confidence and effort of each can be changed; RICE, MoSCoW and order follow at once.',
    },
  },
})
