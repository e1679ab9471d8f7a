import { expect, test } from 'vitest'
import { waysOfJoining } from '#knowledge/brief-tagging.ts'
import { joinKindsOf } from './join-kinds.ts'
import { piecesOf } from './pieces.ts'

const joins = (text: string) => {
  const pieces = piecesOf(text)
  return [...joinKindsOf(pieces)].map((kind, index) => `${pieces[index]?.text}:${kind}`)
}

test('a word is joined to the one before by a mark, by a small word or by nothing', () => {
  expect(joins('Quotes, photos and price lookup')).toEqual([
    'Quotes:1',
    ',:0',
    'photos:1',
    'and:2',
    'price:3',
    'lookup:4',
  ])
})

test('each way of joining has steps of its own', () => {
  const kinds = joinKindsOf(piecesOf('It prints. Two pages a day, in 5 sizes\n- and folds!'))
  expect(Math.max(...kinds)).toBeLessThan(waysOfJoining)
})
