import { describe, expect, test } from 'vitest'
import { chooseResearch, type ResearchSettings } from './choose-research.ts'

const choose = (settings: Partial<ResearchSettings> = {}) =>
  chooseResearch({
    env: {},
    transport: () => ({ fetch: () => expect.fail('nothing may be contacted') }),
    ...settings,
  })

describe('chooseResearch', () => {
  test('takes what SEARCH names', () => {
    expect(choose({ search: 'library', env: { TAVILY_API_KEY: 'k' } }).id).toBe('library')
    expect(choose({ search: ' off ' }).id).toBe('off')
    expect(choose({ search: 'public', env: { PUBLIC_URL: 'https://pm.example' } }).id).toBe('public')
    expect(choose({ search: 'exa', env: { EXA_API_KEY: 'k', TAVILY_API_KEY: 'k' } }).id).toBe('exa')
    expect(choose({ search: 'searxng', env: { SEARXNG_URL: 'http://127.0.0.1:8080/' } }).id).toBe('searxng')
  })

  test('else the first provider with a key, else the library', () => {
    expect(choose({ env: { SERPER_API_KEY: 'k', BRAVE_API_KEY: 'k' } })).toMatchObject({
      id: 'brave',
      label: 'Brave Search',
    })
    expect(choose({ search: '', env: { SEARXNG_URL: 'http://127.0.0.1:8080' } }).id).toBe('searxng')
    expect(choose({ env: { TAVILY_API_KEY: '  ' } })).toMatchObject({ id: 'library', label: 'PM Pilot library, 2026' })
  })

  test.each([
    ['google', {}, /^SEARCH is "google", which is none of library, public, tavily/],
    ['tavily', {}, /^SEARCH=tavily needs TAVILY_API_KEY$/],
    ['brave', { BRAVE_API_KEY: ' ' }, /BRAVE_API_KEY/],
    ['searxng', {}, /SEARXNG_URL/],
    ['searxng', { SEARXNG_URL: 'localhost:8080' }, /^SEARXNG_URL is "localhost:8080"/],
  ])('names what is wrong with %s', (search, env, message) => {
    expect(() => choose({ search, env })).toThrow(message)
  })
})
