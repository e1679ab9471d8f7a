import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'

const textsOf = (text: string) => passagesOf(text).map((passage) => passage.text)

test('a text of one line is one passage, without the blanks around it', () => {
  expect(passagesOf('  one line ')).toEqual([{ at: 2, text: 'one line' }])
  expect(passagesOf(' \n ')).toEqual([])
})

test('lines, items, headings and cells of Markdown are passages without their signs', () => {
  const text =
    '# Title\n\n- [ ] first **item**\n  2. second\n> quoted\n\n| a | b \\| c |\n| --- | :-: |\n| 1 |  |\n---\nend'
  expect(textsOf(text)).toEqual(['Title', 'first **item**', 'second', 'quoted', 'a', 'b \\| c', '1', 'end'])
  for (const { at, text: words } of passagesOf(text)) expect(text.slice(at, at + words.length)).toBe(words)
})
