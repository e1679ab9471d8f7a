import fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { arbitraryDocument } from '#shared/document/arbitrary-document.fixture.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { awkwardDocuments } from '../awkward-documents.fixture.ts'
import { sampleDocument } from '../sample-document.fixture.ts'
import { pdfExporter } from './pdf-exporter.ts'

const createdAt = new Date('2026-05-03T10:00:00Z')
const write = (document: ResultDocument) => pdfExporter.write(document, { data: null, createdAt })
const documentOf = (...blocks: Block[]): ResultDocument => ({ title: 'T', language: 'en', blocks })

/** A reader takes over the bytes, so it gets its own copy. */
const open = async (document: ResultDocument) => getDocumentProxy(new Uint8Array(await write(document)))
const pagesOf = async (document: ResultDocument) => (await extractText(await open(document))).text
const textOf = async (document: ResultDocument) => (await pagesOf(document)).join('\n').replaceAll('\u200B', '')

describe('a rich document as PDF', () => {
  let pdf: Awaited<ReturnType<typeof open>>
  let pages: string[]

  beforeAll(async () => {
    pdf = await open(sampleDocument)
    pages = (await extractText(pdf)).text
  })

  test('numbers its pages', () => {
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    })
  })

  test('repeats a table header on the page where the table goes on', () => {
    expect(pages.filter((page) => page.includes('What it means for us')).length).toBeGreaterThan(1)
  })

  test('keeps the letters of many scripts as text', () => {
    const text = pages.join('\n')
    for (const words of [
      'Zażółć gęślą jaźń',
      'Người dùng muốn đặt lịch',
      'Η αγορά είναι έτοιμη',
      'Ринок готовий',
      '→ ← ↑ ↓ ⇒ ✓ ✗ ★ ≥',
      '日本語の文章と漢字',
      '市场已经准备好了',
      '시장은 준비되어 있다',
      '🚀',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('links for real, and only to the addresses of the document', async () => {
    const annotations = (
      await Promise.all(pages.map(async (_, index) => (await pdf.getPage(index + 1)).getAnnotations()))
    ).flat()
    expect(new Set(annotations.map((annotation) => annotation.url))).toEqual(
      new Set([
        'https://example.com/tariffs?year=2026',
        'https://example.com/health/practices',
        'https://example.com/no-show-rates',
      ]),
    )
  })

  test('carries title, author, date, language and bookmarks', async () => {
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Title: 'Market research: same-day booking for independent clinics',
      Author: 'PM Pilot',
      CreationDate: 'D:20260503100000Z',
      Language: 'en-GB',
    })
    const outline = await pdf.getOutline()
    expect(outline.map((item: { title: string }) => item.title)).toContain('Executive summary')
  })
})

test('the same document and date give the same bytes', async () => {
  const [first, second] = [await write(sampleDocument), await write(sampleDocument)]
  expect(Buffer.compare(first, second)).toBe(0)
})

test('documents written at the same time do not mix their fonts', async () => {
  const texts = ['日本語の文章', '시장은 준비되어', 'ελληνικά', 'Ринок готовий']
  const written = await Promise.all(texts.map((text) => textOf(documentOf({ type: 'paragraph', text }))))
  written.forEach((text, index) => {
    expect(text).toContain(texts[index])
  })
})

test('puts a placeholder where no font has a letter, and keeps the rest', async () => {
  expect(await textOf(documentOf({ type: 'paragraph', text: 'before த after' }))).toContain('before □ after')
})

