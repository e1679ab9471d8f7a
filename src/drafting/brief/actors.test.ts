import { describe, expect, test } from 'vitest'
import { actorsOfAudience, rankActors } from './actors.ts'
import { personScore } from './lexicon.ts'
import { readSentences } from './tokens.ts'

const audience = (text: string) =>
  readSentences(text).flatMap((tokens) => actorsOfAudience({ tokens, source: text, person: personScore }))

describe('the audience field', () => {
  test('takes lists and leaves qualifiers out', () => {
    expect(audience('busy parents aged 30-45 in Berlin, mostly mothers').map((actor) => actor.singular)).toEqual([
      'busy parent',
      'mother',
    ])
  })
  test('keeps the place of work apart', () => {
    const [first] = audience('Physiotherapists in private practices')
    expect(first).toMatchObject({
      head: 'physiotherapist',
      singular: 'physiotherapist',
      plural: 'physiotherapists',
      setting: 'private practices',
    })
  })
  test('takes a word that it does not know', () => {
    expect(audience('tifosi of small clubs')[0]?.confidence).toBeGreaterThanOrEqual(0.5)
  })
  test('says whom an empty word means', () => {
    expect(audience('people who love hiking')[0]).toMatchObject({
      singular: 'person who loves hiking',
      plural: 'people who love hiking',
    })
  })
  test('staff have a singular', () => {
    expect(audience('nursery staff')[0]).toMatchObject({
      head: 'staff',
      singular: 'nursery staff member',
      plural: 'nursery staff members',
    })
  })
})

test('the surest reading of a head wins, and heads are told once', () => {
  const [nurse] = audience('night-shift nurses')
  if (!nurse) throw new Error('no actor')
  const ranked = rankActors([
    { ...nurse, confidence: 0.5, singular: 'nurse' },
    { ...nurse, confidence: 0.9 },
  ])
  expect(ranked.map((actor) => actor.singular)).toEqual(['night-shift nurse'])
})
