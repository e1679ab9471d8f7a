import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAnew } from './read-anew.ts'

test('what was asked for before a change is not what is shown after it', async () => {
  const queries = new QueryClient()
  let stored = 'before'
  const answers: (() => void)[] = []
  const observer = new QueryObserver(queries, {
    queryKey: ['product', 'overview', '1'],
    queryFn: () => {
      const read = stored
      return new Promise<string>((resolve) => answers.push(() => resolve(read)))
    },
  })
  const stop = observer.subscribe(() => undefined)
  stored = 'after'
  const renewed = readAnew(queries, ['product'])
  await expect.poll(() => answers.length).toBe(2)
  for (const answer of answers) answer()
  await renewed
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
  queries.clear()
})
