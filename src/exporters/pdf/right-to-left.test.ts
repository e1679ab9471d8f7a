import type { Inline, Line } from 'pdfmake/js/Renderer.js'
import { expect, test } from 'vitest'
import { orderVisually } from './right-to-left.ts'

/** Every letter is one point wide, so that positions are columns. */
const font = { widthOfString: (text: string) => text.length }

function lineOf(...words: string[]): Line {
  let x = 0
  const inlines = words.map((text): Inline => {
    const inline = {
      text,
      x,
      rightToLeft: true,
      width: text.length,
      trailingCut: text.endsWith(' ') ? 1 : 0,
      font,
      fontSize: 1,
    }
    x += text.length
    return inline
  })
  return { inlines, leadingCut: 0 }
}

const shown = (line: Line) => line.inlines.map(({ text, x }) => [text.trim(), x])

test('leaves a left-to-right line alone', () => {
  const line = lineOf('one ', 'two')
  orderVisually(line)
  expect(shown(line)).toEqual([
    ['one', 0],
    ['two', 4],
  ])
})

test('sets the words of a right-to-left line from the right', () => {
  const line = lineOf('אחת ', 'שתיים ', 'שלוש')
  orderVisually(line)
  // The shaping engine puts the blank of such a word on its left, so positions are those of the whole words.
  expect(shown(line)).toEqual([
    ['שלוש', 0],
    ['שתיים', 4],
    ['אחת', 10],
  ])
})

test('keeps Latin words and numbers in their own order inside such a line', () => {
  const line = lineOf('אחת ', 'PM ', 'Pilot ', 'שתיים')
  orderVisually(line)
  expect(shown(line)).toEqual([
    ['שתיים', 0],
    ['PM', 6],
    ['Pilot', 9],
    ['אחת', 14],
  ])
})

test('sets a full stop after a number on its left', () => {
  const line = lineOf('אחת ', '2026.')
  orderVisually(line)
  expect(shown(line)).toEqual([
    ['.', 0],
    ['2026', 1],
    ['אחת', 5],
  ])
})

test('keeps the order of a left-to-right text with a foreign word in it', () => {
  const line = lineOf('one ', 'אחת ', 'שתיים ', 'two')
  for (const inline of line.inlines) inline.rightToLeft = false
  orderVisually(line)
  // "one" and its blank end at 4; the first foreign word drawn begins with a blank, which takes that one's place.
  expect(shown(line)).toEqual([
    ['one', 0],
    ['שתיים', 3],
    ['אחת', 9],
    ['two', 14],
  ])
})

test('mirrors brackets', () => {
  const line = lineOf('(אחת)')
  orderVisually(line)
  expect(line.inlines.map((inline) => inline.text)).toEqual([')אחת('])
})

test('sets the words of a text that may not wrap from the right', () => {
  const line = lineOf('אחת שתיים שלוש')
  orderVisually(line)
  expect(shown(line)).toEqual([
    ['שלוש', 0],
    ['שתיים', 4],
    ['אחת', 10],
  ])
})
