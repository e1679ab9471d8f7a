import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createKeptBodies } from './kept-bodies.ts'

test('what is asked for many times at once is made once, and again after it could not be made', async () => {
  const bodies = createKeptBodies(2)
  let made = 0
  let fails = true
  const app = new Hono().get('/:name', (context) =>
    bodies.send(
      context,
      context.req.param('name'),
      'v1',
      'text/plain',
      async () => {
        made += 1
        await Promise.resolve()
        if (fails) throw new Error('not now')
        return 'made'
      },
      {},
    ),
  )
  app.onError((_, context) => context.text('failed', 500))
  const all = async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.request('/a')))
    return [...new Set(answers.map(({ status }) => status))]
  }
  expect([await all(), made]).toEqual([[500], 1])
  fails = false
  expect([await all(), made]).toEqual([[200], 2])
  expect([await all(), made]).toEqual([[200], 2])
  // Two others push it out.
  for (const name of ['b', 'c', 'a']) await app.request(`/${name}`)
  expect(made).toBe(5)
})
