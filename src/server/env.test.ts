import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseEnv } from './env.ts'

describe('settings', () => {
  test('each is explained in .env.example', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const explained = new Set([...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name))
    const { raw: _, ...known } = parseEnv({})
    expect(Object.keys(known).filter((name) => !explained.has(name))).toEqual([])
  })

  test('a blank value is a missing one', () => {
    expect(parseEnv({ MODEL_PRICE: ' ', METRICS_TOKEN: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toMatchObject({
      RUN_TEXT_DAYS: 1,
      OTEL_SERVICE_NAME: 'pm-pilot',
    })
  })

  test('prices are two numbers', () => {
    expect(parseEnv({ MODEL_PRICE: '0.25/1.5' }).MODEL_PRICE).toEqual({ input: 0.25, output: 1.5 })
    for (const bad of ['3', '3/', '-1/2', 'three/four', '3/4/5']) {
      expect(() => parseEnv({ MODEL_PRICE: bad })).toThrow('MODEL_PRICE: must be two numbers')
    }
  })

  test.each([
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['RUN_TEXT_DAYS', '-1'],
  ])('%s=%s stops the start and is named', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name)
  })
})
