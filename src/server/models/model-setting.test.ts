import { describe, expect, test } from 'vitest'
import { ollamaBaseUrl, parseModelSetting } from './model-setting.ts'

describe('parseModelSetting', () => {
  test('reads every form', () => {
    expect(parseModelSetting('built-in', {})).toEqual({ kind: 'built-in' })
    expect(parseModelSetting(' anthropic/claude-x ', { ANTHROPIC_API_KEY: ' k ' })).toEqual({
      kind: 'anthropic',
      modelName: 'claude-x',
      apiKey: 'k',
      baseUrl: null,
    })
    expect(
      parseModelSetting('openai/gpt-x', { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1/' }),
    ).toEqual({
      kind: 'openai',
      modelName: 'gpt-x',
      apiKey: 'k',
      baseUrl: 'http://127.0.0.1:1/v1',
    })
    expect(parseModelSetting('google/gemini-x', { GEMINI_API_KEY: 'g' })).toMatchObject({ kind: 'google', apiKey: 'g' })
    expect(parseModelSetting('ollama/qwen3:8b-q4_K_M', {})).toEqual({
      kind: 'ollama',
      modelName: 'qwen3:8b-q4_K_M',
      baseUrl: 'http://127.0.0.1:11434/v1',
    })
    expect(
      parseModelSetting('openai-compatible/meta-llama/Llama-3.3:free', {
        OPENAI_BASE_URL: 'https://gateway.test/api/v1',
      }),
    ).toEqual({
      kind: 'openai-compatible',
      modelName: 'meta-llama/Llama-3.3:free',
      apiKey: null,
      baseUrl: 'https://gateway.test/api/v1',
    })
  })

  test.each([
    ['gpt-5', {}, /^MODEL is "gpt-5"/],
    ['mistral/large', {}, /^MODEL is "mistral\/large".*openai-compatible/],
    ['anthropic/', { ANTHROPIC_API_KEY: 'k' }, /^MODEL is "anthropic\/".*no model/],
    ['anthropic', { ANTHROPIC_API_KEY: 'k' }, /no model/],
    ['anthropic/claude x', { ANTHROPIC_API_KEY: 'k' }, /no model/],
    ['anthropic/claude-x', {}, /ANTHROPIC_API_KEY/],
    ['openai/gpt-x', { OPENAI_API_KEY: '  ' }, /OPENAI_API_KEY/],
    ['google/gemini-x', {}, /GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY/],
    ['openai-compatible/m', {}, /OPENAI_BASE_URL/],
    ['openai-compatible/m', { OPENAI_BASE_URL: 'localhost:8000' }, /OPENAI_BASE_URL is "localhost:8000"/],
    ['ollama/m', { OLLAMA_BASE_URL: 'nonsense' }, /OLLAMA_BASE_URL/],
  ])('names what is wrong with %s', (model, env, message) => {
    expect(() => parseModelSetting(model, env)).toThrow(message)
  })

  test('a key is never part of a message', () => {
    const env = { OPENAI_API_KEY: 'very-secret-key', OPENAI_BASE_URL: 'nowhere' }
    expect(() => parseModelSetting('openai-compatible/m', env)).toThrow(expect.not.stringContaining('very-secret'))
  })
})

test('an Ollama address gets its version', () => {
  expect(ollamaBaseUrl({ OLLAMA_BASE_URL: 'http://127.0.0.1:9999/' })).toBe('http://127.0.0.1:9999/v1')
  expect(ollamaBaseUrl({ OLLAMA_BASE_URL: 'http://127.0.0.1:9999/v1' })).toBe('http://127.0.0.1:9999/v1')
})
