import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import card from './card.ts'
import { interviewForm } from './form.ts'
import { isHypothetical } from './hypothetical.ts'
import { interviewInput } from './input.ts'
import { interviewOutput, interviewResult } from './output.ts'
import { interviewSamples } from './samples.ts'
import { interviewDocument } from './to-document.ts'
import { recounted, toInterviewResult } from './to-result.ts'

export default defineAgent({
  card,
  input: interviewInput,
  output: interviewOutput,
  result: interviewResult,
  form: interviewForm,
  brief: ({ productDescription, targetAudience }) => ({ description: productDescription, audience: targetAudience }),
  leadsWith: ['quote', 'decision'],
  queries: ({ productDescription }, reading) => {
    const { topic, who } = searchSubject(reading, productDescription)
    return [`${who} daily work problems`, `${topic} how it is done`]
  },
  toResult: toInterviewResult,
  toDocument: interviewDocument,
  recalculated: recounted,
  problems: ({ categories }) => {
    const questions = categories.flatMap(({ guide }) => guide.flatMap(({ question, probe }) => [question, probe]))
    const asked = categories.flatMap(({ guide }) => guide.map(({ question }) => question.toLowerCase()))
    return [
      ...questions
        .filter(isHypothetical)
        .map((question) => `"${question}" asks for a guess; ask for the last time that it happened.`),
      ...asked
        .filter((question, index) => asked.indexOf(question) !== index)
        .map((question) => `"${question}" is asked twice.`),
    ]
  },
  exports: {
    formats: [
      { format: 'md' },
      { format: 'json' },
      { format: 'txt' },
      { format: 'docx' },
      { format: 'pdf' },
      { format: 'csv' },
    ],
  },
  samples: interviewSamples,
  next: {
    agentId: 'product-prd-generator',
    why: 'When the answers are in, a PRD turns them into what will be built and marks what nobody has confirmed yet.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading the job and its people...',
      researching: 'Looking at how it is done today...',
      writing: 'Writing questions about what happened...',
      checking: 'Taking out questions that ask for guesses...',
      repairing: 'Rewriting questions that asked for guesses...',
      saving: 'Saving...',
    },
    failedTitle: 'The questions could not be generated',
    failed: 'Failed to generate questions: {message}',
    byCode: { RESULT_UNUSABLE: 'Invalid response format from the interview generator' },
    empty: {
      title: 'Your interview guide appears here',
      text: 'Questions in the order of a conversation, each with what to ask next and what a usable answer holds. Print it and take it along.',
    },
  },
})
