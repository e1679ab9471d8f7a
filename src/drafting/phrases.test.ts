import { describe, expect, test } from 'vitest'
import { listed, lowerFirst } from './phrases.ts'

describe('phrases', () => {
  test('lists', () => {
    expect(listed([])).toBe('')
    expect(listed(['a'])).toBe('a')
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
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
})
