import { expect, test } from 'vitest'
import type { DocumentChange } from '#shared/api/documents.ts'
import type { RefineProposal } from '#shared/api/refine.ts'
import { fittingChanges } from './fitting-changes.ts'

const result = { title: 'A rota', body: 'One. Two.', items: [{ id: 'R1', text: 'First' }], empty: '' }
const changes: Record<string, DocumentChange> = {
  title: { op: 'set', pointer: '/result/title', was: 'A rota', value: 'Rota' },
  second: { op: 'text', pointer: '/result/body', at: 5, was: 'Two.', value: '2.' },
  item: { op: 'remove', pointer: '/result/items/0', was: { id: 'R1', text: 'First' } },
  more: { op: 'insert', pointer: '/result/items/1', value: { id: 'R2', text: 'Second' } },
  absent: { op: 'set', pointer: '/result/note', was: null, value: 'New' },
}

const proposal: RefineProposal = {
  revision: 3,
  action: 'shorter',
  note: 'Refined: shorter',
  answer: '',
  proposed: Object.entries(changes).map(([id, change]) => {
    return { id, changes: [change], lines: [], touched: false, why: '', notes: [] }
  }),
  leftOut: 0,
  model: 'vendor/model',
}
const left = (revision: number, now: Record<string, unknown>) => {
  const { proposal: fitting, outdated } = fittingChanges(proposal, { revision, result: now, blocks: [] })
  expect(outdated).toBe(proposal.proposed.length - fitting.proposed.length)
  return fitting.proposed.map(({ id }) => id)
}
const all = Object.keys(changes)

test('all of a proposal is offered again while the document stays as it was, and where it moved elsewhere', () => {
  expect(left(3, result)).toEqual(all)
  expect(left(4, { ...result, empty: 'filled' })).toEqual(all)
})

test('a change is discarded when its place was changed, moved or removed, and the others stay', () => {
  const without = (...ids: string[]) => all.filter((id) => !ids.includes(id))
  expect(left(4, { ...result, title: 'Another' })).toEqual(without('title'))
  expect(left(4, { ...result, body: 'One. Three.' })).toEqual(without('second'))
  expect(left(4, { ...result, body: 7 })).toEqual(without('second'))
  expect(left(4, { ...result, items: [{ id: 'R0', text: 'New' }, ...result.items] })).toEqual(without('item'))
  expect(left(4, { ...result, items: null })).toEqual(without('item', 'more'))
  expect(left(4, { ...result, note: 'Mine' })).toEqual(without('absent'))
})
