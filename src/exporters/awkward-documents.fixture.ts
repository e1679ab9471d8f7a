import type { Block, ListItem, ResultDocument } from '#shared/document/block.ts'

const word = 'w'.repeat(10_000)

function nested(depth: number): ListItem {
  return depth === 0 ? { text: 'end' } : { text: `level ${depth}`, items: [nested(depth - 1)] }
}

function documentOf(...blocks: Block[]): ResultDocument {
  return { title: 'T', language: 'en', blocks }
}

/** Documents at the edges of what formats can hold; every writer must write each of them. */
export const awkwardDocuments: Readonly<Record<string, ResultDocument>> = {
  empty: { title: '', language: '', blocks: [] },
  'empty blocks': documentOf(
    { type: 'list', ordered: true, items: [] },
    { type: 'table', columns: [], rows: [] },
    { type: 'table', columns: [{ label: '' }], rows: [] },
    { type: 'fields', fields: [] },
    { type: 'cards', cards: [] },
    { type: 'cards', cards: [{ title: '', blocks: [] }] },
    { type: 'links', items: [] },
    { type: 'paragraph', text: [] },
    { type: 'callout', tone: 'info', text: '' },
    { type: 'code', text: '' },
    { type: 'heading', level: 1, text: '' },
  ),
  'words of 10,000 letters': {
    ...documentOf(
      { type: 'paragraph', text: word },
      { type: 'heading', level: 2, text: word },
      { type: 'table', columns: [{ label: word }, { label: 'b' }], rows: [[word, word]] },
      { type: 'fields', fields: [{ label: word, value: word }] },
      { type: 'cards', cards: [{ title: word, badges: [word], blocks: [{ type: 'code', text: word }] }] },
    ),
    title: word,
  },
  'a table of 70 columns': documentOf({
    type: 'table',
    columns: Array.from({ length: 70 }, (_, index) => ({ label: `c${index}` })),
    rows: [Array.from({ length: 70 }, (_, index) => `v${index}`)],
  }),
  'a row taller than a page': documentOf({
    type: 'table',
    columns: [{ label: 'a' }, { label: 'b' }],
    rows: [['text '.repeat(4_000), 'b']],
  }),
  'lists in lists': documentOf({ type: 'list', ordered: true, items: [nested(14)] }),
  'headings without text below': documentOf(
    ...Array.from({ length: 120 }, (_, index): Block => ({ type: 'heading', level: 1, text: `Heading ${index}` })),
  ),
  'characters that no file may hold': documentOf(
    { type: 'paragraph', text: 'a\u0000b\u0001c\ud800d\udc00e\ufffef\uffffg\u202eh\u200bi' },
    { type: 'paragraph', text: '👩‍👩‍👧‍👦🏳️‍🌈🇨🇭👍🏽 e\u0301\u0302\u0303\u0304 \u{10ffff} \u{e000} தமிழ்' },
  ),
}
