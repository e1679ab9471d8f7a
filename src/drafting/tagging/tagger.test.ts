import { describe, expect, test } from 'vitest'
import { readBriefTagging } from '#knowledge/brief-tagging.ts'
import { readWordVectors } from '#knowledge/word-vectors.ts'
import { createTagger } from './tagger.ts'

const tag = createTagger(readBriefTagging(), { wordVectors: readWordVectors(), isCompany: () => false })
const said = (text: string) => {
  const { segments, entities } = tag(text)
  return [...segments, ...entities].map(({ kind, start, end }) => `${kind}: ${text.slice(start, end).trim()}`)
}

describe('descriptions that nobody learned from', () => {
  test('a pitch with a list, a price and a refusal', () => {
    const found = said(
      'Quillwort is a planner for community gardens. Volunteers sign up for watering, get a reminder the evening before, report broken taps with a photo. No chat. £4 a month per garden.',
    )
    expect(found).toEqual(
      expect.arrayContaining([
        'offer: a planner for community gardens',
        'feature: get a reminder the evening before',
        'feature: report broken taps with a photo',
        'limit: No chat',
        'price: £4 a month per garden',
        'name: Quillwort',
      ]),
    )
  })
  test('the same text gives the same tags', () => {
    const text = 'A till for street theatre: adds up the hat, splits it by the players, prints nothing.'
    expect(tag(text)).toEqual(tag(text))
  })
})

describe('whatever is typed', () => {
  test.each([
    '',
    '!!! ... ???',
    'a'.repeat(20_000),
    'ก'.repeat(75),
    '👨‍👩‍👧‍👦'.repeat(7),
    'no '.repeat(4000),
    '(((('.repeat(3000),
  ])('%.20s', (text) => {
    for (const { start, end } of tag(text).segments) {
      expect(start).toBeLessThan(end)
      expect(end).toBeLessThanOrEqual(text.length)
    }
  })
})
