import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import { loadMarkdown } from '#shared/document/from-markdown.ts'
import card from './card.ts'
import { prdForm } from './form.ts'
import { prdInput } from './input.ts'
import { prdOutput, prdResult } from './output.ts'
import { prdSamples } from './samples.ts'
import { prdDocument, prdTitle } from './to-document.ts'
import { prdToResult } from './to-result.ts'

const unavailable = 'The service is temporarily unavailable. Please try again in a moment.'

export default defineAgent({
  card,
  input: prdInput,
  output: prdOutput,
  result: prdResult,
  form: prdForm,
  brief: (input) => ({ description: input.productIdea, context: input.additionalContext ?? undefined }),
  leadsWith: ['quote', 'decision', 'rival'],
  queries: (input, reading) => {
    const { topic } = searchSubject(reading, input.productIdea)
    return [topic, `${topic} software`]
  },
  toResult: prdToResult,
  toDocument: prdDocument,
  title: prdTitle,
  loadParts: loadMarkdown,
  mostWords: 1200,
  exports: {
    formats: [
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'txt' },
      { format: 'md' },
      { format: 'csv' },
      { format: 'json' },
    ],
  },
  samples: prdSamples,
  next: {
    agentId: 'requirements-gathering',
    why: 'The PRD says what to build and why. Requirements say, role by role, what has to hold and whom to ask.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading your idea...',
      researching: 'Researching the market...',
      writing: 'Writing the PRD...',
      checking: 'Checking requirements, numbers and links...',
      repairing: 'Mending what did not pass the checks...',
      saving: 'Saving...',
    },
    failedTitle: 'The PRD could not be generated',
    failed: 'Failed to generate PRD. Please try again.',
    byCode: {
      UNAUTHENTICATED: 'Please sign in to use this feature. Your session may have expired.',
      RESULT_UNUSABLE: 'No response received from the service. Please try again.',
      PROVIDER_BUSY: unavailable,
      PROVIDER_FAILED: unavailable,
      RUN_LOST: unavailable,
      OVERLOADED: unavailable,
      NOT_READY: unavailable,
    },
    empty: {
      title: 'Your PRD appears here',
      text: 'Press release first, then requirements with acceptance criteria, metrics, risks and what is still open.',
    },
  },
})
