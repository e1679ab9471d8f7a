import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'
import { arbitraryDocument } from '#shared/document/arbitrary-document.fixture.ts'
import type { Block, Chart } from '#shared/document/block.ts'
import { sampleDocument } from '../sample-document.fixture.ts'
import { writePage } from './write-page.ts'

const elements = new Set(
  'a article blockquote caption code dd details div dl dt em figcaption figure h2 h3 h4 img li ol p pre span strong summary table tbody td th thead tr ul'.split(
    ' ',
  ),
)
const attributes = new Set(
  'alt aria-hidden class data-align data-label data-printed data-rank data-small data-tone height href id rel scope src tabindex width'.split(
    ' ',
  ),
)

const read = (body: string) => parseHTML(`<!doctype html><html><body>${body}</body></html>`).document.body
const bodyOf = async (blocks: readonly Block[]) => (await writePage({ title: 'T', language: 'en', blocks })).body

describe('a page of a document', () => {
  test('has no element, attribute or address of its text, whatever the text is', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDocument, async (document) => {
        for (const element of read((await writePage(document)).body).querySelectorAll('*')) {
          expect(elements).toContain(element.localName)
          for (const { name, value } of element.attributes) {
            expect(attributes).toContain(name)
            if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|#source-\d+$)/i)
            if (name === 'src') expect(value).toMatch(/^data:image\/svg\+xml,[\w%.!~*'()-]+$/)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  test('says every word of the sample, and leads to its uppermost headings', async () => {
    const page = await writePage(sampleDocument)
    const body = read(page.body)
    const text = (body.textContent ?? '').replace(/\s+/g, '')
    const words = (value: unknown): string[] => {
      if (Array.isArray(value)) return value.flatMap(words)
      if (value === null || typeof value !== 'object') return []
      return Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'string'
          ? ['text', 'title', 'label', 'note', 'value'].includes(key)
            ? [inner]
            : []
          : words(inner),
      )
    }
    for (const word of words(sampleDocument.blocks)) expect(text).toContain(word.replace(/\s+/g, ''))
    expect(page.contents.length).toBeGreaterThan(0)
    for (const { id, text: said } of page.contents) {
      expect(body.querySelector(`#${id}`)?.textContent).toContain(said)
    }
  })

  test('a citation leads to its source; a number without one stays a number', async () => {
    const body = read(
      await bodyOf([
        { type: 'links', items: [{ text: 'No source', url: null }] },
        { type: 'paragraph', text: 'It grows [1, 2] and shrinks [3].' },
        { type: 'heading', level: 1, text: 'Quellen', listsSources: true },
        {
          type: 'links',
          items: [
            { text: 'One', url: 'https://example.com/a' },
            { text: 'Two', url: null },
          ],
        },
      ]),
    )
    const cited = [...body.querySelectorAll('.citation')].map((each) => each.getAttribute('href'))
    expect(cited).toEqual(['#source-1', '#source-2'])
    expect(body.querySelector('p')?.textContent).toBe('It grows 12 and shrinks [3].')
    expect(body.querySelectorAll('[id^=source-]')).toHaveLength(2)
    expect(body.querySelector('#source-1')?.textContent).toBe('One')
  })

  test('every kind of chart is drawn for both schemes and widths, with its numbers beside it', async () => {
    const series = [{ name: 'Share', values: [10, null, 40] }]
    const labels = ['Q1', 'Q2', 'Q3 <b>']
    const charts: Chart[] = [
      { kind: 'bar', labels, series, unit: '%' },
      { kind: 'line', labels, series, unit: '%' },
      { kind: 'heat', labels, series, unit: '%' },
      {
        kind: 'scatter',
        x: { label: 'Price' },
        y: { label: 'Reach' },
        points: [{ label: 'Ours <b>', x: 1, y: 10, highlight: true }],
      },
    ]
    const body = read(
      await bodyOf(charts.map((chart) => ({ type: 'chart', title: 'A chart', description: 'It says.', chart }))),
    )
    for (const figure of body.querySelectorAll('figure')) {
      const images = [...figure.querySelectorAll('img')]
      expect(images.map((image) => image.getAttribute('class')).sort()).toEqual([
        'dark narrow',
        'dark wide',
        'light narrow',
        'light wide',
      ])
      for (const image of images) {
        expect(image.getAttribute('alt')).toBe('It says.')
        const svg = decodeURIComponent(image.getAttribute('src')?.split(',')[1] ?? '')
        expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/)
        expect(svg).not.toContain('<b>')
        expect(svg).toContain(image.getAttribute('class')?.startsWith('dark') ? '#a0abc3' : '#566079')
      }
      expect(figure.querySelector('details table')?.textContent).toContain('10')
    }
  })
})
