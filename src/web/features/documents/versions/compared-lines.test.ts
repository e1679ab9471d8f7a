import { expect, test } from 'vitest'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { comparedLines, wordParts } from './compared-lines.ts'

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

test('words that changed in a row are one part, and texts that share little are shown as a whole', () => {
  expect(wordParts('Ben cannot see who signed for it today', 'Ben signs each entry for it today')).toEqual([
    { text: 'Ben ' },
    { text: 'cannot see who signed ', side: 'before' },
    { text: 'signs each entry ', side: 'after' },
    { text: 'for it today' },
  ])
  expect(wordParts('One app for all, and not yours.', 'Guests pay a deposit and come.')).toEqual([
    { text: 'One app for all, and not yours.', side: 'before' },
    { text: 'Guests pay a deposit and come.', side: 'after' },
  ])
  expect(wordParts('', 'New')).toEqual([{ text: 'New', side: 'after' }])
})
