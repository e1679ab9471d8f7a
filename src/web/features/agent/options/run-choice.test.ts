import { afterEach, expect, test, vi } from 'vitest'
import { bodyOf, noChoice, readChoice, writeChoice } from './run-choice.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
})
afterEach(() => kept.clear())

test('a choice is remembered for its account, without what went along', () => {
  const context = { results: ['a'], notes: [], voice: true }
  writeChoice('ada', { model: 'openai/x', mode: 'thorough', planMode: 'quick', context })
  expect(readChoice('ada')).toEqual({ model: 'openai/x', mode: 'thorough', planMode: null, context: null })
  expect(readChoice('bob')).toEqual(noChoice)
  expect(readChoice(null)).toEqual(noChoice)
})

test('a guest leaves nothing behind, and what is stored may be anything', () => {
  writeChoice(null, { ...noChoice, model: 'openai/x' })
  expect(kept.size).toBe(0)
  for (const text of ['', '7', '"x"', '{"owner":"ada","model":7,"mode":"slow"}', '{']) {
    kept.set('pm-pilot.run-choice', text)
    expect(readChoice('ada')).toEqual(noChoice)
  }
})

test('a request names only what was chosen', () => {
  expect(bodyOf(noChoice)).toEqual({})
  expect(bodyOf({ ...noChoice, mode: 'quick', planMode: 'thorough' })).toEqual({ mode: 'quick' })
  expect(bodyOf({ ...noChoice, planMode: 'thorough' })).toEqual({ mode: 'thorough' })
})
