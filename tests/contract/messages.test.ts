import { describe, expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { failureText } from '#web/features/agent/failure-text.ts'

const agents = await loadAgents()
const long = 'a product that helps somebody do something '

/** What the specification quotes of each agent's form: an input, and the message that refuses it. */
const refusals: readonly (readonly [agent: string, input: object, message: string])[] = [
  [
    'persona-generator',
    { productDescription: ' ', targetAudience: 'x' },
    'Please provide both product description and target audience',
  ],
  ['trend-scanner', { industry: '  ' }, 'Please enter an industry or domain'],
  [
    'market-sizing',
    { productOrService: 'x', targetMarket: '' },
    'Please fill in at least Product/Service and Target Market',
  ],
  ['product-prd-generator', { productIdea: ' ' }, 'Please provide a product idea'],
  ['product-prd-generator', { productIdea: 'short' }, 'Product idea must be at least 10 characters long'],
  [
    'product-prd-generator',
    { productIdea: 'x'.repeat(2001) },
    'Product idea is too long. Please keep it under 2000 characters',
  ],
  [
    'product-prd-generator',
    { productIdea: long, additionalContext: 'x'.repeat(1001) },
    'Additional context is too long. Please keep it under 1000 characters',
  ],
  ['competitor-identifier', { productIdea: '' }, 'Please provide a product idea'],
  ['segmentation-gap', { productDescription: '' }, 'Please provide a product description'],
  ['customer-interview', { productDescription: '', targetAudience: 'x' }, 'Please provide a product description'],
  ['customer-interview', { productDescription: long, targetAudience: ' ' }, 'Please specify your target audience'],
  [
    'market-research',
    { productDescription: long, targetAudience: '' },
    'Please fill in both Product Description and Target Audience',
  ],
  [
    'viral-hook-generator',
    { productName: 'x', productDescription: long, targetAudience: ' ' },
    'Please fill in all required fields',
  ],
  [
    'campaign-support',
    { productName: 'x', productDescription: long, targetPersona: 'y', campaignGoal: '' },
    'Please fill in all required fields',
  ],
]

test.each(refusals)('%s refuses %j', (id, input, message) => {
  const agent = agents.live(id)
  const parsed = agent?.parseInput({ ...agent.form.defaults, ...input })
  expect(parsed).toMatchObject({ ok: false, message })
})

test('content creation names the fields that are missing, in lower case', () => {
  const agent = agents.live('content-creation')
  const parsed = agent?.parseInput({ ...agent.form.defaults, productOverview: ' ' })
  expect(parsed).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^Please fill in: product overview, [a-z ,]+$/),
  })
  expect(agent?.messages.invalidTitle).toBe('Missing Required Fields')
})

describe('what the page says after a run', () => {
  const texts: readonly (readonly [agent: string, text: string])[] = [
    ['persona-generator', 'Failed to generate personas'],
    ['market-sizing', 'Failed to generate market sizing estimate'],
    ['trend-scanner', 'Failed to scan trends. Please try again.'],
    ['trend-scanner', 'Trend updated successfully'],
    ['customer-interview', 'Failed to generate questions: {message}'],
    ['customer-interview', 'Invalid response format from the interview generator'],
    ['product-prd-generator', 'Please sign in to use this feature. Your session may have expired.'],
    ['product-prd-generator', 'The service is temporarily unavailable. Please try again in a moment.'],
    ['product-prd-generator', 'Failed to generate PRD. Please try again.'],
    ['competitor-identifier', 'Analysis Failed'],
    ['market-research', 'Analysis Failed'],
    ['market-research', 'Failed to generate market research. Please try again.'],
    ['market-research', 'Please try again or contact support if the issue persists.'],
    ['market-research', 'Market research report downloaded as {FORMAT}!'],
    ['content-creation', 'Content Generation Failed'],
    ['content-creation', 'Failed to generate content'],
    ['content-creation', 'Content Generated Successfully!'],
    ['viral-hook-generator', 'Failed to generate viral hooks: {message}'],
    ['viral-hook-generator', 'Viral hooks generated successfully!'],
    ['campaign-support', 'Failed to generate campaign: {message}'],
    ['campaign-support', 'Campaign strategy generated successfully!'],
  ]
  test.each(texts)('%s: %s', (id, text) => {
    expect(Object.values(flatten(agents.live(id)?.messages))).toContain(text)
  })
})

describe('what the page says of a run that failed', () => {
  const codes: readonly (readonly [agent: string, code: string, text: string])[] = [
    ['product-prd-generator', 'RESULT_UNUSABLE', 'No response received from the service. Please try again.'],
    ['product-prd-generator', 'PROVIDER_BUSY', 'The service is temporarily unavailable. Please try again in a moment.'],
    ['product-prd-generator', 'INTERNAL', 'Failed to generate PRD. Please try again.'],
    [
      'product-prd-generator',
      'SESSION_EXPIRED',
      'Your session has expired. Please refresh the page and sign in again.',
    ],
    ['competitor-identifier', 'RESULT_UNUSABLE', 'No data received from the analysis'],
    ['content-creation', 'RESULT_UNUSABLE', 'No data received from content generation service'],
    ['customer-interview', 'RESULT_UNUSABLE', 'Invalid response format from the interview generator'],
    ['analytics', 'INTERNAL', 'Analysis failed. Please try again.'],
    ['market-research', 'INTERNAL', 'Failed to generate market research. Please try again.'],
  ]
  test.each(codes)('%s, %s', (id, code, text) => {
    const agent = agents.live(id)
    expect(agent && failureText({ code, message: '', fields: {} }, agent.messages, true)).toBe(text)
  })

  test('without a session the PRD asks to sign in', () => {
    const agent = agents.live('product-prd-generator')
    const failure = { code: 'UNAUTHENTICATED', message: '', fields: {} }
    expect(agent && failureText(failure, agent.messages, false)).toBe(
      'Please sign in to use this feature. Your session may have expired.',
    )
  })
})

function flatten(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(flatten) : []
}
