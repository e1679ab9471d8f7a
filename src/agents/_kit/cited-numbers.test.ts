import { expect, test } from 'vitest'
import { citedNumbers } from './cited-numbers.ts'
import { sourceBlocks } from './source-blocks.ts'

test('finds the numbers that a result cites', () => {
  const result = { text: 'Known [2]; both [1, 14]', list: [{ sourceNumber: 7 }, 'nothing [x]'], year: 2026 }
  expect([...citedNumbers(result)].sort((a, b) => a - b)).toEqual([1, 2, 7, 14])
})

test('finds them in Markdown, where brackets are escaped', () => {
  expect([...citedNumbers({ prd: 'It sells this already \\[6\\], by law \\[1, 10\\]' })]).toEqual([6, 1, 10])
})

test('a list of sources says which were used, and keeps their numbers', () => {
  const sources = [
    { title: 'One', link: 'https://one.example' },
    { title: 'Two', link: 'https://two.example' },
  ]
  const items = (result?: unknown) =>
    sourceBlocks(sources, result).flatMap((block) => (block.type === 'links' ? block.items : []))
  expect(items({ text: 'Known [2]' })).toEqual([
    { text: 'One', url: 'https://one.example', note: 'read, not cited' },
    { text: 'Two', url: 'https://two.example' },
  ])
  expect(items({ text: 'Nothing is cited' })).toEqual(items())
})
