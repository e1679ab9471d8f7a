import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { readBrief } from './read-brief.ts'
import { buildVocabulary } from './vocabulary.ts'

const vocabulary = buildVocabulary(readKnowledge())
const read = (description: string) => readBrief({ description }, vocabulary)

describe('means', () => {
  test('a word of the job is no means', () => {
    expect(read('Residents report potholes').means.map((value) => value.meansId)).not.toContain('data-import-analytics')
  })
  test('what the product looks over is not how it works', () => {
    const ids = (text: string) => read(text).means.map((value) => value.meansId)
    expect(ids('An API that checks supplier invoices against contracts')).not.toContain('payments-handling')
    expect(ids('Invoicing for plumbers with direct debit')).toContain('payments-handling')
  })
  test('an app is a phone app unless it is a web app', () => {
    expect(read('An app for dog walkers').means.map((value) => value.meansId)).toContain('mobile-app')
    expect(read('A web app for dog walkers').means.map((value) => value.meansId)).not.toContain('mobile-app')
    expect(read('Observability for LLM apps').means.map((value) => value.meansId)).not.toContain('mobile-app')
  })
})

describe('business models', () => {
  test.each([
    ['Gyms pay $49 per machine per month.', 'subscription-per-seat'],
    ['Parents pay per lesson.', 'usage-based'],
    ['It costs €20 a month.', 'consumer-subscription'],
    ['Parents pay monthly.', 'consumer-subscription'],
    ['We take a 5% commission on each order.', 'transaction-commission'],
  ])('%s', (text, id) => expect(read(text).businessModels.map((value) => value.modelId)).toContain(id))

  test('"no ads" is no advertising, a job ad neither', () => {
    expect(read('A budgeting app with no ads').businessModels).toEqual([])
    expect(read('Recruiters paste a job ad').businessModels).toEqual([])
  })
})
