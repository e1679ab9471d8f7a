import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, test } from 'vitest'
import { arbitraryDocument } from '#shared/document/arbitrary-document.fixture.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { awkwardDocuments } from '../awkward-documents.fixture.ts'
import { sampleDocument } from '../sample-document.fixture.ts'
import { docxExporter } from './docx-exporter.ts'

const createdAt = new Date('2026-05-03T10:00:00Z')
const write = (document: ResultDocument) => docxExporter.write(document, { data: null, createdAt })

/** The parts of the package; every XML part is read strictly, so that an ill-formed one fails the test. */
function partsOf(file: Uint8Array): Record<string, string> {
  const parts: Record<string, string> = {}
  for (const [name, bytes] of Object.entries(unzipSync(file))) {
    parts[name] = strFromU8(bytes)
    if (!/\.(?:xml|rels)$/.test(name)) continue
    const parser = new SaxesParser({ xmlns: true })
    parser.on('error', (error) => {
      throw new Error(`${name}: ${error.message}`)
    })
    parser.write(parts[name] ?? '').close()
  }
  return parts
}

describe('a rich document as Word', () => {
  let parts: Record<string, string>
  let body: string

  beforeAll(async () => {
    parts = partsOf(await write(sampleDocument))
    body = parts['word/document.xml'] ?? ''
  })

  test('uses the heading styles that Word navigates by', () => {
    for (const style of ['Title', 'Subtitle', 'Heading1', 'Heading2', 'Heading3', 'Heading4']) {
      expect(body).toContain(`<w:pStyle w:val="${style}"/>`)
    }
    expect(parts['word/styles.xml']).toContain('w:styleId="Heading1"')
  })

  test('has real lists, and each numbered list starts again', () => {
    const numbers = [...body.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map((match) => match[1])
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(3)
    expect(body).toContain('<w:ilvl w:val="1"/>')
  })

  test('repeats table headers and fixes widths within the page', () => {
    expect(body).toContain('<w:tblHeader/>')
    for (const table of body.match(/<w:tblGrid>.*?<\/w:tblGrid>/g) ?? []) {
      const widths = [...table.matchAll(/w:w="(\d+)"/g)].map((match) => Number(match[1]))
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(9_412)
    }
  })

  test('links for real', () => {
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="https://example.com/tariffs?year=2026"')
    expect(body.match(/<w:hyperlink /g)).toHaveLength(3)
  })

  test('counts pages in the footer', () => {
    const footer = parts['word/footer1.xml'] ?? ''
    expect(footer).toMatch(/Page .*PAGE.* of .*NUMPAGES/s)
  })

  test('carries title, author, date and language, on A4', () => {
    const core = parts['docProps/core.xml']
    expect(core).toContain('<dc:title>Market research: same-day booking for independent clinics</dc:title>')
    expect(core).toContain('<dc:creator>PM Pilot</dc:creator>')
    expect(core?.match(/2026-05-03T10:00:00\.000Z/g)).toHaveLength(2)
    expect(parts['word/styles.xml']).toContain('w:lang w:val="en-GB"')
    expect(body).toContain('w:w="11906" w:h="16838"')
  })

  test('marks right-to-left paragraphs', () => {
    expect(body).toContain('<w:bidi/>')
    expect(body).toContain('<w:rtl/>')
  })
})

describe('what belongs together stays on one page', () => {
  const heading = (text: string): Block => ({ type: 'heading', level: 1, text })
  const bodyOf = async (...blocks: Block[]) =>
    partsOf(await write({ title: '', language: 'en', blocks }))['word/document.xml'] ?? ''
  /** Each paragraph's words, and whether it is held to the one after it. */
  const paragraphs = (body: string) =>
    (body.match(/<w:p>.*?<\/w:p>/g) ?? []).map((paragraph) => ({
      text: paragraph.replace(/<[^>]+>/g, ''),
      kept: /<w:keepNext(?: w:val="true")?\/>/.test(paragraph),
    }))

  test('no empty line stands between a table and a heading, where LibreOffice would leave the heading alone', async () => {
    const table: Block = { type: 'table', columns: [{ label: 'Column' }], rows: [['cell']] }
    const fields: Block = { type: 'fields', fields: [{ label: 'Label', value: 'value' }] }
    const body = await bodyOf(heading('One'), table, heading('Two'), fields, table, heading('Three'), table)
    const texts = paragraphs(body).map(({ text }) => text)
    expect(texts).toEqual([
      '3 May 2026',
      'One',
      'Column',
      'cell',
      'Two',
      'Label',
      'value',
      '',
      'Column',
      'cell',
      'Three',
      'Column',
      'cell',
      '',
    ])
  })

  test('a short card, to its last line', async () => {
    const blocks: Block[] = [
      { type: 'paragraph', text: 'What it is.' },
      { type: 'fields', fields: [{ label: 'Website', value: 'https://example.com' }] },
    ]
    const found = paragraphs(await bodyOf({ type: 'cards', cards: [{ title: 'Card', blocks }] }))
    expect(found.find(({ text }) => text === 'What it is.')?.kept).toBe(true)
    expect(found.find(({ text }) => text === 'Website')?.kept).toBe(false)
    const long = [...blocks.slice(0, 1), { type: 'paragraph', text: 'word '.repeat(1_200) } satisfies Block]
    const apart = paragraphs(await bodyOf({ type: 'cards', cards: [{ title: 'Card', blocks: long }] }))
    expect(apart.find(({ text }) => text === 'What it is.')?.kept).toBe(false)
  })

  test('a short table, but not a long one', async () => {
    const table = (rows: number): Block => ({
      type: 'table',
      columns: [{ label: 'Column' }],
      rows: Array.from({ length: rows }, (_, index) => [`cell ${index}`]),
    })
    const kept = async (rows: number) =>
      paragraphs(await bodyOf(table(rows))).flatMap((each) =>
        each.kept && each.text.startsWith('cell') ? each.text : [],
      )
    expect(await kept(3)).toEqual(['cell 0', 'cell 1'])
    expect(await kept(40)).toEqual([])
  })
})

test('the same document and date give the same bytes', async () => {
  const [first, second] = [await write(sampleDocument), await write(sampleDocument)]
  expect(Buffer.compare(first, second)).toBe(0)
})

test('text that looks like a relationship id is left alone', async () => {
  const text = 'r:id="rIdAbcdefghijklmnop" Id="rIdAbcdefghijklmnop"'
  const parts = partsOf(await write({ title: 'T', language: 'en', blocks: [{ type: 'paragraph', text }] }))
  expect(parts['word/document.xml']?.replaceAll('&quot;', '"')).toContain(text)
})

test.each(Object.entries(awkwardDocuments))('writes %s', async (_name, document) => {
  const parts = partsOf(await write(document))
  expect(parts['word/document.xml']).toContain('</w:document>')
})

test('writes any document as well-formed XML', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      partsOf(await write(document))
    }),
    { seed: 21, numRuns: 60 },
  )
})
