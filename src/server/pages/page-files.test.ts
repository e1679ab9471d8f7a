import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { readPageFiles } from './page-files.ts'

const build = mkdtempSync(join(tmpdir(), 'pm-pilot-pages-'))
afterAll(() => rmSync(build, { recursive: true, force: true }))

function write(path: string, text: string): void {
  const file = join(build, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

test('the code of the build before is served beside the present one, and nothing else of it', async () => {
  write('client/about/index.html', '<html><head></head></html>')
  write('client/assets/same-1.js', 'now')
  write('client/assets/new-2.js', 'now')
  write('client/build-id.txt', 'now')
  write('earlier/assets/same-1.js', 'before')
  write('earlier/assets/old-1.js', 'before')
  write('earlier/build-id.txt', 'before')
  const files = readPageFiles(join(build, 'client'), undefined, [])
  expect([...files.keys()].sort()).toEqual([
    '/about',
    '/assets/new-2.js',
    '/assets/old-1.js',
    '/assets/same-1.js',
    '/build-id.txt',
  ])
  expect(files.get('/assets/old-1.js')).toMatchObject({
    immutable: true,
    contentType: 'text/javascript; charset=utf-8',
  })
  expect((await files.get('/assets/same-1.js')?.read())?.toString()).toBe('now')
  expect(files.get('/build-id.txt')).toMatchObject({ immutable: false })
})

test('each page, also the one for addresses of the browser, knows which agents are shown as upcoming', async () => {
  write('client/tutorials/index.html', '<!DOCTYPE html><html lang="en"><head></head></html>')
  write('client/__spa-fallback.html', '<!DOCTYPE html><html lang="en"><head></head></html>')
  const files = readPageFiles(join(build, 'client'), undefined, ['testing', 'analytics'])
  for (const address of ['/tutorials', '/__spa-fallback.html']) {
    expect((await files.get(address)?.read())?.toString()).toContain(
      '<html data-upcoming="testing analytics" lang="en">',
    )
  }
})

test('what is packed beside a file is what is kept of it, and says the same', async () => {
  const text = 'a{color:red}'.repeat(200)
  write('client/assets/style-1.css', text)
  const packed = brotliCompressSync(text)
  writeFileSync(join(build, 'client/assets/style-1.css.br'), packed)
  const file = readPageFiles(join(build, 'client'), undefined, []).get('/assets/style-1.css')
  rmSync(join(build, 'client/assets/style-1.css'))
  expect(file).toMatchObject({ size: text.length, brotli: packed })
  expect((await file?.read())?.toString()).toBe(text)
})
