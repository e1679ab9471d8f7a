import { describe, expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { writtenMarketBriefs } from '#tests/support/market-briefs.ts'
import { briefReader, library, regions } from '#tests/support/market-reader.ts'
import { contentInput } from './input.ts'
import { type ContentChannel, contentChannels } from './options.ts'
import { type ContentOutput, contentOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(market: string, change: Record<string, string> = {}): ContentOutput {
  const brief = writtenMarketBriefs.find((each) => each.market === market)
  const input = contentInput.parse({
    productOverview: brief?.description ?? 'Shared inbox for online shops. 25 dollars per agent per month.',
    targetAudience: brief?.audience ?? 'small online shops',
    tone: 'professional',
    callToAction: 'book demo',
    channel: 'facebook',
    ...change,
  })
  const { reading } = briefReader(
    {
      description: input.productOverview,
      audience: input.targetAudience,
      ...(input.topic ? { context: input.topic } : {}),
    },
    { market },
  )
  const facts = marketFacts(library.dossier(market), reading)
  return contentOutput.parse(selection.write({ input, facts, regions, timestamp }))
}

const textsOf = ({ channelSpecificContent, socialPosts }: ContentOutput) =>
  [channelSpecificContent.content, ...Object.values(socialPosts)].filter((text) => text !== '')

describe.each(contentChannels.map((channel) => [channel] as const))('a text for %s', (channel: ContentChannel) => {
  test('carries the offer in the words of the user, with the price', () => {
    for (const text of textsOf(written('last-mile-delivery', { channel }))) {
      expect(text).toContain('Route app for couriers in a small town')
      expect(text).toContain('35 euros per van a month')
    }
  })

  test('claims no feature that was not named', () => {
    const texts = textsOf(written('table-reservations', { channel })).join('\n')
    const { capabilities, copy } = library.dossier('table-reservations')
    const named = new Set(['booking-page', 'waitlist', 'deposit', 'qr-join', 'kitchen-forecast'])
    for (const { id, text } of capabilities) if (!named.has(id) && text) expect(texts).not.toContain(text)
    for (const { text, asserts } of [...copy.hooks, ...copy.closes])
      if (!asserts.every((id) => named.has(id))) expect(texts).not.toContain(text)
  })
})

test('tones of another register open with another line, and the register is said', () => {
  const plain = written('table-reservations')
  const warm = written('table-reservations', { tone: 'emotional' })
  expect(warm.channelSpecificContent.content).not.toBe(plain.channelSpecificContent.content)
  expect(warm.channelSpecificContent.tips.join(' ')).toContain('“Emotional”: written in our warm register')
})

test('a channel that does not fit the market is refused with the reason of the dossier', () => {
  const { withheld = [], socialPosts } = written('table-reservations')
  expect(socialPosts.linkedin).toBe('')
  expect(withheld.find(({ id }) => id === 'linkedin')?.why).toContain('Owners of small restaurants do not use it')
})

test('stories about today and sentences that only name the product stand in no text', () => {
  for (const text of textsOf(written('property-management'))) {
    expect(text).not.toContain('I own 9 flats')
    expect(text).not.toContain('is the name')
    expect(text).toContain('Keystone')
  }
})

test('a topic that names a feature leads, one that names none is pointed out', () => {
  const led = written('table-reservations', { topic: 'deposits' })
  expect(led.channelSpecificContent.content).toMatch(/^[^\n]*deposit/i)
  const open = written('table-reservations', { topic: 'the last week of July' })
  expect(open.toCheck.join(' ')).toContain('“the last week of July”')
})

test('without knowledge of the trade the offer stands alone, and what needs more is withheld with what is missing', () => {
  const { socialPosts, withheld = [], channelSpecificContent } = written('accounts-receivable', { channel: 'blog' })
  expect(channelSpecificContent.content).toBe('')
  expect(withheld.map(({ id }) => id)).toContain('content')
  expect(socialPosts.twitter).toContain('25 dollars per agent per month')
})

test('what only this product has leads, and notes of the founder stand in no text', () => {
  const made = written('field-service-management', {
    productOverview:
      'Field service software for lift firms. Dispatchers plan jobs on a board and technicians work offline. I think the clever part is the photo. The special thing: it reads the fault code from a photo and shows the last three repairs. 45 GBP per technician per month. Competing with BigChange.',
    targetAudience: 'service managers of lift firms',
    channel: 'linkedin',
  })
  for (const text of textsOf(made)) {
    expect(text).not.toMatch(/I think|special thing|Competing|BigChange/)
    expect(text).toContain('Field service software for lift firms')
  }
  expect(textsOf(made).join('\n')).toContain('eads the fault code from a photo and shows the last three repairs')
})
