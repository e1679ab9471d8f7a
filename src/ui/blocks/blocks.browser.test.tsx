import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Block } from '#shared/document/block.ts'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { Blocks } from './blocks.tsx'

/** One of each kind, all of its texts the same. */
const kinds = (text: string): readonly Block[] => [
  { type: 'heading', level: 1, text },
  { type: 'heading', level: 2, text },
  { type: 'paragraph', text },
  { type: 'quote', text },
  { type: 'list', ordered: true, items: [{ text, items: [{ text }, { text }] }, { text }] },
  {
    type: 'table',
    caption: text,
    columns: [{ label: text }, { label: text, align: 'right' }],
    rows: [[text, text], [text]],
  },
  { type: 'fields', fields: [{ label: text, value: text }] },
  {
    type: 'cards',
    cards: [{ title: text, subtitle: text, badges: [text, text], blocks: [{ type: 'paragraph', text }] }],
  },
  {
    type: 'links',
    items: [
      { text, url: 'https://example.com/', note: text },
      { text, url: null },
    ],
  },
  { type: 'callout', tone: 'warning', title: text, text },
  { type: 'code', text },
  { type: 'heading', level: 2, text: `Folded ${text}`, folded: true },
  { type: 'paragraph', text },
]

test('each kind is drawn as what it is, under headings that lead to it', async () => {
  const screen = await render(<Blocks blocks={kinds('Words')} idPrefix="result" />)
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Words' }).first()).toHaveAttribute('id')
  await expect.element(screen.getByRole('heading', { level: 4, name: 'Words' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Words' }).first()).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Words' })).toHaveAttribute('href', 'https://example.com/')
  // A short row has an empty cell for each column that it lacks.
  expect(screen.container.querySelectorAll('tbody tr:last-child td')).toHaveLength(2)
})

test('what is folded opens at a press on its heading', async () => {
  const screen = await render(<Blocks blocks={kinds('Words')} />)
  const part = screen.getByRole('group').element()
  expect(part.hasAttribute('open')).toBe(false)
  await screen.getByText('Folded Words').click()
  await expect.poll(() => part.hasAttribute('open')).toBe(true)
})

test.each([
  ['long words', `Words ${longWord(300)}`],
  ['Arabic', arabic.repeat(3)],
])('%s have room on a phone in each kind', async (_name, text) => {
  expect(await flawsOnPhone(<Blocks blocks={kinds(text)} />)).toEqual([])
})
