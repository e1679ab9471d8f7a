import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { switchTo } from './switch-product.ts'

afterEach(() => vi.unstubAllGlobals())

const productOf = (name: string, prefills: boolean) => ({
  id: `0190a5d0-0000-7000-8000-00000000000${name.length}`,
  name,
  description: '',
  audience: '',
  market: '',
  reading: {},
  revision: 0,
  prefills,
  createdAt: '2026-11-24T10:00:00.000Z',
  updatedAt: '2026-11-24T10:00:00.000Z',
})

test('an open page says what was chosen by the answer, before all is read again', async () => {
  const chosen = productOf('Rota', false)
  const other = productOf('Studio', true)
  vi.stubGlobal('fetch', async () => Response.json({ ...chosen, prefills: true }))
  const queries = new QueryClient()
  const stops = [chosen, other].map((product) => {
    const queryKey = ['runs', 'product', 'ada', product.id]
    queries.setQueryData(queryKey, { product })
    // Reading anew never answers here.
    return new QueryObserver(queries, { queryKey, queryFn: () => new Promise<never>(() => undefined) }).subscribe(
      () => undefined,
    )
  })
  void switchTo(queries, chosen)
  const isPrefilling = ({ id }: { id: string }) =>
    queries.getQueryData<{ product: { prefills: boolean } }>(['runs', 'product', 'ada', id])?.product.prefills
  await expect.poll(() => isPrefilling(chosen)).toBe(true)
  expect(isPrefilling(other)).toBe(false)
  for (const stop of stops) stop()
  queries.clear()
})
