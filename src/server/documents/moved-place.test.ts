import { describe, expect, test } from 'vitest'
import type { DocumentChange, DocumentContent } from '#shared/api/documents.ts'
import { findSame, placeOfWords, textAt } from './block-place.ts'
import { movedPlace, savedOf } from './moved-place.ts'

const content: DocumentContent = {
  result: {
    requirements: [
      { id: 'R1', text: 'Nurses swap shifts on the phone' },
      { id: 'R2', text: 'The owner approves each swap' },
    ],
    risks: ['Nobody opens the app', 'The rota stays on paper'],
    prd: '# Goals\n\nFewer calls at night.\n\n- **Swap** in one minute\n- Fewer gaps in the rota',
  },
  blocks: [{ id: 'b1', under: '', text: 'A line of ours' }],
}
const placeOf = (words: string, of = content, nth = 0) => {
  const place = placeOfWords(of, words, nth)
  if (!place) throw new Error(`no place for ${words}`)
  return place
}
const withResult = (result: object): DocumentContent => ({ ...content, result: { ...content.result, ...result } })
const moved = (words: string, after: DocumentContent, changes: readonly DocumentChange[]) => {
  const place = movedPlace(placeOf(words), savedOf(content, after, changes))
  return place && textAt(after, place)
}
const [first, second] = content.result.requirements as [{ id: string; text: string }, { id: string; text: string }]

describe('the place of a block', () => {
  test('is found by the words that are shown, with the signs of Markdown left out', () => {
    expect(placeOf('R2: The owner approves each swap.').pointer).toBe('/result/requirements/1/text')
    expect(textAt(content, placeOf('Swap in one minute'))).toBe('**Swap** in one minute')
    expect(placeOf('A line of ours').pointer).toBe('/blocks/0/text')
    expect(placeOfWords(content, 'What the agent calls this part', 0)).toBeNull()
    const twice = withResult({ risks: ['The same words', 'The same words'] })
    expect([0, 1, 7].map((nth) => placeOf('The same words', twice, nth).pointer)).toEqual([
      '/result/risks/0',
      '/result/risks/1',
      '/result/risks/1',
    ])
  })

  test('goes along with an item that has an id, also where the list is replaced or sorted as a whole', () => {
    const words = second.text
    const sorted = withResult({ requirements: [{ ...second, text: 'The owner approves some' }, first] })
    const whole: DocumentChange = {
      op: 'set',
      pointer: '/result/requirements',
      was: [first, second],
      value: [second, first],
    }
    expect(moved(words, sorted, [whole])).toBe('The owner approves some')
    expect(moved(words, withResult({ requirements: [first] }), [whole])).toBeNull()
  })

  test('goes along with what is inserted and removed around it, and is gone with its block', () => {
    const insert: DocumentChange = { op: 'insert', pointer: '/result/risks/0', value: 'New' }
    expect(
      moved(
        'The rota stays on paper',
        withResult({ risks: ['New', 'Nobody opens the app', 'The rota stays on paper'] }),
        [insert],
      ),
    ).toBe('The rota stays on paper')
    const remove: DocumentChange = { op: 'remove', pointer: '/result/risks/1', was: 'The rota stays on paper' }
    expect(moved('The rota stays on paper', withResult({ risks: ['Nobody opens the app'] }), [remove])).toBeNull()
    // A list without ids that is replaced: where the same words stand, and nowhere else.
    const set: DocumentChange = { op: 'set', pointer: '/result/risks', was: [], value: [] }
    const after = withResult({ risks: ['The rota stays on paper', 'Another', 'More'] })
    expect(moved('The rota stays on paper', after, [set])).toBe('The rota stays on paper')
    expect(moved('Nobody opens the app', after, [set])).toBeNull()
  })

  test('stays at what is edited in its place', () => {
    const set: DocumentChange = { op: 'set', pointer: '/result/risks/0', was: 'Nobody opens the app', value: 'Few do' }
    expect(moved('Nobody opens the app', withResult({ risks: ['Few do', 'The rota stays on paper'] }), [set])).toBe(
      'Few do',
    )
  })

  test('of a passage moves with edits before it, grows with edits in it, and is gone with its line', () => {
    const prd = String(content.result.prd)
    const edited = (was: string, value: string) => {
      const change: DocumentChange = { op: 'text', pointer: '/result/prd', at: prd.indexOf(was), was, value }
      return [withResult({ prd: prd.replace(was, value) }), [change]] as const
    }
    expect(
      moved('Fewer gaps in the rota', ...edited('Fewer calls at night.', 'Fewer calls, at night and by day.')),
    ).toBe('Fewer gaps in the rota')
    expect(moved('Fewer gaps in the rota', ...edited('gaps in the rota', 'gaps'))).toBe('Fewer gaps')
    expect(moved('Fewer gaps in the rota', ...edited('Fewer gaps in the rota', ''))).toBeNull()
    const whole: DocumentChange = { op: 'set', pointer: '/result/prd', was: prd, value: '' }
    const rewritten = withResult({ prd: prd.replace('Fewer calls', 'No calls').replace('# Goals', '# Aims') })
    expect(moved('Fewer calls at night.', rewritten, [whole])).toBe('No calls at night.')
    expect(moved('Fewer gaps in the rota', rewritten, [whole])).toBe('Fewer gaps in the rota')
  })

  test('is found again by exactly its words, as after an undo', () => {
    expect(findSame(content)('The rota stays on paper')?.pointer).toBe('/result/risks/1')
    expect(findSame(content)('The rota stays')).toBeNull()
  })
})
