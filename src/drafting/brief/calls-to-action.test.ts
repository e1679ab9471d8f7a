import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { readBrief } from './read-brief.ts'
import { buildVocabulary } from './vocabulary.ts'

const vocabulary = buildVocabulary(readKnowledge())
const jobs = (description: string) => readBrief({ description }, vocabulary).jobs.map(({ text }) => text)

describe('what a page asks of its reader', () => {
  test.each([
    'Book a demo.',
    'Cancel anytime.',
    'Start your free 14-day trial today!',
    'Download free on iOS.',
    'Sign up now.',
  ])('is no job: %s', (text) => expect(jobs(text)).toEqual([]))

  test('leaves the job of the product alone', () => {
    expect(jobs('PayNest runs salaries for small teams. Book a demo. Cancel anytime.')).toEqual(['run salaries'])
  })

  test.each([
    ['Book a vet at night', 'book a vet'],
    ['Cancel subscriptions that nobody uses', 'cancel subscriptions'],
    ['Download your bank statements and sort them', 'bank statements'],
  ])('a product may do the same: %s', (text, job) => expect(jobs(text)[0]).toContain(job))
})
