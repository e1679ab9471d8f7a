import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { readBrief } from './read-brief.ts'
import { buildVocabulary } from './vocabulary.ts'

const vocabulary = buildVocabulary(readKnowledge())
const read = (description: string) => readBrief({ description }, vocabulary)
const likened = (description: string) => read(description).likenedTo?.text ?? null
const firstJob = (description: string) => read(description).jobs[0]?.text ?? null

describe('a product told by another', () => {
  test.each([
    ['Airbnb for boats', 'Airbnb', 'rent boats'],
    ['duolingo for coding', 'Duolingo', 'learn coding'],
    ['Notion but for lawyers', 'Notion', 'keep notes and documents in one place'],
    ['the Airbnb of storage space', 'Airbnb', 'rent storage space'],
    ['Strava-like app for knitters', 'Strava', 'log their activity'],
    ["It's like Tinder but for adopting dogs", 'Tinder', 'adopt dogs'],
    ['Uber for dog grooming', 'Uber', 'book dog grooming'],
    ['airbnb for parking spots', 'Airbnb', 'rent parking spots'],
    ['LinkedIn meets Tinder for co-founders', 'Tinder', 'find co-founders'],
    ['Boatly is the Uber for ferries', 'Uber', 'book ferries'],
  ])('%s', (text, name, job) => {
    expect(likened(text)).toBe(name)
    expect(firstJob(text)).toBe(job)
  })

  test('who it is for is read beside it', () => {
    expect(read('Notion but for lawyers').actors[0]?.plural).toBe('lawyers')
  })

  test('what the words say of the job outweighs it', () => {
    expect(firstJob('Shopify for farmers who sell vegetables to neighbours')).toMatch(/^sell vegetables/)
  })

  test.each([
    'We built it on Stripe for payments',
    'Works with Slack for alerts',
    'A Shopify plugin for returns',
    'Landlords find tenants on Airbnb',
    'An app for boats',
    '',
  ])('none in: %s', (text) => expect(likened(text)).toBeNull())
})
