import { widthInLetters } from '../letter-width.ts'
import type { LabelShape } from './place-labels.ts'

/** The width of an average letter beside the size of its type: rather too wide, since what is reckoned with must hold in any face. */
const LETTER = 0.5
const BOLD = 1.07
const LINE = 1.25
const MOST_LINES = 3

export const textWidth = (text: string, fontSize: number, bold = false): number =>
  widthInLetters(text) * LETTER * fontSize * (bold ? BOLD : 1)

export const lineHeight = (fontSize: number): number => fontSize * LINE

/** The words of a text in lines of at most a width; a longer word is broken. */
export function wrapped(text: string, width: number, fontSize: number, bold = false): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (part: string) => textWidth(part, fontSize, bold) <= width
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (fits(line === '' ? word : `${line} ${word}`)) {
      line = line === '' ? word : `${line} ${word}`
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** The ways of setting a label in so wide a room: one line, two, three. What is longer than three ends with an ellipsis. */
export function labelShapes(text: string, room: number, fontSize: number, bold: boolean): LabelShape[] {
  const whole = textWidth(text, fontSize, bold)
  const widths = [Math.min(whole, room), Math.min(whole * 0.6 + fontSize, room), Math.min(whole * 0.4 + fontSize, room)]
  const shapes = new Map<string, LabelShape>()
  for (const width of widths) {
    const lines = wrapped(text, Math.max(width, fontSize * 3), fontSize, bold)
    const kept = lines.slice(0, MOST_LINES)
    if (lines.length > MOST_LINES) kept.push(`${[...(kept.pop() ?? '')].slice(0, -1).join('')}…`)
    shapes.set(kept.join('\n'), {
      lines: kept,
      width: Math.max(0, ...kept.map((line) => textWidth(line, fontSize, bold))),
      height: Math.max(1, kept.length) * lineHeight(fontSize),
    })
  }
  return [...shapes.values()]
}
