import { describe, expect, test } from 'vitest'
import { emptyReading } from '#tests/fakes/models/chunk-model.ts'
import type { ModelReading } from './model-reading.ts'
import { questionsOf } from './questions-of.ts'

const sure: ModelReading = { ...emptyReading, market: { name: 'Rotas', library: null, sureness: 'sure' } }
const item = (field: 'who' | 'pays', matters: 'document' | 'harm' | 'detail') => ({
  field,
  question: `About ${field}?`,
  options: [],
  matters,
})

describe('what a run asks by a model’s reading', () => {
  test('is what changes the document or could hurt somebody, and no detail', () => {
    const reading = { ...sure, unsure: [item('who', 'harm'), item('pays', 'detail')] }
    expect(questionsOf(reading, {}, [])).toEqual([{ field: 'who', question: 'About who?', options: [] }])
    expect(questionsOf(sure, {}, [])).toEqual([])
  })

  test('is not what the user has put right', () => {
    expect(questionsOf({ ...sure, unsure: [item('who', 'harm')] }, { who: 'nurses' }, [])).toEqual([])
  })

  test('is nobody named and nothing said, each once', () => {
    const missing: ModelReading = { ...sure, missing: ['actor', 'job'] }
    expect(questionsOf(missing, {}, []).map(({ field }) => field)).toEqual(['job', 'who'])
    expect(
      questionsOf({ ...missing, unsure: [item('who', 'document')] }, {}, []).map(({ question }) => question),
    ).toEqual(['About who?', 'What does it do?'])
    expect(questionsOf({ ...missing, users: ['nurses'], features: ['swaps shifts'] }, {}, [])).toEqual([])
  })

  test('a market that is not sure is asked about where the library knows another', () => {
    const unsure: ModelReading = { ...sure, market: { name: 'Rotas', library: null, sureness: 'unsure' } }
    expect(questionsOf(unsure, {}, [])).toEqual([])
    expect(questionsOf(unsure, {}, [{ name: 'Care homes' }])).toMatchObject([{ options: ['Rotas', 'Care homes'] }])
  })

  test('holds what a card can show, however long the model’s words are', () => {
    const long = 'x'.repeat(5_000)
    const [asked] = questionsOf(
      { ...sure, unsure: [{ field: 'who', question: long, options: [long], matters: 'harm' }] },
      {},
      [],
    )
    expect(asked?.question.length).toBe(300)
    expect(asked?.options[0]?.length).toBe(300)
  })
})
