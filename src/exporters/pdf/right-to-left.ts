import bidiFactory from 'bidi-js'
import type { Inline, Line } from 'pdfmake/js/Renderer.js'
import { Renderer } from './pdfmake-internals.ts'

const HAS_RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

const bidi = bidiFactory()
let installed = false

/**
 * Teaches the layout engine lines that read from right to left: it shapes each word correctly but sets the words of
 * every line from left to right. Lines without such words are left alone.
 */
export function installRightToLeft(): void {
  if (installed) return
  installed = true
  const renderLine = Renderer.prototype.renderLine
  Renderer.prototype.renderLine = function renderInVisualOrder(line, x, y) {
    orderVisually(line)
    renderLine.call(this, line, x, y)
  }
}

/** A stretch of one direction; `place` is the visual position of its leftmost character. */
interface Run {
  inline: Inline
  level: number
  place: number
}

/** Gives the words of a line their places in the order that the Unicode bidirectional algorithm asks for. */
export function orderVisually(line: Line): void {
  const text = line.inlines.map((inline) => inline.text).join('')
  if (!HAS_RIGHT_TO_LEFT.test(text)) return
  const rightToLeft = line.inlines.some((inline) => inline.rightToLeft)
  const runs = runsOf(line, text, rightToLeft)
  const last = runs.at(-1)
  // The blanks at the end of a line hang over its left edge.
  let x = 0 - line.leadingCut - (last && isReversed(last) ? (last.inline.trailingCut ?? 0) : 0)
  const visual = runs.sort((a, b) => a.place - b.place)
  let shift = 0
  visual.forEach((run, index) => {
    // A stretch against the line's direction carries its last blank on the wrong side, so it moves by that blank.
    const isAgainst = isReversed(run) !== rightToLeft
    const follows = visual[index - 1]
    if (!follows || isReversed(follows) !== isReversed(run)) {
      x -= shift
      shift = isAgainst ? (rightToLeft ? lastBlank(visual, index) : -(run.inline.trailingCut ?? 0)) : 0
      x += shift
    }
    run.inline.x = x
    x += run.inline.width
  })
  line.inlines = visual.map((run) => run.inline)
}

/** The blank after the last word of the left-to-right stretch that starts at `index`. */
function lastBlank(visual: readonly Run[], index: number): number {
  let end = index
  while ((visual[end + 1]?.level ?? 1) % 2 === 0) end += 1
  return visual[end]?.inline.trailingCut ?? 0
}

function isReversed(run: Run): boolean {
  return run.level % 2 === 1
}

/** Cuts the words where the direction changes, mirrors brackets and finds each piece's visual place. */
function runsOf(line: Line, text: string, rightToLeft: boolean): Run[] {
  const embedding = bidi.getEmbeddingLevels(text, rightToLeft ? 'rtl' : 'ltr')
  const order = bidi.getReorderedIndices(text, embedding)
  const placeOf = new Map(order.map((index, place) => [index, place]))
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels)
  // A blank after the last word of a stretch belongs elsewhere, so it says nothing about the stretch's place.
  const firstPlace = (start: number, stop: number) => {
    const places: number[] = []
    for (let index = start; index < stop; index += 1) {
      if (index === start || !/\s/.test(text[index] ?? '')) places.push(placeOf.get(index) ?? 0)
    }
    return Math.min(...places)
  }
  const runs: Run[] = []
  let offset = 0
  for (const inline of line.inlines) {
    const end = offset + inline.text.length
    for (let start = offset; start < end; ) {
      const level = embedding.levels[start] ?? 0
      let stop = start + 1
      // Blanks stay with the word before them, because both widths were measured together. Each word is a run: one that may not wrap has several.
      while (stop < end && goesOn(text, stop, embedding.levels[stop] === level)) stop += 1
      const letters = Array.from(
        { length: stop - start },
        (_, index) => mirrored.get(start + index) ?? text[start + index],
      )
      runs.push({ inline: pieceOf(inline, letters.join(''), level), level, place: firstPlace(start, stop) })
      start = stop
    }
    offset = end
  }
  return runs
}

function goesOn(text: string, at: number, isSameLevel: boolean): boolean {
  const isBlank = /\s/.test(text[at] ?? '')
  return isBlank || (isSameLevel && !/\s/.test(text[at - 1] ?? ''))
}

function pieceOf(inline: Inline, letters: string, level: number): Inline {
  // The shaping engine turns a run round only if it holds a letter of such a script.
  const text = level % 2 === 1 && !HAS_RIGHT_TO_LEFT.test(letters) ? [...letters].reverse().join('') : letters
  const measure = (part: string) => inline.font.widthOfString(part, inline.fontSize, inline.fontFeatures)
  const blanks = /\s+$/.exec(letters)?.[0]
  return { ...inline, text, width: measure(text), trailingCut: blanks ? measure(blanks) : 0 }
}