describe('does not leave a heading alone at the foot of a page', () => {
  const filler: Block[] = Array.from({ length: 60 }, () => ({ type: 'paragraph', text: 'Filler line of text.' }))
  const heading: Block = { type: 'heading', level: 1, text: 'Lonely heading' }

  /** The texts of the page with the heading, after so many lines: from the middle of the first page to the top of the second. */
  const places = [20, 23, 26, 28, 29, 30, 31, 32, 33, 35]
  async function pagesWithHeading(block: Block, counts = places): Promise<string[]> {
    const found: string[] = []
    for (const count of counts) {
      const pages = await pagesOf(documentOf(...filler.slice(0, count), heading, block))
      found.push(pages.find((text) => text.includes('Lonely heading')) ?? '')
    }
    return found
  }

  test('before a table', async () => {
    const table: Block = { type: 'table', columns: [{ label: 'Only column' }], rows: [['cell'], ['cell']] }
    for (const page of await pagesWithHeading(table)) expect(page).toContain('Only column')
  })

  test('before a chart', async () => {
    const chart: Block = {
      type: 'chart',
      title: 'Title of the chart',
      description: 'What the chart says.',
      chart: { kind: 'bar', labels: ['one', 'two'], series: [{ name: 'Series', values: [1, 2] }] },
    }
    for (const page of await pagesWithHeading(chart, [16, 20, 29, 33, 35]))
      expect(page).toContain('What the chart says.')
  })

  test.each<[string, Block]>([
    ['a paragraph', { type: 'paragraph', text: 'First words of the block.' }],
    ['a long paragraph', { type: 'paragraph', text: 'First words of the block. '.repeat(60) }],
    ['a list', { type: 'list', ordered: true, items: [{ text: 'First words of the block.' }, { text: 'More.' }] }],
    ['a callout', { type: 'callout', tone: 'info', title: 'Title', text: 'First words of the block.' }],
  ])('before %s', async (_name, block) => {
    for (const page of await pagesWithHeading(block)) expect(page).toContain('First words of the block.')
  })

  test.each<[string, Block]>([
    ['text', { type: 'paragraph', text: 'First words of the card.' }],
    ['a list', { type: 'list', ordered: false, items: [{ text: 'First words of the card.' }, { text: 'More.' }] }],
    ['fields', { type: 'fields', fields: [{ label: 'Label', value: 'First words of the card.' }] }],
  ])('before cards with %s', async (_name, block) => {
    const cards: Block = { type: 'cards', cards: [{ title: 'Title of the card', blocks: [block] }] }
    for (const page of await pagesWithHeading(cards)) {
      expect(page).toContain('Title of the card')
      expect(page).toContain('First words of the card.')
    }
  })

  test('before a card with a line about it, a heading of its own and long text', async () => {
    const long = 'First words of the card. '.repeat(80)
    const blocks: Block[] = [heading, { type: 'paragraph', text: long }]
    const cards: Block = { type: 'cards', cards: [{ title: 'Title of the card', subtitle: 'About the card', blocks }] }
    for (const page of await pagesWithHeading(cards)) expect(page).toContain('First words of the card.')
  })
})

describe('what belongs together stays on one page', () => {
  const lines = (count: number): Block[] =>
    Array.from({ length: count }, () => ({ type: 'paragraph', text: 'Filler line of text.' }))
  const counts = [25, 28, 31, 33]

  test('a short card and a short table with the heading over them', async () => {
    const card: Block = {
      type: 'cards',
      cards: [
        {
          title: 'Card',
          blocks: [
            { type: 'fields', fields: fieldsOf(8) },
            { type: 'paragraph', text: 'End.' },
          ],
        },
      ],
    }
    const table: Block = {
      type: 'table',
      columns: [{ label: 'Column' }, { label: 'Other' }],
      rows: [...fieldsOf(5).map(({ label, value }) => [label, value]), ['End.', '']],
    }
    for (const block of [card, table]) {
      for (const count of counts) {
        const pages = await pagesOf(documentOf(...lines(count), { type: 'heading', level: 1, text: 'Whole' }, block))
        expect(pages.find((page) => page.includes('Whole'))).toContain('End.')
      }
    }
  })

  test('a heading and the first rows of a long table', async () => {
    const table: Block = {
      type: 'table',
      columns: [{ label: 'Long column' }],
      rows: Array.from({ length: 12 }, () => ['First row. '.repeat(60)]),
    }
    for (const count of counts) {
      const pages = await pagesOf(documentOf(...lines(count), { type: 'heading', level: 1, text: 'Over it' }, table))
      expect(pages.find((page) => page.includes('Over it'))).toContain('First row.')
    }
  })

  test('no page is left with nothing but its number, wherever the last block ends', async () => {
    const list: Block = { type: 'list', ordered: false, items: [{ text: 'One item.' }, { text: 'Another.' }] }
    const table: Block = { type: 'table', columns: [{ label: 'Column' }], rows: [['cell'], ['cell']] }
    for (const last of [list, table]) {
      for (let length = 1; length <= 8; length += 1) {
        const text = 'Words that fill a line to its end and begin the next one. '.repeat(length * 2)
        const pages = await pagesOf(documentOf(...lines(25), { type: 'paragraph', text }, last))
        expect(
          pages
            .at(-1)
            ?.replace(/Page \d+ of \d+/, '')
            .trim().length,
        ).toBeGreaterThan(3)
      }
    }
  })

  function fieldsOf(count: number) {
    return Array.from({ length: count }, (_, index) => ({ label: `Label ${index}`, value: 'A value of one line' }))
  }
})

test.each(Object.entries(awkwardDocuments))('writes %s in reasonable time', async (_name, document) => {
  // Of the processor: a busy machine makes everything else longer.
  const started = process.cpuUsage()
  expect((await pagesOf(document)).length).toBeGreaterThan(0)
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1_000).toBeLessThan(10_000)
})

test('writes any document', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      expect((await open(document)).numPages).toBeGreaterThan(0)
    }),
    { seed: 31, numRuns: 40 },
  )
})
