import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { channelLimits, measured } from './channel-limits.ts'
import { contentForm } from './form.ts'
import { contentInput } from './input.ts'
import { type ContentChannel, channelLabels } from './options.ts'
import { type ContentOutput, contentOutput, contentResult } from './output.ts'
import { contentSamples } from './samples.ts'
import { contentDocument } from './to-document.ts'

/** A text that its channel would cut or refuse. */
function tooLong(channel: ContentChannel, text: string, name: string): string[] {
  const { characters, limit, of } = measured(channel, text)
  return characters <= limit ? [] : [`The ${of} of ${name} has ${characters} characters; ${limit} are allowed.`]
}

function problems(output: ContentOutput, channel: ContentChannel | ''): string[] {
  const { channelSpecificContent, socialPosts, withheld = [] } = output
  const isWithheld = channelSpecificContent.content === '' && withheld.length > 0
  if (channelSpecificContent.content === '' && !isWithheld) return ['The content for the channel is missing.']
  const missing =
    channel !== '' &&
    !isWithheld &&
    channelLimits[channel].line &&
    !channelLimits[channel].line.test(channelSpecificContent.content)
      ? [`The content for ${channelLabels[channel]} lacks its line for the ${channelLimits[channel].of}.`]
      : []
  return [
    ...(channel === '' || isWithheld ? [] : tooLong(channel, channelSpecificContent.content, channelLabels[channel])),
    ...missing,
    ...(['twitter', 'linkedin', 'instagram'] as const).flatMap((each) =>
      tooLong(each, socialPosts[each], `socialPosts.${each}`),
    ),
  ]
}

export default defineAgent({
  card,
  input: contentInput,
  output: contentOutput,
  result: contentResult,
  form: contentForm,
  brief: (input) => ({
    description: input.productOverview,
    audience: input.targetAudience,
    ...(input.topic ? { context: input.topic } : {}),
  }),
  queries: (input, reading) => {
    const { topic, who } = searchSubject(reading, input.productOverview)
    return [`${topic} problems`, `${who} complaints ${input.topic ?? ''}`.trim(), `${topic} software`]
  },
  toResult: (output, context) => ({
    timestamp: context.timestamp,
    ...output,
    searchResults: searchResultsOf(context.sources),
  }),
  toDocument: contentDocument,
  problems: (output, input) => problems(output, input.channel),
  exports: {
    formats: [{ format: 'docx' }, { format: 'pdf' }, { format: 'md' }, { format: 'txt' }, { format: 'json' }],
  },
  samples: contentSamples,
  next: {
    agentId: 'viral-hook-generator',
    why: 'The text is there. Its first line decides who reads it: get hooks for the same product.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading your product...',
      researching: 'Looking for what hurts these people...',
      writing: 'Writing for the channel...',
      checking: 'Counting characters and checking claims...',
      repairing: 'Mending what did not fit...',
      saving: 'Saving...',
    },
    failedTitle: 'Content Generation Failed',
    failed: 'Failed to generate content',
    byCode: { RESULT_UNUSABLE: 'No data received from content generation service' },
    succeeded: 'Content Generated Successfully!',
    invalidTitle: 'Missing Required Fields',
    empty: {
      title: 'Your content appears here',
      text: 'One text for the channel, a tagline, three social posts, and the pains that they rest on.',
    },
  },
})
