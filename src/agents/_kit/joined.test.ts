import { expect, test } from 'vitest'
import { plainText } from '#shared/document/plain-text.ts'
import { loadLabels } from '#shared/labels/load-labels.ts'
import { localizedDocument } from '#shared/labels/localized-document.ts'
import { joined } from './joined.ts'

test.each([
  ['en', 'A, B; C'],
  ['fr', 'A, B ; C'],
  ['ar', 'A, B؛ C'],
])('entries are parted as %s parts them, and stay as they were written', async (language, text) => {
  const document = { title: '', language: 'en', blocks: [{ type: 'paragraph', text: joined(['A, B', 'C']) } as const] }
  const [block] = localizedDocument(document, await loadLabels(language)).blocks
  expect(block?.type === 'paragraph' && plainText(block.text)).toBe(text)
})

test('one entry is a text', () =>
  expect([joined(['A', undefined]), joined([]), joined(undefined)]).toEqual(['A', '', '']))
