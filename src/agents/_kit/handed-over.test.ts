import { expect, test } from 'vitest'
import type { ResultDocument } from '#shared/document/block.ts'
import { toMarkdown } from '#shared/document/to-markdown.ts'
import { assumedTitle, decidedTitle, handedOver } from './handed-over.ts'

const document: ResultDocument = {
  title: 'A document',
  language: 'en',
  blocks: [
    { type: 'heading', level: 1, text: 'Claims' },
    {
      type: 'list',
      ordered: false,
      items: [
        { text: 'Rover takes 20% [1].' },
        { text: 'Owners pay weekly.' },
        { text: 'It is calm here. Sitters stay a year (assumption: ask ten (in London) who left).' },
      ],
    },
    { type: 'table', columns: [{ label: 'Part' }, { label: 'Minutes (assumption)' }], rows: [['Warm-up', '5']] },
    { type: 'heading', level: 1, text: 'Sources', listsSources: true },
    { type: 'links', items: [{ text: 'Rover', url: null }] },
  ],
}
const claims = [
  { text: 'Rover takes 20% [1].', basis: 'fact', check: null },
  { text: 'Owners pay weekly.', basis: 'assumption', check: 'Ask ten owners.' },
  { text: 'This stands nowhere in the document.', basis: 'assumption', check: null },
]
const markdown = (result: object) => toMarkdown(handedOver(document, result))

test('what is assumed is marked where it stands and listed before the sources, with its check', () => {
  const text = markdown({ claims })
  expect(text).toContain('**Assumption:** Owners pay weekly.')
  expect(text).not.toContain('**Assumption:** Rover')
  const [, list = ''] = text.split(assumedTitle)
  expect(list).toContain('These 3 statements')
  expect(list).toContain('Owners pay weekly. *To check: Ask ten owners.*')
  expect(list).toContain('Sitters stay a year. *To check: ask ten (in London) who left*')
  expect(list).not.toContain('It is calm here')
  expect(list).toContain('Every number under “Minutes”')
  expect(text.indexOf(assumedTitle)).toBeLessThan(text.indexOf('Sources\n'))
})

test('what a person decided stands with the name and the day, and is no assumption any more', () => {
  const decided = [
    { text: 'Owners pay weekly.', by: 'Ada Example', on: '2026-11-23' },
    { text: 'These words were changed since.', by: 'Ada Example', on: '2026-11-23' },
  ]
  const text = markdown({ claims, decided })
  expect(text).toContain('Owners pay weekly. *(decided by Ada Example, 23 Nov 2026)*')
  expect(text).not.toContain('Assumption: Owners')
  expect(text).toContain(decidedTitle)
  expect(text).not.toContain('changed since')
  expect(text.split(assumedTitle)[1]).not.toContain('Owners pay weekly')
})

test('a document without either is handed over as it is', () => {
  const plain = { ...document, blocks: document.blocks.slice(0, 1) }
  expect(handedOver(plain, {})).toEqual(plain)
})
