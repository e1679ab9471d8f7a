import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { arbitraryDocument } from './arbitrary-document.fixture.ts'
import type { Block, ResultDocument } from './block.ts'
import { blocksFromMarkdown, loadMarkdown } from './from-markdown.ts'
import { toMarkdown } from './to-markdown.ts'
import { wordsOf, wordsOfBlocks } from './words-of.fixture.ts'

const documentOf = (...blocks: Block[]): ResultDocument => ({ title: 'T', language: 'en', blocks })
const markdownOf = (...blocks: Block[]) => toMarkdown(documentOf(...blocks)).replace(/^# T\n\n/, '')

beforeAll(loadMarkdown)

describe('toMarkdown', () => {
  test('puts the title first and every heading below it', () => {
    const document: ResultDocument = {
      title: 'Trends in *logistics*',
      subtitle: 'PM Pilot, 3 May 2026',
      language: 'en',
      blocks: [{ type: 'heading', level: 1, text: 'Summary' }],
    }
    expect(toMarkdown(document)).toBe('# Trends in \\*logistics\\*\n\n*PM Pilot, 3 May 2026*\n\n## Summary\n')
  })

  test('keeps ordinary prose free of backslashes', () => {
    const text = 'AT&T spends ~5 % on snake_case (2024), a < b, “quoted” – see step 3.'
    expect(markdownOf({ type: 'paragraph', text })).toBe(`${text}\n`)
  })

  test('escapes what would be markup', () => {
    expect(markdownOf({ type: 'paragraph', text: '1. not a list' })).toBe('1\\. not a list\n')
    expect(markdownOf({ type: 'paragraph', text: '# no <b>tag</b> &lt;' })).toBe('\\# no \\<b>tag\\</b> \\&lt;\n')
  })

  test('writes formatting and only safe links', () => {
    const text = [
      { text: 'See ' },
      { text: 'the report ', bold: true, href: 'https://example.com/a (1)' },
      { text: 'or' },
      { text: ' run', href: 'javascript:alert(1)' },
      { text: ' a`b', code: true },
    ]
    expect(markdownOf({ type: 'paragraph', text })).toBe(
      'See [**the report**](https://example.com/a%20%281%29) or run ``a`b``\n',
    )
  })

  test('escapes pipes and joins lines in tables, pads short rows and cuts long ones', () => {
    const table: Block = {
      type: 'table',
      caption: 'Prices',
      columns: [{ label: 'Plan' }, { label: 'Price', align: 'right' }],
      rows: [['A|B\nC', '5'], ['only'], ['x', 'y', 'z']],
    }
    expect(markdownOf(table)).toBe(
      '**Prices**\n\n| Plan | Price |\n| --- | --: |\n| A\\|B C | 5 |\n| only |  |\n| x | y |\n',
    )
  })

  test('writes cards as headings with their fields, one level below the heading above', () => {
    const blocks: Block[] = [
      { type: 'heading', level: 1, text: 'Personas' },
      {
        type: 'cards',
        cards: [
          {
            title: 'Nora',
            subtitle: 'Ward nurse',
            badges: ['Primary', 'Buyer'],
            blocks: [{ type: 'fields', fields: [{ label: 'Age', value: '34' }] }],
          },
        ],
      },
    ]
    expect(markdownOf(...blocks)).toBe(
      '## Personas\n\n### Nora\n\n*Ward nurse*\n\n**Primary** · **Buyer**\n\n- **Age:** 34\n',
    )
  })

  test('keeps two lists in a row apart', () => {
    const list: Block = { type: 'list', ordered: false, items: [{ text: 'a', items: [{ text: 'b' }] }] }
    const markdown = markdownOf(list, list, { type: 'list', ordered: true, items: [{ text: 'c' }] })
    expect(blocksFromMarkdown(markdown)).toEqual([list, list, { type: 'list', ordered: true, items: [{ text: 'c' }] }])
  })

  test('reads back as the same words, whatever the document holds', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(wordsOfBlocks(blocksFromMarkdown(toMarkdown(document)))).toBe(wordsOf(document))
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  test('a second trip through Markdown changes nothing', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const once = blocksFromMarkdown(toMarkdown(document))
        const again = blocksFromMarkdown(toMarkdown({ title: '', language: 'en', blocks: once }))
        expect(wordsOfBlocks(again)).toBe(wordsOfBlocks(once))
      }),
      { seed: 8, numRuns: 200 },
    )
  })
})
