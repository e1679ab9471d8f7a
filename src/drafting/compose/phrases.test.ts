import { describe, expect, test } from 'vitest'
import { listed, lowerFirst, sentence, shortened, withArticle } from './phrases.ts'

describe('phrases', () => {
  test.each([
    ['nurse', 'a nurse'],
    ['hourly worker', 'an hourly worker'],
    ['API', 'an API'],
    ['HR manager', 'an HR manager'],
    ['UX designer', 'a UX designer'],
    ['university', 'a university'],
    ['the shop', 'the shop'],
  ])('article of %s', (phrase, expected) => expect(withArticle(phrase)).toBe(expected))

  test('lists', () => {
    expect(listed([])).toBe('')
    expect(listed(['a'])).toBe('a')
    expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c')
  })

  test('lowers a word but not an acronym', () => {
    expect(lowerFirst('Fill a shift')).toBe('fill a shift')
    expect(lowerFirst('API calls')).toBe('API calls')
    expect(lowerFirst('iOS app')).toBe('iOS app')
    expect(lowerFirst('European chains')).toBe('European chains')
    expect(lowerFirst('North American craft producers')).toBe('North American craft producers')
    expect(lowerFirst('New Zealand farms')).toBe('New Zealand farms')
    expect(lowerFirst('New tools')).toBe('new tools')
    expect(lowerFirst('Marching bands')).toBe('marching bands')
  })

  test('ends a sentence once', () => {
    expect(sentence('a shift is  open')).toBe('A shift is open.')
    expect(sentence('Is it open?')).toBe('Is it open?')
    expect(sentence('It stands in the roster [2].')).toBe('It stands in the roster [2].')
  })

  test('shortens at a word', () => {
    const text = shortened('one two three four five', 12)
    expect(text.length).toBeLessThanOrEqual(12)
    expect(text).toBe('one two…')
  })
})
