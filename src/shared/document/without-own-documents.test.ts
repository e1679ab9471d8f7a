import { expect, test } from 'vitest'
import type { Source } from '../source.ts'
import type { ResultDocument } from './block.ts'
import { ownDocumentWords, withoutOwnDocuments } from './without-own-documents.ts'

const source = (number: number, kind: Source['kind'], title: string): Source => ({
  number,
  kind,
  title,
  url: kind === 'page' ? 'https://example.com/' : null,
  publisher: kind === 'document' ? 'Your document' : 'Example',
  excerpt: 'Anna said that nobody reads the rota.',
  year: null,
})

test('what the author uploaded is not named, in cards either, and every entry keeps its number', () => {
  const links = {
    type: 'links' as const,
    items: [
      { text: 'Rotas (Example)', url: 'https://example.com/' },
      { text: 'interview-anna.txt (Your document)', url: null, note: 'read, not cited' },
    ],
  }
  const document: ResultDocument = {
    title: 'T',
    language: 'en',
    blocks: [links, { type: 'cards', cards: [{ title: 'C', blocks: [links] }] }],
  }
  const shown = withoutOwnDocuments(document, [source(1, 'page', 'Rotas'), source(2, 'document', 'interview-anna.txt')])
  expect(JSON.stringify(shown)).not.toMatch(/anna|Your document/)
  expect(shown.blocks[0]).toEqual({
    type: 'links',
    items: [links.items[0], { text: ownDocumentWords, url: null, note: 'read, not cited' }],
  })
})

test('nor in a list of sources that is kept as lines of a text', () => {
  const list = {
    type: 'list' as const,
    ordered: false,
    items: [
      { text: '[1] Rotas, Example' },
      { text: [{ text: '[2] ' }, { text: 'interview-anna.txt' }, { text: ', Your document' }] },
    ],
  }
  const document: ResultDocument = { title: 'T', language: 'en', blocks: [list] }
  const shown = withoutOwnDocuments(document, [source(1, 'page', 'Rotas'), source(2, 'document', 'interview-anna.txt')])
  expect(shown.blocks[0]).toMatchObject({
    items: [{ text: '[1] Rotas, Example' }, { text: `[2] ${ownDocumentWords}` }],
  })
})
