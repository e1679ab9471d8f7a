import { expect, test } from 'vitest'
import { defaultModels } from './choose-model.ts'
import { profileOf } from './model-profile.ts'

test.each([
  ['anthropic', 'claude-sonnet-5', { outputTokens: 32_000, effort: 'low', cacheMarks: true }],
  ['anthropic', 'claude-3-haiku-20240307', { outputTokens: 4_096, effort: null }],
  ['openai', 'gpt-5.4-mini', { effort: 'low', structured: 'schema' }],
  ['openai', 'gpt-4o-2024-08-06', { outputTokens: 16_000, effort: null }],
  ['openai', 'gpt-4', { outputTokens: 4_096, structured: 'json' }],
  ['google', 'gemini-3.8-flash', { effort: 'low', cacheMarks: false }],
  ['google', 'gemma-4-31b', { structured: 'text', toolCalls: false }],
  ['openai-compatible', 'org/any:7b', { effort: null, structured: 'schema' }],
  ['ollama', 'llama3.2:3b', { contextTokens: 32_768 }],
] as const)('%s/%s', (vendor, name, expected) => {
  expect(profileOf(vendor, name)).toMatchObject(expected)
})

test('what is set counts instead', () => {
  expect(profileOf('openai', 'gpt-5.4-mini', { effort: 'high' })).toMatchObject({
    effort: 'high',
    outputTokens: 32_000,
  })
})

test('each default model has a family of its own, with room for a long answer', () => {
  for (const { vendor, modelName } of defaultModels) expect(profileOf(vendor, modelName).outputTokens).toBe(32_000)
})
