import { expect, test } from 'vitest'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { comparedLines } from './compared-lines.ts'

const documentOf = (...texts: string[]): ResultDocument => ({
  title: 'Plan',
  language: 'en',
  blocks: [{ type: 'heading', level: 1, text: 'Goals' }, ...texts.map((text): Block => ({ type: 'paragraph', text }))],
})

test('what both versions say is left out, and a changed line shows its words', () => {
  const lines = comparedLines(
    documentOf('One stays.', 'Ten users a day.'),
    documentOf('One stays.', 'Twelve users a day.', 'New.'),
  )
  expect(lines).toMatchObject([
    {
      under: 'Goals',
      before: 'Ten users a day.',
      after: 'Twelve users a day.',
      parts: [{ text: 'Ten', side: 'before' }, { text: 'Twelve', side: 'after' }, { text: ' users a day.' }],
    },
    { before: '', after: 'New.', parts: [{ text: 'New.', side: 'after' }] },
  ])
})

test('a line that went does not shift the others', () => {
  expect(comparedLines(documentOf('a', 'b', 'c'), documentOf('b', 'c'))).toMatchObject([{ before: 'a', after: '' }])
  expect(comparedLines(documentOf('a'), documentOf('a'))).toEqual([])
})
