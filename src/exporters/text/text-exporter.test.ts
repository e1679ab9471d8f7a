import { expect, test } from 'vitest'
import { textExporter } from './text-exporter.ts'

test('writes UTF-8 text', async () => {
  const document = { title: 'Größe', language: 'de', blocks: [{ type: 'paragraph' as const, text: '→ ✓ 日本' }] }
  const bytes = await textExporter.write(document, { data: null })
  expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe('Größe\n=====\n\n→ ✓ 日本\n')
})
