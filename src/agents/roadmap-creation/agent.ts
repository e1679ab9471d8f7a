import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { roadmapForm } from './form.ts'
import { linesOf, roadmapInput } from './input.ts'
import { roadmapOutput, roadmapResult } from './output.ts'
import { roadmapSamples } from './samples.ts'
import { roadmapDocument } from './to-document.ts'

export default defineAgent({
  card,
  input: roadmapInput,
  output: roadmapOutput,
  result: roadmapResult,
  form: roadmapForm,
  brief: (input) => ({
    description: input.productDescription,
    context:
      [input.constraints, input.goals, input.fixedDates]
        .flatMap(linesOf)
        .map((line) => `- ${line}`)
        .join('\n') || undefined,
  }),
  queries: (input, reading) => {
    const { topic } = searchSubject(reading, input.productDescription)
    return [`${topic} regulation deadline`, `${topic} software`]
  },
  research: { limit: 12 },
  toResult: (output, context) => {
    const { userId: _caller, ...inputs } = context.input
    return { timestamp: context.timestamp, inputs, ...output, searchResults: searchResultsOf(context.sources) }
  },
  toDocument: roadmapDocument,
  problems: ({ items, capacity }, { teamSize }) => {
    const ids = items.map(({ id }) => id)
    const problems = new Set(ids).size < ids.length ? ['Two items have the same id.'] : []
    for (const { id, dependsOn } of items) {
      for (const before of dependsOn) {
        if (!ids.includes(before) || before === id)
          problems.push(`${id} depends on "${before}", which is no other item.`)
      }
    }
    if (!items.some(({ column }) => column === 'now')) problems.push('Nothing stands under now.')
    if (teamSize !== null && capacity.people !== teamSize) problems.push(`The form says ${teamSize} people.`)
    return problems
  },
  exports: {
    formats: [
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'csv' },
      { format: 'md' },
      { format: 'txt' },
      { format: 'json' },
    ],
  },
  samples: roadmapSamples,
  next: {
    agentId: 'development-collaboration',
    why: 'The first step needs tickets that a team can pick up: epics, API notes and an order of work.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading product, goals and dates...',
      researching: 'Looking up rules and rivals that set dates...',
      writing: 'Placing outcomes, bets and exit criteria...',
      checking: 'Checking dependencies and dates...',
      repairing: 'Mending what did not fit...',
      saving: 'Saving...',
    },
    failedTitle: 'The roadmap could not be built',
    failed: 'Failed to build the roadmap. Please try again.',
    edited: 'Roadmap saved',
    empty: {
      title: 'Your roadmap appears here',
      text: 'Now, next and later with evidence and exit criteria. Move an item and the timeline follows.',
    },
  },
})
