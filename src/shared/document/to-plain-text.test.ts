import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryDocument } from './arbitrary-document.fixture.ts'
import type { Block } from './block.ts'
import { toPlainText } from './to-plain-text.ts'

const textOf = (...blocks: Block[]) => toPlainText({ title: '', language: 'en', blocks })

describe('toPlainText', () => {
  test('underlines the title and the headings', () => {
    const blocks: Block[] = [
      { type: 'heading', level: 1, text: 'Summary' },
      { type: 'heading', level: 2, text: 'Part' },
      { type: 'heading', level: 3, text: 'Detail' },
    ]
    expect(toPlainText({ title: 'Report', subtitle: 'By us', language: 'en', blocks })).toBe(
      'Report\n======\n\nBy us\n\nSummary\n-------\n\nPart\n~~~~\n\nDetail\n',
    )
  })

  test('wraps at 80 columns and hangs the indent of list items', () => {
    const text = textOf({
      type: 'list',
      ordered: true,
      items: [{ text: 'word '.repeat(40), items: [{ text: 'inner' }] }],
    })
    const lines = text.trimEnd().split('\n')
    expect(lines.every((line) => line.length <= 80)).toBe(true)
    expect(lines[0]).toMatch(/^1\. word/)
    expect(lines[1]).toMatch(/^ {3}word/)
    expect(lines.at(-1)).toBe('   - inner')
  })

  test('wraps what is said over a table', () => {
    const text = textOf({ type: 'table', caption: 'word '.repeat(40), columns: [{ label: 'A' }], rows: [['b']] })
    expect(text.split('\n').every((line) => line.length <= 80)).toBe(true)
  })

  test('aligns a narrow table, wide characters included', () => {
    const table: Block = {
      type: 'table',
      columns: [{ label: 'Market' }, { label: 'Size', align: 'right' }],
      rows: [
        ['日本', '12'],
        ['Germany', '1,200'],
      ],
    }
    expect(textOf(table)).toBe('Market    Size\n-------  -----\n日本        12\nGermany  1,200\n')
  })

  test('writes a wide table as records', () => {
    const table: Block = {
      type: 'table',
      columns: [{ label: 'Risk' }, { label: 'Answer' }],
      rows: [['Late delivery', 'long '.repeat(20)]],
    }
    const lines = textOf(table).trimEnd().split('\n')
    expect(lines[0]).toBe('* Risk: Late delivery')
    expect(lines[1]).toMatch(/^ {2}Answer: long/)
    expect(lines[2]).toMatch(/^ {4}long/)
  })

  test('shows where links lead, once, and no address that is not a web or mail address', () => {
    const text = [
      { text: 'the ', href: 'https://example.com/r' },
      { text: 'report', bold: true, href: 'https://example.com/r' },
      { text: ' and ' },
      { text: 'this', href: 'javascript:alert(1)' },
    ]
    expect(textOf({ type: 'paragraph', text })).toBe('the report (https://example.com/r) and this\n')
    const links: Block = {
      type: 'links',
      items: [
        { text: 'A', url: 'https://a.example/', note: 'n' },
        { text: 'B', url: null },
      ],
    }
    expect(textOf(links)).toBe('[1] A — n\n    https://a.example/\n[2] B\n')
  })

  test('never throws and never shows a control character', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(toPlainText(document).replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u)
      }),
      { seed: 3, numRuns: 200 },
    )
  })
})
