import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createResemblance } from './resemblance.ts'

const { markets, wordVectors } = readKnowledge()
const resemblance = createResemblance(markets, wordVectors)
const nearest = (text: string) => {
  const found = resemblance([{ text, weight: 1 }])
  const all = markets.map(({ id }, place) => ({ ...found.of(place), id }))
  return all.sort((one, other) => other.prose + other.phrase - one.prose - one.phrase)[0]
}

describe('what a text has in common with a market', () => {
  test.each([
    ['Skippers note each mooring and share the anchorage with friends', 'boating-marinas'],
    ['keep the hives of a vineyard and its barrels in one cellar book', 'brewery-winery-management'],
    ['teachers correct essays faster', 'learning-management-schools'],
  ])('%s', (text, id) => expect(nearest(text)?.id).toBe(id))

  test('names the words that they share, the most telling first', () => {
    const met = nearest('golfers book a tee time')?.met ?? []
    expect(met.slice(0, 2)).toEqual(expect.arrayContaining(['golfers', 'tee']))
  })

  test('nothing in common is zero', () => {
    for (const text of ['zorp wibble flonk', '']) {
      const found = resemblance([{ text, weight: 1 }])
      for (const list of [found.words, found.prose, found.phrase, found.nextPhrase])
        expect([...list]).toEqual(markets.map(() => 0))
    }
  })

  test('a text of any length is read', () => {
    const long = `${'x'.repeat(2_000)} ${'nurse shift '.repeat(500)}`
    expect(Math.max(...resemblance([{ text: long, weight: 1 }]).words)).toBeGreaterThan(0)
  })
})
