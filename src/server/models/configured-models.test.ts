import { expect, test } from 'vitest'
import { configuredModels, parseModels } from './configured-models.ts'

const env = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }
const chosen = { kind: 'openai' as const, modelName: 'a', apiKey: 'key', baseUrl: null }

test('one model, with its price', () => {
  expect(configuredModels(chosen, { price: { input: 1, output: 2 } }, env)).toEqual([
    { id: 'openai/a', label: '', price: { input: 1, output: 2 }, plans: null },
  ])
})

test('several, as a list or as JSON; the one that is chosen comes first, each once', () => {
  const listed = configuredModels(chosen, { models: 'built-in, openai/a, openai/b, openai/b' }, env)
  expect(listed.map(({ id }) => id)).toEqual(['openai/a', 'built-in', 'openai/b'])
  const json = '[{"model":"openai/b","label":"Fast","price":"0.5/4","plans":["Pro"]}]'
  expect(parseModels(json)).toEqual([
    { id: 'openai/b', label: 'Fast', price: { input: 0.5, output: 4 }, plans: ['Pro'] },
  ])
})

test.each([
  ['openai', 'MODELS names "openai"'],
  ['[{"model":1}]', 'MODELS cannot be used'],
  ['[{', 'MODELS begins like a JSON array'],
  ['anthropic/x', 'ANTHROPIC_API_KEY'],
])('%s stops the start', (models, message) => {
  expect(() => configuredModels(chosen, { models }, env)).toThrow(message)
})
