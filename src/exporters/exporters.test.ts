import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { exporters } from './exporters.ts'
import { sampleDocument } from './sample-document.fixture.ts'

test('has one writer for each format that fits every agent', () => {
  expect([...exporters.keys()].sort()).toEqual(['csv', 'docx', 'json', 'md', 'pdf', 'txt'])
  for (const [format, exporter] of exporters) expect(exporter).toMatchObject({ format, extension: format })
})

test('each writes the sample', async () => {
  for (const exporter of exporters.values()) {
    const file = await exporter.write(sampleDocument, { data: sampleDocument, createdAt: new Date(0) })
    expect(file.byteLength).toBeGreaterThan(1_000)
  }
})

test('loads no layout library before a file needs it', () => {
  const script = `
    const { exporters } = await import('#exporters/exporters.ts')
    const { createRequire } = await import('node:module')
    await exporters.get('md').write({ title: 'T', language: 'en', blocks: [] }, { data: null })
    const loaded = Object.keys(createRequire(process.cwd() + '/x.js').cache)
    console.log(exporters.size, loaded.filter((file) => /node_modules\\/(pdfmake|pdfkit|fontkit|subset-font)\\//.test(file)).length)
  `
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(output.trim()).toBe('6 0')
})
