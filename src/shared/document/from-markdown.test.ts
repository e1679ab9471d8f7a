import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { growthOf } from '#tests/support/cpu-time.ts'
import { blocksFromMarkdown, loadMarkdown } from './from-markdown.ts'
import { toPlainText } from './to-plain-text.ts'
import { wordsOfBlocks } from './words-of.fixture.ts'

beforeAll(loadMarkdown)

describe('blocksFromMarkdown', () => {
  test('reads headings, deeper ones as level 4', () => {
    expect(blocksFromMarkdown('# A **b**\n\n##### C')).toEqual([
      { type: 'heading', level: 1, text: 'A b' },
      { type: 'heading', level: 4, text: 'C' },
    ])
  })

  test('reads inline formatting and keeps only web and mail links', () => {
    expect(blocksFromMarkdown('a **b *c*** `d|` [e](https://x.example) [f](javascript:g) [h](/i) ~~j~~')).toEqual([
      {
        type: 'paragraph',
        text: [
          { text: 'a ' },
          { text: 'b ', bold: true },
          { text: 'c', bold: true, italic: true },
          { text: ' ' },
          { text: 'd|', code: true },
          { text: ' ' },
          { text: 'e', href: 'https://x.example' },
          { text: ' f h j' },
        ],
      },
    ])
  })

  test('reads nested lists and task lists', () => {
    expect(blocksFromMarkdown('1. one\n   - two\n\n     more\n2. three\n\n- [x] done\n- [ ] open')).toEqual([
      { type: 'list', ordered: true, items: [{ text: 'one', items: [{ text: 'two more' }] }, { text: 'three' }] },
      { type: 'list', ordered: false, items: [{ text: '☑ done' }, { text: '☐ open' }] },
    ])
  })

  test('reads tables with their alignment', () => {
    expect(blocksFromMarkdown('| A | B |\n|:-:|--:|\n| x \\| y | **1** |')).toEqual([
      {
        type: 'table',
        columns: [
          { label: 'A', align: 'center' },
          { label: 'B', align: 'right' },
        ],
        rows: [['x | y', [{ text: '1', bold: true }]]],
      },
    ])
  })

  test('reads quotes and code', () => {
    expect(blocksFromMarkdown('> a\n> b\n\n```ts extra\nx = 1\n```')).toEqual([
      { type: 'quote', text: 'a b' },
      { type: 'code', language: 'ts', text: 'x = 1' },
    ])
  })

  test('turns HTML into its text and leaves placeholders alone', () => {
    expect(blocksFromMarkdown('<div>One<br>two</div>\n\nDear <Customer name>, <b>hi</b> &amp; bye<!-- no -->')).toEqual(
      [
        { type: 'paragraph', text: 'One two' },
        { type: 'paragraph', text: 'Dear <Customer name>, hi & bye' },
      ],
    )
    expect(blocksFromMarkdown('<script>steal()</script>')).toEqual([])
  })

  test('reads a text that was cut off at any place', () => {
    const whole =
      '## Plan\n\n1. **First** step with [a link](https://x.example/y)\n\n| A | B |\n|---|---|\n| 1 | `2` |\n\n```js\ncode()'
    for (let end = 0; end <= whole.length; end += 1) {
      const blocks = blocksFromMarkdown(whole.slice(0, end))
      if (end > 7) expect(blocks[0]).toEqual({ type: 'heading', level: 2, text: whole.slice(3, Math.min(end, 7)) })
    }
  })

  test('survives nesting that no reader follows without stalling', () => {
    for (const [atom, times] of [
      ['>', 20_000],
      ['- ', 5_000],
      ['[', 20_000],
      ['*', 20_000],
      ['<a ', 9_000],
    ] as const) {
      const read = (many: number) => blocksFromMarkdown(`${atom.repeat(many)} end`)
      expect(wordsOfBlocks(read(times))).toContain('end')
      expect([atom, growthOf(read, times / 8) < 32]).toEqual([atom, true])
    }
  })

  test('never throws', () => {
    const markup = fc.constantFrom(
      '*',
      '_',
      '`',
      '[',
      '](',
      ')',
      '<b>',
      '<',
      '|',
      '\n',
      '\n\n',
      '- ',
      '> ',
      '#',
      '    ',
      '1. ',
      '\\',
      '&',
      'a',
      ' ',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(markup, { maxLength: 40 }).map((parts) => parts.join('')),
        ),
        (text) => {
          expect(Array.isArray(blocksFromMarkdown(text))).toBe(true)
        },
      ),
      { seed: 5, numRuns: 500 },
    )
  })
})

test.each(['> ', '- ', '1. ', '  - ', '>', '* > '])(
  'a hundred thousand of %j on one line are read in no time',
  (mark) => {
    const text = toPlainText({
      title: '',
      language: 'en',
      blocks: blocksFromMarkdown(`${mark.repeat(100_000)}word\n\nlast`),
    })
    expect(text).toContain('word')
    expect(text).toContain('last')
  },
)
