import { expect, test } from 'vitest'
import { readWordVectors } from '#knowledge/word-vectors.ts'
import { finiteVerbsOf } from './finite-verbs.ts'
import { joinedLists } from './joined-lists.ts'
import { piecesOf } from './pieces.ts'
import type { SegmentKind, Tagged } from './tagged-text.ts'

const { classOf } = readWordVectors()

/** Statements between bars, all of them features; " / " stands around words that belong to none. */
function joined(marked: string, kind: SegmentKind = 'feature'): string[] {
  const segments: Tagged<SegmentKind>[] = []
  let text = ''
  for (const part of marked.split('|')) {
    const own = part.split('/')
    const start = text.length + (own.length > 1 ? (own[0]?.length ?? 0) : 0)
    text += own.join('')
    segments.push({ kind, start, end: text.length })
  }
  const pieces = piecesOf(text)
  return joinedLists(text, segments, pieces, finiteVerbsOf(pieces, classOf)).map(({ start, end }) =>
    text.slice(start, end).replace(/\s+/g, ' ').trim(),
  )
}

test('further objects of a verb belong to its statement', () => {
  expect(joined('drafts the file note|, / the follow-up email and a list of actions')).toEqual([
    'drafts the file note, the follow-up email and a list of actions',
  ])
  expect(joined('reads the lines|, / updates stock and prices| and / tells you what sold')).toEqual([
    'reads the lines',
    'updates stock and prices',
    'tells you what sold',
  ])
})

test('a question goes on until its verb', () => {
  expect(joined('shows engineering teams what each feature|, / customer and prompt version costs them')).toEqual([
    'shows engineering teams what each feature, customer and prompt version costs them',
  ])
})

test('nouns without a verb stay statements of their own', () => {
  expect(joined('rent collection|, / repair requests|, / lease storage')).toEqual([
    'rent collection',
    'repair requests',
    'lease storage',
  ])
  expect(joined('Budgets per feature|, / alerts in Slack|, / fallback to a cheaper model')).toHaveLength(3)
})

test('what happens on one condition is one statement', () => {
  expect(joined('When a payment fails it retries| and / texts the member a link')).toEqual([
    'When a payment fails it retries and texts the member a link',
  ])
})

test('a small word at the end leads to the next statement', () => {
  expect(joined('the estimator flies a drone over the house and our| tool measures the roof')).toEqual([
    'the estimator flies a drone over the house',
    'and our tool measures the roof',
  ])
})
