import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import { charactersIn, isLongerThan } from '#shared/characters.ts'
import card from './card.ts'
import { landingForm } from './form.ts'
import { landingInput } from './input.ts'
import { landingOutput, landingResult } from './output.ts'
import { landingSamples } from './samples.ts'
import { landingDocument } from './to-document.ts'

const longestTitle = 60
const longestDescription = 155

export default defineAgent({
  card,
  input: landingInput,
  output: landingOutput,
  result: landingResult,
  form: landingForm,
  brief: (input) => ({
    name: input.productName,
    description: input.productDescription,
    audience: input.targetAudience,
  }),
  queries: (input, reading) => {
    const { topic, who } = searchSubject(reading, input.productDescription)
    return [`${topic} software`, `${topic} pricing`, `${who} objections`]
  },
  toResult: (output, context) => ({
    timestamp: context.timestamp,
    product: context.input.productName,
    look: 'daylight' as const,
    ...output,
    searchResults: searchResultsOf(context.sources),
  }),
  toDocument: landingDocument,
  problems: ({ seo }) => [
    ...(isLongerThan(seo.title, longestTitle)
      ? [`seo.title has ${charactersIn(seo.title)} characters; ${longestTitle} are shown.`]
      : []),
    ...(isLongerThan(seo.description, longestDescription)
      ? [`seo.description has ${charactersIn(seo.description)} characters; ${longestDescription} are shown.`]
      : []),
  ],
  exports: {
    formats: [
      { format: 'html' },
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'md' },
      { format: 'txt' },
      { format: 'json' },
    ],
  },
  samples: landingSamples,
  next: {
    agentId: 'content-creation',
    why: 'The page is written. Posts and mails bring the people who should read it.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading what people get done...',
      researching: 'Looking for objections and prices...',
      writing: 'Writing the page from top to bottom...',
      checking: 'Checking that nothing is invented...',
      repairing: 'Mending what did not pass the checks...',
      saving: 'Saving...',
    },
    failedTitle: 'Failed to generate the landing page',
    failed: 'An unexpected error occurred',
    succeeded: 'Landing page generated successfully!',
    edited: 'Page updated',
    empty: {
      title: 'Your page appears here',
      text: 'Copy for every section, shown as a page in three looks on a phone and a desktop, with what only you can fill in marked.',
    },
  },
})
