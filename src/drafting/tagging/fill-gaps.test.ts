import { expect, test } from 'vitest'
import { fillGaps } from './fill-gaps.ts'

const filled = (text: string, from: string, to = from) => {
  const start = text.indexOf(from)
  const segments = from ? [{ kind: 'feature' as const, start, end: text.indexOf(to) + to.length }] : []
  return fillGaps(text, segments, []).map((each) => text.slice(each.start, each.end).trim())
}

test('words beside a segment belong to it, where no mark stands between', () => {
  expect(filled('Students pick a tutor by exam board', 'a tutor by exam board')).toEqual([
    'Students pick a tutor by exam board',
  ])
  expect(filled('It tracks hours and mileage daily', 'tracks hours')).toEqual(['tracks hours and mileage daily'])
})

test('words that only lead to it stay outside', () => {
  expect(filled('With the app users can book a lesson', 'book a lesson')).toEqual(['book a lesson'])
})

test('a statement that nobody tagged is one of its own', () => {
  expect(filled('Reminds customers of invoices. Prints stamps.', 'Reminds customers of invoices')).toEqual([
    'Reminds customers of invoices',
    'Prints stamps',
  ])
  expect(filled('Reminds customers of unpaid invoices', '')).toEqual(['Reminds customers of unpaid invoices'])
})

test('a number with a comma is one word', () => {
  const text = 'Ours had 2,800 pieces in a damp store'
  expect(fillGaps(text, [], [])).toEqual([{ kind: 'feature', start: 0, end: text.length }])
})
