import { expect, test } from 'vitest'
import { suggestNext } from './suggest-next.ts'

const agent = (id: string, nextId: string, fits = true) => ({
  id,
  name: id.toUpperCase(),
  description: `What ${id} does`,
  fits,
  next: { agentId: nextId, why: `From there to ${nextId}` },
})
const agents = [agent('a', 'b'), agent('b', 'c'), agent('file', 'a', false), agent('c', 'a')]
const document = (agentId: string, day: number, stale: Parameters<typeof suggestNext>[1][number]['stale'] = []) => ({
  id: `of ${agentId}`,
  agentId,
  createdAt: `2026-11-0${day}T00:00:00.000Z`,
  stale,
})

test('a product without documents begins with the first agent, else with the first there is', () => {
  expect(suggestNext(agents, [], 'b')).toEqual({
    kind: 'first',
    agentId: 'b',
    documentId: null,
    reason: 'What b does',
  })
  expect(suggestNext(agents, [], 'held-back')).toMatchObject({ agentId: 'a' })
})

test('the newest document leads on; where it leads nowhere new, the one before it', () => {
  expect(suggestNext(agents, [document('a', 1)], 'a')).toEqual({
    kind: 'next',
    agentId: 'b',
    documentId: null,
    reason: 'From there to b',
  })
  expect(suggestNext(agents, [document('b', 1), document('a', 2)], 'a')).toMatchObject({ agentId: 'c' })
})

test('what is out of date comes first, the earliest stage of it', () => {
  const documents = [document('b', 2, [{ kind: 'words' }]), document('a', 1, [{ kind: 'fact-changed', facts: ['x'] }])]
  expect(suggestNext(agents, documents, 'a')).toEqual({
    kind: 'update',
    agentId: 'a',
    documentId: 'of a',
    reason: 'Since it was written, you changed the fact “x”.',
  })
})

test('other words of the product ask for a new document, since its own form has the old ones', () => {
  const changed = document('a', 1, [{ kind: 'fact-changed', facts: ['x'] }, { kind: 'words' }])
  expect(suggestNext(agents, [changed], 'a')).toMatchObject({ kind: 'again', agentId: 'a', documentId: 'of a' })
})

test('nothing is suggested where all that fit have written; one whose form asks about no product is left out', () => {
  expect(suggestNext(agents, [document('a', 1), document('b', 2), document('c', 3)], 'a')).toBeNull()
})
