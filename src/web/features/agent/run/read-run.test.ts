import { afterEach, expect, test, vi } from 'vitest'
import { readRun } from './read-run.ts'

const view = (title: string) => ({ title })
vi.mock('#shared/api/runs.ts', () => ({ runView: { parse: (value: unknown) => value } }))
afterEach(() => void vi.unstubAllGlobals())

const { signal } = new AbortController()

/** What is read of the run "r", twice, where the page's head has asked for `path` and was answered `early`. */
async function readTwice(path: string, early: Promise<Response>) {
  const fetched = vi.fn(async (_path: string) => Response.json(view('asked now')))
  vi.stubGlobal('window', { earlyRun: { path, answer: early } })
  vi.stubGlobal('fetch', fetched)
  const read = [await readRun('r', signal), await readRun('r', signal)]
  const titles = read.map((run: object) => ('title' in run ? run.title : null))
  return { titles, asked: fetched.mock.calls.map(([asked]) => asked) }
}

test('the answer to what the head of the page asked for is taken, and only once', async () => {
  const { titles, asked } = await readTwice('/api/runs/r', Promise.resolve(Response.json(view('early'))))
  expect(titles).toEqual(['early', 'asked now'])
  expect(asked).toEqual(['/api/runs/r'])
})

test.each([
  ['another run', '/api/runs/s', () => Promise.resolve(Response.json(view('early')))],
  ['a refusal', '/api/runs/r', () => Promise.resolve(new Response('', { status: 401 }))],
  ['no network', '/api/runs/r', () => Promise.reject(new TypeError('network'))],
])('%s is asked for anew', async (_what, path, early) => {
  const answer = early()
  answer.catch(() => undefined)
  expect((await readTwice(path, answer)).titles).toEqual(['asked now', 'asked now'])
})
