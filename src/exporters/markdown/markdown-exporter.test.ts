import { expect, test } from 'vitest'
import { markdownExporter } from './markdown-exporter.ts'

test('writes UTF-8 Markdown', async () => {
  const document = { title: 'Größe', language: 'de', blocks: [{ type: 'paragraph' as const, text: '→ ✓ 日本' }] }
  const bytes = await markdownExporter.write(document, { data: null })
  expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe('# Größe\n\n→ ✓ 日本\n')
})
