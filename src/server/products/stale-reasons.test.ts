import { expect, test } from 'vitest'
import { type Dated, type PresentProduct, staleReasons } from './stale-reasons.ts'

const written: Dated = {
  writtenAt: 100,
  given: [{ id: 'a', text: 'Acme costs 4 euros' }],
  versions: { up: 1 },
  leadsWith: ['rival'],
  review: null,
}
const fact = { id: 'a', kind: 'price' as const, text: 'Acme costs 5 euros', createdAt: 50, updatedAt: 50 }
const product: PresentProduct = { wordsAt: 50, facts: [fact] }
const upstream = { runId: 'up', agentId: 'persona-generator', revision: 1, blocks: null }

test('what has not changed since is not stale', () => {
  expect(staleReasons(written, product, [upstream])).toEqual([])
  expect(staleReasons(written, null, [])).toEqual([])
})

test('a fact that nothing of it rests on makes it not stale, changed or removed', () => {
  const unused = { ...written, given: [{ id: 'a', text: 'Acme costs 4 euros', used: false }] }
  expect(staleReasons(unused, { ...product, facts: [{ ...fact, updatedAt: 101 }] }, [])).toEqual([])
  expect(staleReasons(unused, { ...product, facts: [] }, [])).toEqual([])
})

test('words, facts that it used, new facts that its agent leads with, and newer versions of what it was given', () => {
  expect(staleReasons(written, { ...product, wordsAt: 101 }, [])).toEqual([{ kind: 'words' }])
  expect(staleReasons(written, { ...product, facts: [{ ...fact, updatedAt: 101 }] }, [])).toEqual([
    { kind: 'fact-changed', facts: ['Acme costs 5 euros'] },
  ])
  expect(staleReasons(written, { ...product, facts: [] }, [])).toEqual([
    { kind: 'fact-removed', facts: ['Acme costs 4 euros'] },
  ])
  const rival = { id: 'b', kind: 'rival' as const, text: 'Zeta', createdAt: 101, updatedAt: 101 }
  const quote = { ...rival, id: 'c', kind: 'quote' as const }
  expect(staleReasons(written, { ...product, facts: [fact, quote, rival] }, [])).toEqual([
    { kind: 'fact-added', facts: ['Zeta'] },
  ])
  expect(staleReasons(written, product, [{ ...upstream, revision: 3 }])).toEqual([
    { kind: 'upstream', runId: 'up', agentId: 'persona-generator', used: 1, latest: 3, blocks: null },
  ])
})

test('a newer version is named only where blocks rest on what changed in it, with their number', () => {
  const newer = { ...upstream, revision: 2 }
  expect(staleReasons(written, product, [{ ...newer, blocks: 0 }])).toEqual([])
  expect(staleReasons(written, product, [{ ...newer, blocks: 2 }])).toMatchObject([{ kind: 'upstream', blocks: 2 }])
})

test('what was reviewed is not said again, what changes after it is', () => {
  const review = { at: 200, gone: ['a'], versions: { up: 3 } }
  const reviewed = { ...written, review }
  const changed = { wordsAt: 150, facts: [] }
  expect(staleReasons(reviewed, changed, [{ ...upstream, revision: 3 }])).toEqual([])
  expect(staleReasons(reviewed, { wordsAt: 250, facts: [] }, [{ ...upstream, revision: 4 }])).toEqual([
    { kind: 'words' },
    { kind: 'upstream', runId: 'up', agentId: 'persona-generator', used: 1, latest: 4, blocks: null },
  ])
})
