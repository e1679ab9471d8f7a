import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { noneOfThese } from '#shared/correctable.ts'
import type { Corrections } from '#shared/corrections.ts'
import { briefReader } from '#tests/support/market-reader.ts'
import type { LabelledBrief } from '#tests/support/reading-score.ts'
import { unsureItems } from './unsure-items.ts'

const asked = (description: string, audience?: string, corrections: Corrections = {}) =>
  unsureItems(description, briefReader({ description, audience }, corrections), corrections)
const fields = (...given: Parameters<typeof asked>) => asked(...given).map(({ field }) => field)

describe('what a person is asked', () => {
  test.each([
    'asdf',
    '...',
    '!!! ??? ;;;',
    'hello',
    'test test test',
    'asdf jkl qwer zxcv poiu lkjh',
    '👨‍👩‍👧‍👦'.repeat(5),
    'constructor',
    '__proto__',
  ])('%s says nothing, and is asked back', (text) => {
    expect(fields(text)).toContain('job')
  })

  test.each([
    'An app that helps dog owners find a trusted sitter within walking distance for one afternoon.',
    'Covers is a booking page for restaurants with a waitlist, deposits and walk-ins.',
    'Eine App für Bäckereien, mit der sie abends übrige Brote an Nachbarn verkaufen',
    'Ice sings before it breaks: a clip on the boot which listens to the pitch of the ice, for long distance skaters',
    'わたしたちは小さなパン屋のために残ったパンを売るアプリを作ります',
  ])('%s is not asked', (text) => {
    expect(asked(text)).toEqual([])
  })

  test('people: asked where nobody is named, with the roles of the market as answers', () => {
    expect(asked('Habit tracker')).toMatchObject([{ field: 'who', options: { length: 3 } }])
    expect(fields('Habit tracker', 'runners')).toEqual([])
    expect(fields('Habit tracker', 'users')).toEqual(['who'])
    expect(fields('Habit tracker', undefined, { who: 'runners' })).toEqual([])
  })

  test('market: asked between near rivals only, and not again once it is answered', () => {
    const description = 'Feature flags for mobile teams, with a share of users for each of them.'
    const explained = briefReader({ description })
    const between = (best: number, second: number) =>
      unsureItems(description, {
        ...explained,
        reading: {
          ...explained.reading,
          market: {
            ...explained.reading.market,
            sureness: 'unsure',
            found: { id: 'a', name: 'A' },
            alternatives: ['B', 'C', 'D'].map((name) => ({ id: name, name })),
          },
        },
        scores: [
          { id: 'a', name: 'A', definition: 'a', score: best, because: [] },
          { id: 'b', name: 'B', definition: 'b', score: second, because: [] },
        ],
      })
    expect(between(8, 7)).toMatchObject([{ field: 'market', options: ['A', 'B', 'C'] }])
    expect(between(8, 4)).toEqual([])
    for (const market of ['Product analytics', noneOfThese, 'something that no library holds'])
      expect(fields(description, undefined, { market })).toEqual([])
  })

  test('at most four questions with at most three answers, the market last', () => {
    for (const text of ['asdf', 'CRM', 'Habit tracker', 'todo list', 'x'])
      for (const items of [asked(text), asked(text, 'everybody')]) {
        expect(items.length).toBeLessThanOrEqual(4)
        for (const { options } of items) expect(options.length).toBeLessThanOrEqual(3)
        const at = items.findIndex(({ field }) => field === 'market')
        expect([-1, items.length - 1]).toContain(at)
      }
  })

  test('at most a quarter of clear briefs are asked', () => {
    const briefs = JSON.parse(
      readFileSync(new URL('../../tests/fixtures/labelled-briefs.json', import.meta.url), 'utf8'),
    ) as LabelledBrief[]
    const clear = briefs.filter(({ markets }) => (markets?.length ?? 0) > 0)
    const these = clear.filter(({ description, audience }) => asked(description, audience || undefined).length > 0)
    expect(clear.length).toBeGreaterThan(40)
    expect(these.length / clear.length, these.map(({ id }) => id).join(', ')).toBeLessThanOrEqual(0.25)
  })
})

describe('corrections of the reading', () => {
  const description =
    'Covers is a booking page for restaurants with a waitlist and deposits of 20 euro. It sends reminders.'
  const read = (corrections: Corrections) => briefReader({ description }, corrections).reading
  const named = (reading: ReturnType<typeof read>) => [...reading.capabilities, ...reading.own].map(({ text }) => text)

  test('the name, also that there is none', () => {
    expect(read({ name: 'Tablewise' }).name?.text).toBe('Tablewise')
    expect(read({ name: noneOfThese }).name).toBeNull()
  })

  test('a clause that is not meant is no feature', () => {
    const before = named(read({}))
    const [first = ''] = before
    expect(before.length).toBeGreaterThan(1)
    expect(named(read({ notMeant: first.toUpperCase() }))).toEqual(before.filter((text) => text !== first))
    expect(named(read({ notMeant: before.join('\n') }))).toEqual([])
  })

  test('numbers are those that are given', () => {
    expect(read({ numbers: '35 euro' }).numbers).toMatchObject([{ value: 35 }])
  })

  test('a market in other words is placed by them, and one that the library lacks is never replaced', () => {
    expect(read({ market: 'project management software for architects' }).market.found?.id).not.toBe(
      'table-reservations',
    )
    expect(read({ market: 'glass eye polishing' }).market).toMatchObject({ found: null, sureness: 'outside' })
    expect(read({ market: noneOfThese }).market).toMatchObject({ found: null, sureness: 'outside' })
    expect(read({ market: 'Habit trackers and routines' }).market.sureness).toBe('sure')
  })
})
