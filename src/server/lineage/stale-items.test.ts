import { describe, expect, test } from 'vitest'
import { counterparts } from './changed-items.ts'
import { resultItems } from './result-items.ts'
import { changesOf, restingItems } from './stale-items.ts'

const ana = { name: 'Ana', goal: 'Fewer calls' }
const ben = { name: 'Ben', goal: 'Less paper' }
const cleo = { name: 'Cleo', goal: 'Safe hand-overs' }
const personas = (...list: object[]) => resultItems({ personas: list })
const now = (before: ReturnType<typeof personas>, after: ReturnType<typeof personas>) =>
  [...counterparts(before, after)].map(([id, item]) => [id, item?.text ?? null]).sort()

describe('where an item stands in another version', () => {
  test('what says the same is the same wherever it has moved, and what kept its name is that one edited', () => {
    const edited = { ...ben, goal: 'No paper' }
    expect(now(personas(ana, ben), personas(cleo, edited, ana))).toEqual([
      ['/personas/0', 'Name: Ana\nGoal: Fewer calls'],
      ['/personas/1', 'Name: Ben\nGoal: No paper'],
    ])
  })

  test('of items without a name those that are left over are each other where as many are left', () => {
    const goals = (...list: string[]) => resultItems({ goals: list })
    expect(now(goals('a', 'b', 'c'), goals('a', 'B', 'c'))).toEqual([
      ['/goals/0', 'a'],
      ['/goals/1', 'B'],
      ['/goals/2', 'c'],
    ])
    expect(now(goals('a', 'b'), goals('b'))).toEqual([
      ['/goals/0', null],
      ['/goals/1', 'b'],
    ])
  })

  test('an own id is kept, and one that is gone is gone', () => {
    const cases = (...list: object[]) => resultItems({ cases: list })
    const before = cases({ id: 'TC-1', title: 'One' }, { id: 'TC-2', title: 'Two' })
    expect(now(before, cases({ id: 'TC-2', title: 'Other' }))).toEqual([
      ['/cases/TC-1', null],
      ['/cases/TC-2', 'Id: TC-2\nTitle: Other'],
    ])
  })
})

describe('what a document rests on', () => {
  const from = (item: string) => ({ runId: 'up', version: 1, item })
  const sources = [{ number: 1 }, { number: 2, from: from('/personas/0') }, { number: 3, from: from('/personas/1') }]
  const document = resultItems({
    cases: [
      { id: 'TC-1', title: 'Calls', basis: 'Ana [2]' },
      { id: 'TC-2', title: 'Paper', basis: 'Ben [3]' },
      { id: 'TC-3', title: 'Of the market [1]' },
    ],
  })
  const resting = restingItems(document, sources)
  const versions = [
    [],
    personas(ana, ben),
    personas(ana, { ...ben, goal: 'No paper' }),
    personas({ ...ana, goal: 'None' }, ben),
  ]
  const changesAt = (latest: number, seen = 0) =>
    resting.map((each) => [
      each.item.id,
      changesOf(
        each,
        () => seen,
        new Map([['up', latest]]),
        (_runId, version) => versions[version] ?? [],
      ).map(({ was, now: is }) => [was, is]),
    ])

  test('only what cites an item of another result rests on it', () => {
    expect(resting.map(({ item, origins }) => [item.id, origins.map(({ item: id }) => id)])).toEqual([
      ['/cases/TC-1', ['/personas/0']],
      ['/cases/TC-2', ['/personas/1']],
    ])
  })

  test('only what rests on the item that changed is said, with both wordings', () => {
    expect(changesAt(1)).toEqual([
      ['/cases/TC-1', []],
      ['/cases/TC-2', []],
    ])
    expect(changesAt(2)).toEqual([
      ['/cases/TC-1', []],
      ['/cases/TC-2', [['Goal: Less paper', 'Goal: No paper']]],
    ])
  })

  test('from the version that somebody has seen on', () => {
    // Version 3 has taken Ben's change back.
    expect(changesAt(3)[1]).toEqual(['/cases/TC-2', []])
    expect(changesAt(3, 2)[1]).toEqual(['/cases/TC-2', [['Goal: No paper', 'Goal: Less paper']]])
    expect(changesAt(2, 2)[1]).toEqual(['/cases/TC-2', []])
  })

  test('a result that is gone changes nothing', () => {
    expect(
      resting.map((each) =>
        changesOf(
          each,
          () => 0,
          new Map(),
          () => [],
        ),
      ),
    ).toEqual([[], []])
  })
})
