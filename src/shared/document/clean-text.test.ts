import { expect, test } from 'vitest'
import { cleanLine } from './clean-text.ts'

test('a line break and the blanks around it are one space, other blanks stay', () => {
  expect(cleanLine('a  b \n\t c\td \r\n e  ')).toBe('a  b c d e  ')
  expect(cleanLine('\n a')).toBe(' a')
})

// Each of these took minutes when the time grew with the square of the length.
test('a megabyte of blanks is read in no time', () => {
  const blanks = `a${' '.repeat(1_000_000)}`
  expect(cleanLine(`${blanks}b`)).toBe(`${blanks}b`)
  expect(cleanLine(`${blanks}\n`)).toBe('a ')
})
