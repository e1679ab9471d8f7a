import { describe, expect, test } from 'vitest'
import type { RoadmapItem } from './output.ts'
import { dayText, quartersFrom } from './quarters.ts'
import { scheduleOf } from './schedule.ts'

const start = '2026-11-21T09:00:00.000Z'
const item = (id: string, more: Partial<RoadmapItem> = {}): RoadmapItem => ({
  id,
  column: 'now',
  title: `Do ${id}`,
  outcome: 'Something is true',
  evidence: 'Said (inferred from the description)',
  bets: ['It works'],
  exitCriteria: ['Five of eight do it'],
  dependsOn: [],
  weeks: 6,
  observeWeeks: 0,
  due: null,
  ...more,
})
const days = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 86_400_000)
const of = (items: readonly RoadmapItem[], capacity = { people: 3, focus: 50 }, months = 12) =>
  new Map(scheduleOf(items, capacity, start, months).map((each) => [each.item.id, each]))

describe('the schedule', () => {
  test('one lane works through now, next and later at the speed of the team', () => {
    const placed = of([item('R1', { column: 'later' }), item('R2'), item('R3', { column: 'next', weeks: 3 })])
    expect([...placed.keys()]).toEqual(['R2', 'R3', 'R1'])
    const [second, third, first] = ['R2', 'R3', 'R1'].map((id) => placed.get(id))
    // 6 person-weeks at 1.5 a week are 4 weeks.
    expect(second && days(second.start, second.end)).toBe(28)
    expect(third?.start).toEqual(second?.end)
    expect(first?.start).toEqual(third?.end)
  })

  test('watching keeps what depends on it waiting, and leaves the team free', () => {
    const placed = of([item('R1', { observeWeeks: 4 }), item('R2'), item('R3', { dependsOn: ['R1'] })])
    const [first, second, third] = ['R1', 'R2', 'R3'].map((id) => placed.get(id))
    expect(first && days(first.built, first.end)).toBe(28)
    expect(second?.start).toEqual(first?.built)
    expect(third?.start).toEqual(first?.end)
  })

  test('a larger team works on several at once, but not before what an item needs', () => {
    const placed = of([item('R1'), item('R2'), item('R3', { dependsOn: ['R1'] })], { people: 8, focus: 50 })
    expect(placed.get('R2')?.start).toEqual(placed.get('R1')?.start)
    expect(placed.get('R3')?.start).toEqual(placed.get('R1')?.end)
  })

  test('says what does not fit: date, horizon, order', () => {
    const placed = of(
      [
        item('R1', { due: '2026-12-01' }),
        item('R2', { dependsOn: ['R3'] }),
        item('R3', { column: 'later', weeks: 60 }),
      ],
      { people: 3, focus: 50 },
      6,
    )
    expect(placed.get('R1')?.problems).toEqual(['ends after its fixed date'])
    expect(placed.get('R2')?.problems).toEqual(['scheduled before R3, which it depends on'])
    expect(placed.get('R3')?.problems).toEqual(['ends after the horizon'])
  })
})

describe('quarters', () => {
  test('run from that of the start to that of the end', () => {
    expect(quartersFrom(new Date(start), 12).map(({ label }) => label)).toEqual([
      'Q4 2026',
      'Q1 2027',
      'Q2 2027',
      'Q3 2027',
      'Q4 2027',
    ])
    expect(quartersFrom(new Date('2027-01-01T00:00:00Z'), 6).map(({ label }) => label)).toEqual(['Q1 2027', 'Q2 2027'])
  })

  test('are days of UTC', () => {
    expect(dayText(new Date('2026-12-31T23:30:00Z'))).toBe('Dec 31, 2026')
  })
})
