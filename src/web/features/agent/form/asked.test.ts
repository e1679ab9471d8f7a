import { describe, expect, test } from 'vitest'
import { noneOfThese } from '#shared/correctable.ts'
import type { UnsureItem } from '#shared/corrections.ts'
import { type Asked, correctionsOf, readAsked } from './asked.ts'

const unsure: UnsureItem[] = [
  { field: 'who', question: 'Who is it for first?', options: ['nurses', 'managers'] },
  { field: 'market', question: 'What kind of product is it nearest to?', options: ['Rotas', 'Care homes'] },
]
const asked = (answers: Asked['answers']): Asked => ({ unsure, answers, productId: null })

describe('the answers of a card', () => {
  test('are corrections; own words outweigh an offered answer', () => {
    expect(correctionsOf(asked({ who: { chosen: 'nurses', words: '' } }))).toEqual({ who: 'nurses' })
    expect(correctionsOf(asked({ who: { chosen: 'nurses', words: ' porters ' } }))).toEqual({ who: 'porters' })
    expect(correctionsOf(asked({}))).toEqual({})
  })

  test('none of these is an answer of a market, and of people none', () => {
    const none = { chosen: noneOfThese, words: '' }
    expect(correctionsOf(asked({ who: none, market: none }))).toEqual({ market: noneOfThese })
  })

  test('come back out of a storage as they went in, and nothing else does', () => {
    const whole: Asked = { ...asked({ who: { chosen: null, words: 'porters' } }), productId: 'p' }
    expect(readAsked(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
    for (const odd of [null, 7, 'x', {}, { unsure: [], answers: {} }, { unsure: [{ field: 'size' }], answers: {} }])
      expect(readAsked(odd)).toBeNull()
    expect(readAsked({ unsure, answers: { who: 7, market: { words: 7 }, size: { words: 'x' } } })).toEqual(asked({}))
  })
})
