import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Chart, ResultDocument } from '#shared/document/block.ts'
import { docxExporter } from '../docx/docx-exporter.ts'
import { pdfExporter } from '../pdf/pdf-exporter.ts'
import { chartPicture } from './chart-picture.ts'

const bars: Chart = {
  kind: 'bar',
  labels: ['January', 'February', 'March'],
  series: [
    { name: 'Runs', values: [3, null, 12] },
    { name: 'Files', values: [1, 4, 2] },
  ],
}
const lines: Chart = { kind: 'line', labels: ['Q1', 'Q2'], series: [{ name: 'Share', values: [10, 40] }], unit: '%' }
const map: Chart = {
  kind: 'scatter',
  x: { label: 'Price', low: 'cheap', high: 'dear', min: 0, max: 10 },
  y: { label: 'Reach', low: 'one team', high: 'a company', min: 0, max: 10 },
  points: [
    { label: 'Rival', x: 7, y: 8 },
    { label: 'Ours <b>', x: 3, y: 4, highlight: true },
  ],
}

/** Colours in a PNG of 8-bit RGBA rows, each as six hexadecimal digits. Reads filters as the format says. */
function coloursOf(png: Uint8Array): Set<string> {
  const view = Buffer.from(png)
  const width = view.readUInt32BE(16)
  const channels = view[25] === 6 ? 4 : 3
  const data: Buffer[] = []
  for (let at = 8; at < view.length; ) {
    const length = view.readUInt32BE(at)
    if (view.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(view.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const raw = inflateSync(Buffer.concat(data))
  const stride = width * channels
  const rows: Uint8Array[] = []
  for (let at = 0; at < raw.length; at += stride + 1) {
    const row = new Uint8Array(stride)
    const above = rows.at(-1)
    for (let i = 0; i < stride; i += 1) {
      const [a, b, c] = [row[i - channels] ?? 0, above?.[i] ?? 0, above?.[i - channels] ?? 0]
      const estimate = a + b - c
      const [pa, pb, pc] = [Math.abs(estimate - a), Math.abs(estimate - b), Math.abs(estimate - c)]
      const paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
      const add = [0, a, b, (a + b) >> 1, paeth][raw[at] ?? 0] ?? 0
      row[i] = (raw[at + 1 + i] ?? 0) + add
    }
    rows.push(row)
  }
  const seen = new Set<string>()
  for (const row of rows)
    for (let i = 0; i < stride; i += channels) seen.add(Buffer.from(row.subarray(i, i + 3)).toString('hex'))
  return seen
}

describe.each([
  ['bars', bars, ['0b6e69', 'd2691e']],
  ['lines', lines, ['0b6e69']],
  ['map', map, ['0b6e69', 'd2691e']],
] as const)('a picture of %s', (_name, chart, colours) => {
  test('shows each series in its colour, sharply and the same each time', () => {
    const picture = chartPicture(chart)
    expect(Buffer.from(picture.png).readUInt32BE(16)).toBe(picture.width * 3)
    expect([...coloursOf(picture.png)]).toEqual(expect.arrayContaining([...colours]))
    expect(Buffer.from(chartPicture(chart).png).equals(Buffer.from(picture.png))).toBe(true)
  })

  test('is in Word and PDF files', async () => {
    const document: ResultDocument = {
      title: 'Charts',
      language: 'en',
      blocks: [{ type: 'chart', title: 'A chart', description: 'What it shows.', chart }],
    }
    const createdAt = new Date('2026-01-02T03:04:05Z')
    const docx = await docxExporter.write(document, { data: null, createdAt })
    expect(Buffer.from(docx).toString('latin1')).toMatch(/word\/media\/[\w.-]+\.png/)
    const pdf = await pdfExporter.write(document, { data: null, createdAt })
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Subtype /Image')
  })
})
