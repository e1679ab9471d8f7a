import { expect, test } from 'vitest'
import { parsePage } from './parse-page.ts'
import { passagesOf } from './passages.ts'
import { readInThread } from './read-in-thread.ts'

const sentence =
  'Sitters keep 80% of what owners pay, and the rest goes to the marketplace for payments and insurance. '
const html = `<!doctype html><html><head><title>What Rover takes</title>
<meta property="og:site_name" content="Rover Help"><meta property="article:published_time" content="2025-03-01T10:00:00Z"></head>
<body><nav><a href="/about">About</a></nav><script>alert(1)</script>
<article><h1>Fees</h1><p>${sentence.repeat(8)}</p><table><tr><th>Plan</th><th>Fee</th></tr><tr><td>New</td><td>20%</td></tr></table>
<p>See <a href="/fees?x=1#part">all fees</a> and <a href="javascript:alert(1)">this</a>.</p></article></body></html>`

test('the text of a page, its links and who publishes it', () => {
  const page = parsePage(html, 'https://help.rover.example/what')
  expect(page).toMatchObject({ title: 'What Rover takes', site: 'Rover Help', year: 2025 })
  expect(page.text).toContain('New | 20%')
  expect(page.text).not.toMatch(/alert|About/)
  expect(page.links).toEqual(['https://help.rover.example/about', 'https://help.rover.example/fees?x=1'])
})

test('a page that is no article is read whole', () => {
  const page = parsePage('<title>Prices</title><div>Basic</div><div>$9 a month</div>', 'https://x.example/')
  expect(page.text).toBe('Basic\n$9 a month')
})

test('passages say where they begin, and hold the whole text', () => {
  const text = `Fees\n${sentence.repeat(30).trim()}\nLast line`
  const passages = passagesOf(text)
  expect(passages.length).toBeGreaterThan(2)
  for (const passage of passages) {
    expect(passage.text.length).toBeLessThanOrEqual(1_200)
    expect(text.slice(passage.offset)).toMatch(new RegExp(`^${passage.text.slice(0, 20).replace(/[%.]/g, '\\$&')}`))
  }
  expect(
    passages
      .map(({ text: part }) => part)
      .join(' ')
      .replace(/\s+/g, ' '),
  ).toBe(text.replace(/\s+/g, ' '))
})

test('is read in a thread, which ends with the run', async () => {
  const page = await readInThread(html, 'https://help.rover.example/what', new AbortController().signal)
  expect(page.title).toBe('What Rover takes')
  await expect(readInThread(html, 'https://x.example/', AbortSignal.abort(new Error('stopped')))).rejects.toThrow(
    'stopped',
  )
})
