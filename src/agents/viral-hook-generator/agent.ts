import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import { charactersIn, isLongerThan } from '#shared/characters.ts'
import card from './card.ts'
import { hooksForm } from './form.ts'
import { hooksInput } from './input.ts'
import { hooksOutput, hooksResult } from './output.ts'
import { platformLimits } from './platform-limits.ts'
import { hooksSamples } from './samples.ts'
import { hooksDocument } from './to-document.ts'

/** Fewer are written only with a note that says what is missing. */
export const fewestHooks = 3

export default defineAgent({
  card,
  input: hooksInput,
  output: hooksOutput,
  result: hooksResult,
  form: hooksForm,
  brief: (input) => ({
    name: input.productName,
    description: input.productDescription,
    audience: input.targetAudience,
  }),
  queries: (input, reading) => {
    const { topic, who } = searchSubject(reading, input.productDescription)
    return [`${topic} ${input.platform}`, `${who} frustrations`, `${topic} trends`]
  },
  toResult: (output, context) => ({
    product: context.input.productName,
    platform: context.input.platform,
    timestamp: context.timestamp,
    ...output,
    searchResults: searchResultsOf(context.sources),
  }),
  toDocument: hooksDocument,
  problems: (output, input) => {
    const { limit } = platformLimits[input.platform]
    const long = output.hooks.filter(({ hook }) => isLongerThan(hook, limit))
    const openings = output.hooks.map(({ hook }) => hook.toLowerCase().split(/\s+/).slice(0, 4).join(' '))
    const repeated = openings.find((opening, index) => openings.indexOf(opening) !== index)
    const few = output.hooks.length < fewestHooks && !output.notes?.length
    return [
      ...(few ? [`There are ${output.hooks.length} hooks; ${fewestHooks} are the fewest.`] : []),
      ...long.map(({ hook }) => `A hook has ${charactersIn(hook)} characters; ${input.platform} takes ${limit}.`),
      ...(repeated === undefined ? [] : [`Two hooks begin with "${repeated}"; each needs a structure of its own.`]),
    ]
  },
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
  samples: hooksSamples,
  next: {
    agentId: 'campaign-support',
    why: 'A hook is one post. A campaign says who sees what, in which order, and when to stop.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Looking for the details that stop a thumb...',
      researching: 'Looking for what moves these people now...',
      writing: 'Writing hooks, each with another structure...',
      checking: 'Counting characters and checking claims...',
      repairing: 'Mending what did not fit...',
      saving: 'Saving...',
    },
    failedTitle: 'The hooks could not be generated',
    failed: 'Failed to generate viral hooks: {message}',
    succeeded: 'Viral hooks generated successfully!',
    empty: {
      title: 'Your hooks appear here',
      text: 'First lines for the platform, each on another detail of the job, with why it works and what to check before posting.',
    },
  },
})
