import { defineAgent } from '#agents/_kit/define-agent.ts'
import { searchSubject } from '#agents/_kit/search-subject.ts'
import { saysBasis } from '#shared/statement-marks.ts'
import card from './card.ts'
import { competitorForm } from './form.ts'
import { competitorInput } from './input.ts'
import { competitorOutput, competitorResult, groupKeys } from './output.ts'
import { competitorSamples } from './samples.ts'
import { competitorDocument } from './to-document.ts'
import { toCompetitorResult } from './to-result.ts'

export default defineAgent({
  card,
  input: competitorInput,
  output: competitorOutput,
  result: competitorResult,
  form: competitorForm,
  brief: ({ productIdea }) => ({ description: productIdea }),
  leadsWith: ['rival', 'price'],
  // Without the owner in brackets.
  finds: ({ direct, indirect }) => ({
    rivals: [...direct, ...indirect].map(({ name }) => name.replace(/\s*\(.*\)$/, '')),
  }),
  queries: ({ productIdea }, reading) => {
    const { topic, who } = searchSubject(reading, productIdea)
    return [`${topic} software`, `${topic} alternatives`, `tools for ${who}`]
  },
  toResult: toCompetitorResult,
  toDocument: competitorDocument,
  problems: (output) => {
    const all = groupKeys.flatMap((key) => output[key])
    const names = all.map(({ name }) => name.toLowerCase())
    return all.flatMap(({ name, website, sourceNumber, description }, index) => [
      ...(names.indexOf(name.toLowerCase()) === index ? [] : [`"${name}" is there twice; it belongs in one group.`]),
      ...(website && sourceNumber === null ? [`"${name}" has a website that no source of this run has.`] : []),
      ...(saysBasis(description) ? [] : [`The description of "${name}" says of nothing what it rests on.`]),
    ])
  },
  exports: {
    formats: [
      { format: 'docx', label: 'Word' },
      { format: 'txt', label: 'Text' },
      { format: 'md', label: 'Markdown' },
      { format: 'json', label: 'JSON' },
      { format: 'pdf', label: 'PDF' },
      { format: 'csv', label: 'CSV' },
    ],
  },
  samples: competitorSamples,
  next: {
    agentId: 'competitor-analysis',
    why: 'You know who they are. Battle cards and a feature matrix show where each of them can be beaten.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Reading the job that your product does...',
      researching: 'Looking for products that do it...',
      writing: 'Comparing them with your product...',
      checking: 'Checking names and addresses...',
      repairing: 'Mending what did not pass the checks...',
      saving: 'Saving...',
    },
    failedTitle: 'Analysis Failed',
    failed: 'No data received from the analysis',
    foreign: 'HTTP {status}: {body}',
    byCode: {
      UNAUTHENTICATED: 'Please sign in to use this feature',
      RESULT_UNUSABLE: 'No data received from the analysis',
    },
    empty: {
      title: 'Your competitors appear here',
      text: 'In three groups: who sells the same, what people do instead, and who could move in. Each with why it competes and where it is weak against your idea.',
    },
  },
})
