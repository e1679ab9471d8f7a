import { expect, test } from 'vitest'
import { z } from 'zod'
import { cpuMsOf } from '#tests/support/cpu-time.ts'
import { charactersIn, firstCharacters, isLongerThan } from './characters.ts'
import { atLeast, atMost } from './limited-text.ts'
import { shortened } from './shortened.ts'

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'

test.each([
  ['', 0],
  ['plain words\n', 12],
  ['two\r\nlines', 9],
  ['“quoted”', 8],
  [family, 1],
  [family.repeat(7), 7],
  ['e\u0301', 1],
  // Marks go with their letter.
  ['ที่', 1],
  ['नमस्ते', 3],
  [`a${'\u0301'.repeat(100)}`, 6],
])('%j has %i characters', (text, count) => {
  expect(charactersIn(text)).toBe(count)
  expect(isLongerThan(text, count)).toBe(false)
  if (count > 0) expect(isLongerThan(text, count - 1)).toBe(true)
  expect(firstCharacters(text, count)).toBe(text)
})

test('a text is cut between characters, and never to nothing', () => {
  expect(firstCharacters(family.repeat(9), 7)).toBe(family.repeat(7))
  expect(shortened(`${family.repeat(30)} and more`, 20)).toBe(`${family.repeat(19)}…`)
  const marks = firstCharacters(`a${'\u0301'.repeat(30_000)}`, 200)
  expect(marks.length).toBe(4_000)
})

test('megabytes are refused without being counted', () => {
  const spent = cpuMsOf(() => {
    expect(isLongerThan(family.repeat(1_000_000), 2_000)).toBe(true)
    expect(firstCharacters(family.repeat(1_000_000), 2_000)).toBe(family.repeat(2_000))
  })
  expect(spent).toBeLessThan(500)
})

test('a schema counts in the same way, with the messages of before', () => {
  const schema = atLeast(atMost(z.string().trim(), 3, 'too long'), 2, 'too short')
  const messageOf = (value: string) => schema.safeParse(value).error?.issues.map(({ message }) => message)
  expect(messageOf(family.repeat(3))).toBeUndefined()
  expect(messageOf(family.repeat(4))).toEqual(['too long'])
  expect(messageOf(` ${family} `)).toEqual(['too short'])
  expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ minLength: 2, maxLength: 3 })
  expect(atMost(z.string(), 1).safeParse('ab').error?.issues[0]?.message).toBe(
    z.string().max(1).safeParse('ab').error?.issues[0]?.message,
  )
})
