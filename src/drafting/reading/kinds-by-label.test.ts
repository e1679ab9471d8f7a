import { expect, test } from 'vitest'
import { byLabel } from './kinds-by-label.ts'

const text =
  'A sensor for fridges.\n* daily log, signed\nNow: staff write on a sheet. Weekends nobody looks.\nPrice: $149 a fridge.\nCompetitors: TempStick (no certificate).'
const segmentOf = (words: string) => ({
  kind: 'feature' as const,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
})

test.each([
  ['daily log, signed', 'feature'],
  ['staff write on a sheet', 'situation'],
  ['Weekends nobody looks', 'situation'],
  ['$149 a fridge', 'price'],
  ['no certificate', 'situation'],
])('"%s" is read by the label of its line', (words, kind) => {
  const at = text.indexOf(words)
  expect(byLabel(text, [segmentOf(words)]).find(({ start, end }) => start <= at && at < end)?.kind).toBe(kind)
})

test('a label that stands for no kind changes nothing', () => {
  const segments = [{ kind: 'feature' as const, start: 10, end: 30 }]
  expect(byLabel('Features: scans a label and prints it', segments)).toEqual(segments)
})
