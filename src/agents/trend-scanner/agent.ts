import { defineAgent } from '#agents/_kit/define-agent.ts'
import { shortened } from '#shared/shortened.ts'
import { assumptionMark, ownFactMark } from '#shared/statement-marks.ts'
import card from './card.ts'
import { trendForm } from './form.ts'
import { trendInput } from './input.ts'
import { trendOutput, trendResult } from './output.ts'
import { trendSamples } from './samples.ts'
import { trendDocument } from './to-document.ts'
import { toTrendResult } from './to-result.ts'

const longestSlug = 50
/** A shorter one says nothing as a label. */
const shortestLabel = 3

/** Lower case, hyphens for the rest; blank for a name without a Latin letter or digit. */
function slugOf(industry: string): string {
  const slug = industry
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
  return slug.replace(/^-+|-+$/g, '')
}

export default defineAgent({
  card,
  input: trendInput,
  output: trendOutput,
  result: trendResult,
  form: trendForm,
  describes: 'market',
  // The same words in both fields: a form that names an industry and no product.
  brief: ({ industry }) => ({ description: industry, market: industry }),
  queries: ({ industry }) => {
    const subject = shortened(industry.replace(/\s+/g, ' '), 80).replace(/…$/, '')
    return [`${subject} industry trends`, `${subject} new regulation`, `${subject} acquisition launch`]
  },
  toResult: toTrendResult,
  toDocument: trendDocument,
  problems: (output) => {
    const titles = output.trends.map(({ title }) => title.toLowerCase())
    return output.trends.flatMap(({ title, date, sourceNumber, summary }, index) => [
      ...(titles.indexOf(title.toLowerCase()) === index ? [] : [`The trend "${title}" is there twice.`]),
      ...(/\d{4}/.test(date) ? [] : [`The trend "${title}" has no year in its date.`]),
      ...(sourceNumber === null && !assumptionMark.test(summary) && !ownFactMark.test(summary)
        ? [`The trend "${title}" has neither a source nor an assumption with its check.`]
        : []),
    ])
  },
  exports: {
    formats: [
      { format: 'pdf', label: 'PDF (text format)' },
      { format: 'csv', label: 'Excel CSV' },
      { format: 'json', label: 'JSON' },
      { format: 'md', label: 'Markdown' },
      { format: 'txt', label: 'Text' },
      { format: 'docx', label: 'Word' },
    ],
    fileName: ({ industry }) => `trend-analysis-${slugOf(industry) || 'industry'}`,
    labels: ({ industry }) => {
      const slug = slugOf(industry)
      return ['market-trends', ...(slug.length >= shortestLabel ? [slug] : [])]
    },
  },
  sending: {
    signedOut: 'Please ensure you are logged in and have trend results to send',
    noPages: 'No existing pages found for trend analysis',
  },
  samples: trendSamples,
  next: {
    agentId: 'market-sizing',
    why: 'A trend matters once you know how many people it touches. Size the market that it moves.',
  },
  messages: {
    progress: {
      queued: 'Waiting for a free place...',
      reading: 'Finding the markets of this industry...',
      researching: 'Collecting dated changes and rules...',
      writing: 'Scanning trends...',
      checking: 'Checking dates and sources...',
      repairing: 'Mending what did not pass the checks...',
      saving: 'Saving...',
    },
    failedTitle: 'The scan failed',
    failed: 'Failed to scan trends. Please try again.',
    edited: 'Trend updated successfully',
    empty: {
      title: 'How a scan works',
      text: 'A scan lists what has changed in an industry, newest first where it matters most.',
      steps: [
        'Name an industry or domain; add a country if your product is sold in one.',
        'Read each trend: when it happened, what it changes, what to watch and who acts.',
        'Edit a trend in your own words, or copy it into your update.',
        'Export the scan, or send it to your team.',
      ],
    },
  },
})
