import { describe, expect, test } from 'vitest'
import { PhraseMatcher } from './phrase-matcher.ts'
import { tokens } from './tokens.ts'

const matcher = new PhraseMatcher([
  ['split tips', 'tips'],
  ['no-show fee', 'fee'],
  ['on time', 'punctual'],
  ['colour theme', 'theme'],
])
const found = (text: string) => matcher.find(tokens(text)).map(({ value }) => value)

describe('a phrase is found', () => {
  test.each([
    ['splits the tips fairly', ['tips']],
    ['tips are split', ['tips']],
    ['tips are counted. Later we split', []],
    ['a fee for each no-show', ['fee']],
    ['always on time', ['punctual']],
    ['time goes on', []],
    ['pick a color theme', ['theme']],
  ])('in "%s"', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })
})

test('words that every object has are words like others', () => {
  const odd = new PhraseMatcher([
    ['constructor', 'builder'],
    ['__proto__', 'proto'],
  ] as const)
  expect(odd.find(tokens('an app for constructors')).map(({ value }) => value)).toEqual(['builder'])
  expect(odd.find(tokens('toString valueOf'))).toEqual([])
})
