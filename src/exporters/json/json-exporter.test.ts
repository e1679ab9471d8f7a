import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonExporter } from './json-exporter.ts'

const document = { title: 'T', language: 'en', blocks: [] }
const jsonOf = async (data: unknown) => new TextDecoder().decode(await jsonExporter.write(document, { data }))

test('writes the data, not the document, indented by two', async () => {
  expect(await jsonOf({ name: 'Größe', list: [1] })).toBe('{\n  "name": "Größe",\n  "list": [\n    1\n  ]\n}\n')
})

test('writes what JSON has no word for', async () => {
  expect(await jsonOf(undefined)).toBe('null\n')
  expect(await jsonOf({ big: 12345678901234567890n })).toBe('{\n  "big": "12345678901234567890"\n}\n')
})

test('reads back as the same data', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (data) => {
      expect(JSON.stringify(JSON.parse(await jsonOf(data)))).toBe(JSON.stringify(data))
    }),
    { seed: 2, numRuns: 100 },
  )
})
