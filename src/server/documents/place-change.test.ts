import { describe, expect, test } from 'vitest'
import type { DocumentChange } from '#shared/api/documents.ts'
import { placeChange, rebased } from './place-change.ts'

const content = {
  result: { title: 'A', goals: ['one', 'two', 'three'], text: 'First.\n\nSecond.\n\nThird.' },
  blocks: [],
}
const set = (pointer: string, was: string, value: string): DocumentChange => ({ op: 'set', pointer, was, value })

describe('a change on what others have changed', () => {
  const remove: DocumentChange = { op: 'remove', pointer: '/result/goals/0', was: 'one' }
  const insert: DocumentChange = { op: 'insert', pointer: '/result/goals/1', value: 'new' }

  test('finds its item where the list has it now', () => {
    const change = set('/result/goals/1', 'two', 'x')
    expect(rebased(change, [remove])?.pointer).toBe('/result/goals/0')
    expect(rebased(change, [insert])?.pointer).toBe('/result/goals/2')
    expect(rebased(change, [insert, remove])?.pointer).toBe('/result/goals/1')
    expect(rebased(set('/result/goals/0', 'one', 'x'), [insert])?.pointer).toBe('/result/goals/0')
    expect(rebased(set('/result/goals2/1', 'a', 'x'), [insert])?.pointer).toBe('/result/goals2/1')
  })

  test('has no place where its item was removed', () => {
    expect(rebased(set('/result/goals/0', 'one', 'x'), [remove])).toBeNull()
    expect(rebased(set('/result/goals/0/name', 'one', 'x'), [remove])).toBeNull()
    expect(rebased({ op: 'insert', pointer: '/result/goals/0', value: 'x' }, [remove])?.pointer).toBe('/result/goals/0')
  })
})

describe('one change', () => {
  test('is made where its words stand, and only there', () => {
    expect(placeChange(content, set('/result/title', 'A', 'B')).content?.result.title).toBe('B')
    expect(placeChange(content, set('/result/title', 'Z', 'B'))).toMatchObject({ content: null, theirs: 'A' })
    expect(placeChange(content, set('/result/title', 'Z', 'A'))).toEqual({ content, change: null })
    expect(placeChange(content, set('/result/none/here', 'Z', 'A')).content).toBeNull()
    expect(placeChange(content, set('/result/__proto__/x', 'Z', 'A')).content).toBeNull()
  })

  test('of a passage finds it where it stands now', () => {
    const second: DocumentChange = { op: 'text', pointer: '/result/text', at: 8, was: 'Second.', value: 'Other.' }
    expect(placeChange(content, second).content?.result.text).toBe('First.\n\nOther.\n\nThird.')
    expect(placeChange(content, { ...second, at: 90 }).change).toMatchObject({ at: 8 })
    expect(placeChange(content, { ...second, was: 'Gone.' }).content).toBeNull()
    // Which of the two it was cannot be known.
    const twice = { ...content, result: { ...content.result, text: 'same same' } }
    expect(placeChange(twice, { ...second, at: 2, was: 'same' }).content).toBeNull()
  })

  test('of a list keeps the rest of it', () => {
    const insert: DocumentChange = { op: 'insert', pointer: '/result/goals/1', value: 'new' }
    expect(placeChange(content, insert).content?.result.goals).toEqual(['one', 'new', 'two', 'three'])
    const far = placeChange(content, { ...insert, pointer: '/result/goals/99' })
    expect(far.change?.pointer).toBe('/result/goals/3')
    const remove: DocumentChange = { op: 'remove', pointer: '/result/goals/1', was: 'two' }
    expect(placeChange(content, remove).content?.result.goals).toEqual(['one', 'three'])
    expect(placeChange(content, { ...remove, was: 'x' }).content).toBeNull()
    expect(placeChange(content, { ...remove, pointer: '/result/title/0' }).content).toBeNull()
  })
})
