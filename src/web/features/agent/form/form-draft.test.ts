import { describe, expect, test } from 'vitest'
import { fillForm, readDraft, writeDraft } from './form-draft.ts'

const defaults = { idea: '', count: 3, open: false }

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

describe('drafts', () => {
  test('a written draft is read back, by agent', () => {
    const keep = memory()
    writeDraft('a', { idea: 'shift swaps', count: 4, open: true }, keep)
    expect(readDraft('a', defaults, keep)).toEqual({ idea: 'shift swaps', count: 4, open: true })
    expect(readDraft('b', defaults, keep)).toEqual(defaults)
  })

  test('broken or foreign content gives the defaults', () => {
    expect(readDraft('a', defaults, memory({ 'pm-pilot.draft.a': '{"idea":' }))).toEqual(defaults)
    expect(readDraft('a', defaults, memory({ 'pm-pilot.draft.a': '7' }))).toEqual(defaults)
    expect(readDraft('a', defaults, null)).toEqual(defaults)
  })

  test('a full storage does not throw', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('quota')
      },
    }
    expect(() => writeDraft('a', defaults, full)).not.toThrow()
  })

  test('fields of another kind and unknown ones are dropped', () => {
    expect(fillForm(defaults, { idea: null, count: '4', open: true, gone: 1 })).toEqual({
      idea: '',
      count: 3,
      open: true,
    })
  })
})
