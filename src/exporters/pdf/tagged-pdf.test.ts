import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { awkwardDocuments } from '../awkward-documents.fixture.ts'
import { sampleDocument } from '../sample-document.fixture.ts'
import { pdfExporter } from './pdf-exporter.ts'

const createdAt = new Date('2026-05-03T10:00:00Z')
const write = (document: ResultDocument) => pdfExporter.write(document, { data: null, createdAt })

/** A node of the structure tree as a reader has it: an element, or the number of a stretch of text. */
interface StructNode {
  role?: string
  alt?: string
  type?: string
  id?: string
  children?: StructNode[]
}

/** An element with all the text in it. */
interface ReadElement {
  role: string
  alt: string | undefined
  text: string
  children: ReadElement[]
}

async function structureOf(
  document: ResultDocument,
): Promise<{ pages: ReadElement[]; outside: string; marked: boolean }> {
  const pdf = await getDocumentProxy(new Uint8Array(await write(document)))
  const pages: ReadElement[] = []
  let outside = ''
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    const open: string[] = []
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast((each) => each !== '')
        if (id === undefined) outside += item.str
        else texts.set(id, (texts.get(id) ?? '') + item.str)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id ?? '')
    }
    const read = (node: StructNode): ReadElement => {
      const children: ReadElement[] = []
      const parts = (node.children ?? []).map((child) => {
        if (child.role === undefined) return texts.get(child.id ?? '') ?? ''
        const element = read(child)
        children.push(element)
        // Blocks are under each other, a link is within its line.
        return element.role === 'Link' ? element.text : ` ${element.text} `
      })
      return { role: node.role ?? '', alt: node.alt, text: parts.join(''), children }
    }
    const tree: StructNode | null = await page.getStructTree()
    if (tree) pages.push(read(tree))
  }
  const info = await pdf.getMarkInfo()
  return { pages, outside, marked: info?.Marked === true }
}

const all = (element: ReadElement, role: string): ReadElement[] => [
  ...(element.role === role ? [element] : []),
  ...element.children.flatMap((child) => all(child, role)),
]
const clean = (text: string) => text.replace(/[\s\u200b\u00a0]+/g, ' ').trim()

const document: ResultDocument = {
  title: 'A title',
  subtitle: 'Below it',
  language: 'en',
  blocks: [
    { type: 'heading', level: 1, text: 'First heading' },
    {
      type: 'paragraph',
      text: [{ text: 'Words and ' }, { text: 'a link', href: 'https://example.com/' }, { text: ' in it.' }],
    },
    { type: 'heading', level: 2, text: 'Second heading' },
    { type: 'list', ordered: true, items: [{ text: 'Item one' }, { text: 'Item two', items: [{ text: 'Inner' }] }] },
    {
      type: 'table',
      columns: [{ label: 'Name' }, { label: 'Number', align: 'right' }],
      rows: [
        ['Alpha', '1'],
        ['Beta', ''],
      ],
    },
    { type: 'fields', fields: [{ label: 'Field', value: 'Value' }] },
    { type: 'quote', text: 'Said by somebody.' },
    { type: 'callout', tone: 'info', title: 'Note', text: 'Of something.' },
    {
      type: 'chart',
      title: 'A chart',
      description: 'What it shows.',
      chart: { kind: 'bar', labels: ['one'], series: [{ name: 'Series', values: [1] }] },
    },
  ],
}

describe('the structure of a file', () => {
  let whole: ReadElement
  let outside = ''
  beforeAll(async () => {
    const read = await structureOf(document)
    expect(read.marked).toBe(true)
    expect(read.pages).toHaveLength(1)
    outside = read.outside
    whole = read.pages[0] as ReadElement
  })
  const texts = (role: string) => all(whole, role).map(({ text }) => clean(text))

  test('has the title and the headings by their level', () => {
    expect(texts('H1')).toEqual(['A title'])
    expect(texts('H2')).toEqual(['First heading'])
    expect(texts('H3')).toEqual(['Second heading'])
  })

  test('has lists with numbers and items', () => {
    expect(all(whole, 'L')).toHaveLength(2)
    expect(texts('LI').map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
      '1. Item one',
      '2. Item two',
      'Inner',
    ])
    expect(texts('Lbl').filter(Boolean)).toEqual(['1.', '2.'])
  })

  test('has tables with rows, header cells and empty cells', () => {
    const [table, fields] = all(whole, 'Table')
    expect(
      table && all(table, 'TR').map((row) => row.children.map(({ role, text }) => `${role} ${clean(text)}`.trim())),
    ).toEqual([
      ['TH Name', 'TH Number'],
      ['TD Alpha', 'TD 1'],
      ['TD Beta', 'TD'],
    ])
    expect(fields && all(fields, 'TR').map((row) => row.children.map(({ role }) => role))).toEqual([['TH', 'TD']])
  })

  test('has links, quotes and pictures with what they show', () => {
    expect(texts('Link').join(' ')).toBe('a link')
    expect(texts('BlockQuote')).toEqual(['Said by somebody.'])
    expect(all(whole, 'Figure').map(({ alt }) => alt)).toEqual(['A chart: What it shows. one: 1'])
  })

  test('holds every word but those of the page', () => {
    const words = clean(whole.text)
    for (const text of ['Below it', 'Words and a link in it.', 'Note', 'Of something.', 'Value', 'Inner'])
      expect(words).toContain(text)
    expect(words).not.toContain('Page 1')
    expect(clean(outside)).toBe('A title Page 1 of 1')
  })
})

test('a header that stands again on the next page is read once', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`Row ${index}`, 'x'])
  const table: Block = { type: 'table', columns: [{ label: 'Heading of all' }, { label: 'Other' }], rows }
  const { pages } = await structureOf({ title: 'T', language: 'en', blocks: [table] })
  expect(pages.length).toBeGreaterThan(1)
  expect(
    pages.flatMap((page) => all(page, 'TH').map(({ text }) => clean(text))).filter((text) => text === 'Heading of all'),
  ).toHaveLength(1)
})

test.each([['the sample', sampleDocument] as const, ...Object.entries(awkwardDocuments).slice(0, 12)])(
  'all words of %s are in the structure',
  async (_name, written) => {
    const { pages, outside } = await structureOf(written as ResultDocument)
    expect(pages.length).toBeGreaterThan(0)
    // The page's number, a short title and repeated headers alone.
    expect(outside.length).toBeLessThan(pages.reduce((sum, page) => sum + page.text.length, 0) + 200 * pages.length)
  },
)
