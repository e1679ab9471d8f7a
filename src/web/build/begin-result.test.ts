import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { beginResult } from './begin-result.ts'

const files = { scripts: ['/assets/view.js'], styles: ['/assets/view.css'] }

/** Runs the function as a page does, from its text alone, and says what it asked for. */
function begin(search: string, stored: string | null) {
  const asked: { path: string; authorization?: string | undefined }[] = []
  const links: object[] = []
  const page = {
    location: { search },
    localStorage: { getItem: () => stored },
    window: {} as { earlyRun?: { path: string } },
    document: { createElement: () => ({}), head: { append: (link: object) => links.push(link) } },
    fetch: async (path: string, { headers }: { headers?: { authorization: string } }) => {
      asked.push({ path, authorization: headers?.authorization })
    },
    URLSearchParams,
  }
  runInNewContext(`(${beginResult})(${JSON.stringify(files)}, 'session', 120000)`, page)
  return { asked, links, early: page.window.earlyRun?.path }
}

const session = (holdsMs: number) => JSON.stringify({ accessToken: 'token', expiresAt: Date.now() + holdsMs })

test('a run that the address names is asked for by the one who is signed in, with the files of its result', () => {
  const { asked, links, early } = begin('?run=a%2Fb', session(600_000))
  expect(asked).toEqual([
    { path: '/api/runs/a%2Fb', authorization: 'Bearer token' },
    { path: '/assets/view.css', authorization: undefined },
  ])
  expect(early).toBe('/api/runs/a%2Fb')
  expect(links).toEqual([{ rel: 'modulepreload', fetchPriority: 'low', href: '/assets/view.js' }])
})

test('a token that is nearly over is left to the application, the files come all the same', () => {
  const { asked, links, early } = begin('?run=a', session(60_000))
  expect(asked.map(({ path }) => path)).toEqual(['/assets/view.css'])
  expect(links).toHaveLength(1)
  expect(early).toBeUndefined()
})

test.each([
  ['a form', '?product=p', session(600_000)],
  ['somebody without a session', '?run=a', null],
  ['storage that holds something else', '?run=a', '{'],
])('nothing is asked for by %s', (_what, search, stored) => {
  expect(begin(search, stored)).toEqual({ asked: [], links: [], early: undefined })
})
