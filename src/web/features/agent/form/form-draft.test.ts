import { describe, expect, test } from 'vitest'
import { type DraftPlaces, fillForm, readDraft, writeDraft } from './form-draft.ts'

const defaults = { idea: '', count: 3, open: false }
const typed = { idea: 'shift swaps', count: 4, open: true }

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
}
const places = (): DraftPlaces => ({ tab: memory(), browser: memory() })
const tabOnly = (text: string): DraftPlaces => ({ tab: memory({ 'pm-pilot.draft.a': text }), browser: null })

describe('drafts', () => {
  test('a written draft is read back, by agent', () => {
    const kept = places()
    writeDraft('a', { values: typed, run: 'r1', asked: null }, 'ada', kept)
    expect(readDraft('a', defaults, 'ada', kept)).toEqual({ values: typed, run: 'r1', asked: null })
    expect(readDraft('b', defaults, 'ada', kept)).toEqual({ values: defaults, run: null, asked: null })
  })

  test("an account's draft outlives the tab, a guest's does not", () => {
    const kept = places()
    writeDraft('a', { values: typed, run: null, asked: null }, 'ada', kept)
    expect(readDraft('a', defaults, 'ada', { ...kept, tab: memory() }).values).toEqual(typed)
    const guest = places()
    writeDraft('a', { values: typed, run: null, asked: null }, null, guest)
    expect(readDraft('a', defaults, null, { ...guest, tab: memory() }).values).toEqual(defaults)
  })

  test("a guest's words go along to the account; one account's are never another's", () => {
    const kept = places()
    writeDraft('a', { values: typed, run: null, asked: null }, null, kept)
    expect(readDraft('a', defaults, 'ada', kept).values).toEqual(typed)
    writeDraft('a', { values: typed, run: null, asked: null }, 'ada', kept)
    expect(readDraft('a', defaults, 'grace', kept).values).toEqual(defaults)
    expect(readDraft('a', defaults, null, kept).values).toEqual(defaults)
  })

  test('broken or foreign content gives the defaults', () => {
    for (const text of ['{"idea":', '7', 'null', '{"values":null}', '[]']) {
      expect(readDraft('a', defaults, null, tabOnly(text)).values).toEqual(defaults)
    }
    expect(readDraft('a', defaults, null, { tab: null, browser: null }).values).toEqual(defaults)
  })

  test('a full storage does not throw', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('quota')
      },
    }
    expect(() =>
      writeDraft('a', { values: typed, run: null, asked: null }, 'ada', { tab: full, browser: full }),
    ).not.toThrow()
  })

  test('fields of another kind and unknown ones are dropped', () => {
    expect(fillForm(defaults, { idea: null, count: '4', open: true, gone: 1 })).toEqual({
      idea: '',
      count: 3,
      open: true,
    })
  })
})
