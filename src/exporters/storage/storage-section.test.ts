import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { arbitraryDocument } from '#shared/document/arbitrary-document.fixture.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { sampleDocument } from '../sample-document.fixture.ts'
import { storageSection } from './storage-section.ts'

const at = new Date('2026-05-03T14:05:00Z')
const anchor = 'pm-pilot-run'

const elements = new Set(
  'a blockquote code em h1 h2 h3 h4 h5 h6 hr li ol p strong table tbody td th tr ul ac:structured-macro ac:parameter ac:rich-text-body ac:plain-text-body'.split(
    ' ',
  ),
)
const macros = new Set('anchor code info note panel status tip warning'.split(' '))

interface Read {
  text: string
  elements: string[]
  macros: string[]
  hrefs: string[]
  attributes: string[]
}

/** Reads a section as Confluence does: as XML. Throws where it is not well-formed. */
function read(section: string): Read {
  const found: Read = { text: '', elements: [], macros: [], hrefs: [], attributes: [] }
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'page') return
    found.elements.push(name)
    for (const [key, value] of Object.entries(attributes)) {
      found.attributes.push(`${name}/${key}`)
      if (key === 'href') found.hrefs.push(value)
      if (name === 'ac:structured-macro' && key === 'ac:name') found.macros.push(value)
    }
  })
  parser.on('text', (text) => {
    found.text += text
  })
  parser.on('cdata', (text) => {
    found.text += text
  })
  parser.write(`<page>${section}</page>`).close()
  return found
}

const sectionOf = (blocks: readonly Block[], more: Partial<ResultDocument> = {}) =>
  storageSection({ title: 'T', language: 'en', blocks, ...more }, { place: 'new-page', at, anchor })

describe('a section in the storage format', () => {
  test('is well-formed and has no element, macro, attribute or address of its text, whatever the text is', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.constantFrom('new-page' as const, 'added' as const), (document, place) => {
        const found = read(storageSection(document, { place, at, anchor }))
        for (const name of found.elements) expect(elements).toContain(name)
        for (const name of found.macros) expect(macros).toContain(name)
        for (const href of found.hrefs) expect(href).toMatch(/^(https?:\/\/|mailto:)/i)
        for (const attribute of found.attributes) {
          expect(attribute).toMatch(
            /^(a\/href|p\/style|ac:structured-macro\/ac:(name|schema-version)|ac:parameter\/ac:name)$/,
          )
        }
      }),
      { numRuns: 300 },
    )
  })

  test('says every word of the sample', () => {
    const text = read(storageSection(sampleDocument, { place: 'added', at, anchor })).text.replace(/\s+/g, '')
    const words = (value: unknown): string[] => {
      if (typeof value === 'string') return [value]
      if (Array.isArray(value)) return value.flatMap(words)
      if (value === null || typeof value !== 'object') return []
      return Object.entries(value).flatMap(([key, part]) =>
        [
          'text',
          'title',
          'subtitle',
          'label',
          'value',
          'caption',
          'rows',
          'cards',
          'badges',
          'blocks',
          'items',
          'fields',
          'columns',
          'note',
        ].includes(key)
          ? words(part)
          : [],
      )
    }
    for (const part of words(sampleDocument.blocks)) expect(text).toContain(plainText(part).replace(/\s+/g, ''))
  })

  test('keeps what looks like markup as words', () => {
    const attack =
      '</p><script>alert(1)</script><ac:structured-macro ac:name="html"><ac:plain-text-body><![CDATA[x]]></ac:plain-text-body></ac:structured-macro>{html}x{html} &lt;b&gt; ]]>'
    const everywhere: Block[] = [
      { type: 'heading', level: 1, text: attack },
      { type: 'paragraph', text: [{ text: attack, bold: true, href: `javascript:${attack}` }] },
      { type: 'table', caption: attack, columns: [{ label: attack }], rows: [[attack]] },
      { type: 'callout', tone: 'danger', title: attack, text: attack },
      { type: 'code', language: attack, text: attack },
      { type: 'cards', cards: [{ title: attack, subtitle: attack, badges: [attack], blocks: [] }] },
      { type: 'links', items: [{ text: attack, url: `https://example.com/"><script>`, note: attack }] },
    ]
    const section = sectionOf(everywhere, { title: attack, subtitle: attack })
    const found = read(section)
    expect(found.elements).not.toContain('script')
    expect(new Set(found.macros)).toEqual(new Set(['anchor', 'warning', 'code', 'panel', 'status']))
    expect(found.text.split('<script>alert(1)</script>').length - 1).toBe(15)
    // Code keeps its spaces and its own end mark, which is split over two pieces of character data.
    expect(found.text).toContain(attack)
  })

  test('has a heading with the time where it is added to a page, a rule above, and its headings below', () => {
    const document = {
      title: 'Trends in baking',
      language: 'en',
      blocks: [{ type: 'heading' as const, level: 1 as const, text: 'Trends' }],
    }
    expect(storageSection(document, { place: 'added', at, anchor })).toBe(
      '<hr /><p><ac:structured-macro ac:name="anchor" ac:schema-version="1"><ac:parameter ac:name="">pm-pilot-run</ac:parameter></ac:structured-macro></p>' +
        '<h1>Trends in baking (3 May 2026, 14:05 UTC)</h1><h2>Trends</h2>',
    )
  })

  test('colours the badge of the weight in any language, and shows each kind of block as Confluence has it', () => {
    const weighed = (level: 'high' | 'medium' | 'low', badge: number, badges: string[]) => ({
      title: '',
      badges,
      weight: { badge, level },
      blocks: [],
    })
    const section = sectionOf([
      {
        type: 'cards',
        cards: [
          weighed('high', 1, ['Regulación', 'Impacto alto']),
          weighed('medium', 0, ['Medium impact', 'High impact']),
          weighed('low', 0, ['Low impact']),
          { title: 'A', badges: ['High'], blocks: [{ type: 'fields', fields: [{ label: 'When', value: 'May' }] }] },
        ],
      },
      { type: 'code', language: 'TypeScript', text: 'if (a < b && c) {}' },
      { type: 'table', columns: [{ label: 'N', align: 'right' }], rows: [['1'], []] },
      {
        type: 'chart',
        title: 'Growth',
        description: 'It grows.',
        chart: { kind: 'bar', labels: ['May'], series: [{ name: 'Users', values: [5] }], unit: '%' },
      },
    ])
    const colours = [...section.matchAll(/ac:name="colour">(\w+)</g)].map(([, colour]) => colour)
    expect(colours).toEqual(['Grey', 'Red', 'Yellow', 'Grey', 'Green', 'Grey'])
    expect(section).toContain('<h1>A</h1>')
    expect(section).toContain('<tr><th><p>When</p></th><td><p>May</p></td></tr>')
    expect(section).toContain('<ac:parameter ac:name="language">js</ac:parameter>')
    expect(section).toContain('<![CDATA[if (a < b && c) {}]]>')
    expect(section).toContain(
      '<td><p style="text-align: right;">1</p></td></tr><tr><td><p style="text-align: right;"></p></td></tr>',
    )
    expect(section).toContain('<td><p>May</p></td><td><p style="text-align: right;">5%</p></td>')
    expect(section).toContain('<p><em>It grows.</em></p>')
  })
})
