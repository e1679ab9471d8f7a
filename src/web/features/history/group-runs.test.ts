import { expect, test } from 'vitest'
import type { RunListItem } from '#shared/api/runs.ts'
import { groupRuns } from './group-runs.ts'

const run = (id: string, product: string | null): RunListItem => ({
  id,
  product,
  agentId: 'testing',
  status: 'succeeded',
  model: 'built-in',
  createdAt: '2026-11-22T10:00:00.000Z',
  finishedAt: null,
  durationMs: null,
  tokens: null,
  cost: null,
  mode: 'quick',
  ownKey: false,
  promptVersion: null,
  writerVersion: null,
  title: id,
  pinned: false,
})

test('runs are grouped by product as the newest of each stands; those about none come last', () => {
  const runs = [run('a', null), run('b', 'Tablewise'), run('c', 'Tide clock'), run('d', 'tablewise'), run('e', null)]
  expect(groupRuns(runs).map(({ product, runs }) => [product, runs.map(({ id }) => id)])).toEqual([
    ['Tablewise', ['b', 'd']],
    ['Tide clock', ['c']],
    [null, ['a', 'e']],
  ])
  expect(groupRuns([])).toEqual([])
})
