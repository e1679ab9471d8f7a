import { expect, test } from 'vitest'
import { repeated, shapes } from './atoms.ts'
import { documentParsers } from './document-parsers.ts'
import { growthOf, isBad } from './measure-growth.ts'
import { parsers } from './parsers.ts'

/** What was slow once, and one atom of each kind; `npm run verify` tries them all, at every size. */
const sample = [
  '**_a',
  '!',
  'a_b',
  'http://a.b/ ',
  'http://a.b/)',
  '<a ',
  '&amp;',
  '"',
  '- a\n',
  '|a|\n|-|\n',
  '😀',
  ' ',
]

test('work that grows with the square is found, and work that does not is not', async () => {
  const work = (rounds: number) => {
    let sum = 0
    for (let at = 0; at < rounds; at += 1) sum = Math.imul(sum ^ at, 16_777_619)
    return sum
  }
  const square = {
    name: 'square',
    runsIn: 'server' as const,
    longest: 26_000,
    run: (text: string) => work(text.length ** 2),
  }
  const linear = {
    name: 'linear',
    runsIn: 'server' as const,
    longest: 26_000,
    run: (text: string) => work(text.length * 26_000),
  }
  const textOf = (length: number) => repeated('a', length)
  expect(isBad(square, await growthOf(square, textOf))).toBe(true)
  expect(isBad(linear, await growthOf(linear, textOf))).toBe(false)
}, 60_000)

test.each([...parsers, ...documentParsers].map((fuzzed) => [fuzzed.name, fuzzed] as const))(
  '%s: time grows with the text',
  async (_name, fuzzed) => {
    const bad: string[] = []
    const texts = [
      ...sample.map((atom) => [JSON.stringify(atom), (length: number) => repeated(atom, length)] as const),
      ...Object.entries(shapes),
    ]
    for (const [name, textOf] of texts) {
      const growth = await growthOf({ ...fuzzed, longest: Math.min(fuzzed.longest, 64_000) }, textOf)
      if (isBad(fuzzed, growth)) bad.push(`${name}: ${JSON.stringify(growth)}`)
    }
    expect(bad).toEqual([])
  },
  60_000,
)
