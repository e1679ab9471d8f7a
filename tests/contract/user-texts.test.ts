import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../../src/web', import.meta.url))

/** What a user reads stands in views and in the copy of the site; comments are read by nobody but us. */
const shown = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => (file.endsWith('.tsx') && !file.includes('.test.')) || file.endsWith('site-copy.ts'))
  .map((file) => ({ file, text: readFileSync(`${web}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }))

test.each(['What it takes off you', 'Nothing here presses', 'stands in minutes', 'built-in drafter'])(
  '"%s" is read by no user',
  (words) => {
    expect(shown.length).toBeGreaterThan(100)
    expect(
      shown.filter(({ text }) => text.toLowerCase().includes(words.toLowerCase())).map(({ file }) => file),
    ).toEqual([])
  },
)

test('"Connect a model" is offered only where the reader may be the operator', () => {
  const offering = shown.filter(({ text }) => text.includes('<ModelHint'))
  expect(offering.map(({ text }) => /canConnect && <ModelHint/.test(text))).toEqual([true])
})
